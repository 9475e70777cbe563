// Starts Python: as a copy of one that has read everything, where this browser keeps such a picture; else from the beginning.
const BASE = new URL(".", self.location.href).pathname;
const PICTURE = `${BASE}picture/%PICTURE%`; // of exactly these programs
const pictures = () => caches.open(`jacta ${BASE} pictures`);

export const KEEP = `/keep${BASE}`; // the folder that the browser keeps: one for each edition of a site

// A pack goes along as it is: Python finds its modules there (`packed_modules.py`). Only what is no module becomes a file, and what finds them.
async function unpacked(name) {
  const bytes = new Uint8Array(await (await fetch(`${BASE}python/${name}`)).arrayBuffer());
  let at = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const found = [[name, bytes]];
  for (const line of new TextDecoder().decode(bytes.subarray(4, at)).trimEnd().split("\n")) {
    const gap = line.lastIndexOf(" ");
    const [path, length] = [line.slice(0, gap), Number(line.slice(gap + 1))];
    if (!path.endsWith(".pyc") || path === "sitecustomize.pyc") found.push([path, bytes.subarray(at, at + length)]);
    at += length;
  }
  return found;
}

// What there is before Python begins. The library is loaded first of all, so that it lies in the same place whether Python begins or is copied.
async function furnished(module, coming) {
  module.addRunDependency("jacta");
  const site = module.API.sitePackages;
  const made = new Set();
  let library;
  for (const [path, bytes] of (await coming).flat()) {
    const at = `${site}/${path}`;
    const folder = at.slice(0, at.lastIndexOf("/"));
    if (!made.has(folder)) module.FS.mkdirTree(folder);
    made.add(folder);
    module.FS.writeFile(at, bytes, { canOwn: true });
    if (path.endsWith(".so")) library = at; // only its name: what it is comes by itself
  }
  const locate = module.locateFile;
  module.locateFile = () => `${BASE}python/library.so`;
  await module.loadDynamicLibrary(library, { loadAsync: true, global: true, nodelete: true, allowUndefined: true });
  module.locateFile = locate;
  module.removeRunDependency("jacta");
}

async function started(picture, keeping) {
  const coming = Promise.all(["libraries.pack", "jacta.pack"].map(unpacked));
  const [{ loadPyodide }, { default: create }] = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(`${BASE}python/${name}`)));
  return loadPyodide({
    indexURL: `${BASE}python/`,
    env: { HOME: KEEP, XDG_DATA_HOME: KEEP },
    _makeSnapshot: keeping,
    _loadSnapshot: picture,
    createPyodideModule: async (settings) => {
      settings.preRun.push((module) => furnished(module, coming));
      const module = await create(settings);
      if (picture && module.HEAP8.length < picture.length) module.growMemory(picture.length);
      return module;
    },
  });
}

const read = (python) => python.pyimport("jacta.pocket.browser");

// Python, and its module that answers.
export async function start() {
  const kept = await pictures().then((cache) => cache.match(PICTURE)).catch(() => null);
  if (kept) {
    try {
      const python = await started(new Uint8Array(await kept.arrayBuffer()), false);
      const jacta = read(python);
      jacta.copied();
      return [python, jacta, true];
    } catch (error) {
      console.warn("the picture cannot be used:", error);
      await forget(() => true);
    }
  }
  const python = await started(undefined, false);
  const jacta = read(python);
  jacta.begin(self.location.origin + BASE);
  return [python, jacta, false];
}

// Start another Python, let it read everything, and keep a picture of it.
export async function pictured() {
  const python = await started(undefined, true);
  const jacta = read(python);
  jacta.begin(self.location.origin + BASE);
  await jacta.read_everything();
  jacta.destroy();
  for (const name of Object.keys(python.loadedPackages)) delete python.loadedPackages[name];
  await (await pictures()).put(PICTURE, new Response(python.makeMemorySnapshot()));
  await forget((path) => path !== PICTURE);
}

async function forget(which) {
  const cache = await pictures();
  for (const request of await cache.keys()) if (which(new URL(request.url).pathname)) await cache.delete(request);
}
