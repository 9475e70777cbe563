// Files of the edition as files of Python's, which are not read before somebody asks for what is in them.
const BASE = new URL(".", self.location.href).pathname;
const PLACES = %PLACES%; // under which the browser keeps them
const HEAD = 4; // bytes of a pack that tell how long its list is
const [FILE, FOLDER] = [0o100666, 0o40777]; // kinds of what a folder of Python's holds, and who may do what with it

// A file: its size, all of it, and what stands in it from one place to another: that alone is read of a file of which nobody has read all.
// What the browser does not keep yet is on its way.
async function opened(name) {
  const kept = await caches.open(`jacta ${BASE} files`).then((cache) => cache.match(BASE + PLACES[name])).catch(() => null);
  const blob = await kept?.blob();
  const read = (some) => new Uint8Array(new FileReaderSync().readAsArrayBuffer(some));
  let bytes = blob ? null : new Uint8Array(await (await fetch(`${BASE}python/${name}`)).arrayBuffer());
  return {
    size: blob ? blob.size : bytes.length,
    all: () => (bytes ??= read(blob)),
    part: (from, to) => bytes?.subarray(from, to) ?? read(blob.slice(from, to)),
  };
}

// What becomes a file of Python's: its path, its size, and what is in it.
export async function whole(name, path = name) {
  const { size, all } = await opened(name);
  return [path, size, all];
}

// A pack goes along as it is: Python finds its modules there (`packed_modules.py`). Only what is no module becomes a file, and what finds them.
export async function unpacked(name) {
  const { size, all, part } = await opened(name);
  const from = HEAD + new DataView(part(0, HEAD).slice().buffer).getUint32(0, true);
  const found = [[name, size, all]];
  let at = from;
  for (const line of new TextDecoder().decode(part(HEAD, from)).trimEnd().split("\n")) {
    const gap = line.lastIndexOf(" ");
    const [path, length, begin] = [line.slice(0, gap), Number(line.slice(gap + 1)), at];
    let content;
    if (!path.endsWith(".pyc") || path === "sitecustomize.pyc") found.push([path, length, () => (content ??= part(begin, begin + length))]);
    at += length;
  }
  return found;
}

// Put files into a folder, past Python's own ways of doing so, which look for every folder again for every file.
export function place(FS, folder, files) {
  const made = new Map([["", FS.lookupPath(folder).node]]);
  const put = (path, kind) => {
    const cut = path.lastIndexOf("/");
    const around = inside(path.slice(0, Math.max(cut, 0)));
    return around.node_ops.mknod(around, path.slice(cut + 1), kind, 0);
  };
  const inside = (path) => {
    if (!made.has(path)) made.set(path, put(path, FOLDER));
    return made.get(path);
  };
  for (const [path, size, content] of files) {
    const node = put(path, FILE);
    node.usedBytes = size;
    Object.defineProperty(node, "contents", { get: content });
  }
}
