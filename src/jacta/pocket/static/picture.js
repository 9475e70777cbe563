// A picture of Python: what its memory held when it had read everything, in a file that is read straight into the memory of another.
const BASE = new URL(".", self.location.href).pathname;
const PICTURE = "%PICTURE%"; // of exactly these programs
const PAGE = 65536; // bytes
const HEAD = 8; // bytes before the description: how long it is, and the picture

const alone = (task) => navigator.locks.request(`jacta picture ${BASE}`, task); // a file is open once only

const album = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(encodeURIComponent(BASE), { create: true });

// Do something with the file of the picture.
const handling = (task, options) => alone(async () => {
  const file = await (await (await album()).getFileHandle(PICTURE, options)).createSyncAccessHandle();
  try {
    return task(file);
  } finally {
    file.close();
  }
});

// Which parts of a memory hold anything: much of it was never used. A list of where each begins and ends.
function filled(memory) {
  const words = new BigUint64Array(memory.buffer, memory.byteOffset, Math.floor(memory.byteLength / 8));
  const found = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const end = Math.min(at + PAGE, memory.length);
    if (words.subarray(at / 8, end / 8).every((word) => !word)) continue;
    if (found.at(-1)?.[1] === at) found.at(-1)[1] = end;
    else found.push([at, end]);
  }
  return found;
}

// Keep what Python gives as its picture: a beginning, which says in its second word how long it is, and the memory. The file is one
// when its head is written, which is last.
export async function keep(given) {
  const [, length] = new Uint32Array(given.buffer, given.byteOffset, 2);
  const memory = given.subarray(length);
  const parts = filled(memory);
  const told = new TextEncoder().encode(JSON.stringify({ beginning: [...given.subarray(0, length)], size: memory.length, parts }));
  const written = handling((file) => {
    file.truncate(0);
    let at = HEAD + told.length;
    for (const [from, to] of parts) {
      file.write(memory.subarray(from, to), { at });
      at += to - from;
    }
    file.write(told, { at: HEAD });
    file.flush();
    if (file.getSize() < at) throw new Error("there is no room for a picture"); // of which writing says nothing
    file.write(new Uint32Array([told.length, at]), { at: 0 });
    file.flush();
  }, { create: true });
  await written.catch(async (error) => {
    await forget(() => true); // half a picture takes room that there is not
    throw error;
  });
  await forget((name) => name !== PICTURE);
}

// The picture that is kept: its beginning, as Python gave it, and how the memory becomes that of a module. Nothing where there is none.
export async function kept() {
  let head;
  try {
    head = await handling((file) => {
      const [length, end] = read(file, Uint32Array, HEAD, 0);
      return length && file.getSize() === end ? { length, ...JSON.parse(new TextDecoder().decode(read(file, Uint8Array, length, HEAD))) } : null;
    });
  } catch {
    return null; // none was taken, or this browser has no place for one
  }
  return head && {
    beginning: new Uint8Array(head.beginning),
    into: (module) => {
      if (module.HEAPU8.length < head.size) module.growMemory(head.size);
      return handling((file) => {
        let at = HEAD + head.length;
        for (const [from, to] of head.parts) {
          file.read(module.HEAPU8.subarray(from, to), { at });
          at += to - from;
        }
      });
    },
  };
}

function read(file, Kind, size, at) {
  const bytes = new Uint8Array(size);
  file.read(bytes, { at });
  return new Kind(bytes.buffer);
}

// Forget those pictures whose names are such.
export async function forget(which) {
  const folder = await album();
  for await (const name of folder.keys()) if (which(name)) await folder.removeEntry(name);
}
