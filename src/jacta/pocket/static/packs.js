// Files of the edition as files of Python's, which are not read before somebody asks for what is in them.
const BASE = new URL(".", self.location.href).pathname;
const PLACES = %PLACES%; // under which the browser keeps them
const HEAD = 4; // bytes of a pack that tell how long its list is

// A file: its size, a part of it as soon as it is read, and all its bytes at once. What the browser does not keep yet is on its way.
async function opened(name) {
  const kept = await caches.open(`jacta ${BASE} files`).then((cache) => cache.match(BASE + PLACES[name])).catch(() => null);
  if (kept) {
    const blob = await kept.blob();
    let bytes;
    return {
      size: blob.size,
      part: (from, to) => blob.slice(from, to).arrayBuffer(),
      all: () => (bytes ??= new Uint8Array(new FileReaderSync().readAsArrayBuffer(blob))),
    };
  }
  const bytes = new Uint8Array(await (await fetch(`${BASE}python/${name}`)).arrayBuffer());
  return { size: bytes.length, part: async (from, to) => bytes.slice(from, to).buffer, all: () => bytes };
}

// What becomes a file of Python's: its path, its size, and what is in it.
export async function whole(name, path = name) {
  const { size, all } = await opened(name);
  return [path, size, all];
}

// A pack goes along as it is: Python finds its modules there (`packed_modules.py`). Only what is no module becomes a file, and what finds them.
export async function unpacked(name) {
  const { size, part, all } = await opened(name);
  const from = HEAD + new DataView(await part(0, HEAD)).getUint32(0, true);
  const found = [[name, size, all]];
  let at = from;
  for (const line of new TextDecoder().decode(await part(HEAD, from)).trimEnd().split("\n")) {
    const gap = line.lastIndexOf(" ");
    const [path, length, begin] = [line.slice(0, gap), Number(line.slice(gap + 1)), at];
    if (!path.endsWith(".pyc") || path === "sitecustomize.pyc") found.push([path, length, () => all().subarray(begin, begin + length)]);
    at += length;
  }
  return found;
}

export function place(FS, folder, files) {
  const made = new Set();
  for (const [path, size, content] of files) {
    const at = `${folder}/${path}`;
    const around = at.slice(0, at.lastIndexOf("/"));
    if (!made.has(around)) FS.mkdirTree(around);
    made.add(around);
    FS.writeFile(at, "");
    const { node } = FS.lookupPath(at);
    node.usedBytes = size;
    Object.defineProperty(node, "contents", { get: content });
  }
}
