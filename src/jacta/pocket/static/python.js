// Starts Python: as a copy of one that has read everything, where this browser keeps a picture of it; else from the beginning.
import { place, unpacked, whole } from "./packs.js";
import { forget, keep, kept } from "./picture.js";

const BASE = new URL(".", self.location.href).pathname;
const STANDARD = "python_stdlib.zip";
const silent = () => {};

export const KEEP = `/keep${BASE}`; // the folder that the browser keeps: one for each edition of a site

// Everything is asked for at once: nothing waits for what it does not need.
const fetched = (name) => `${BASE}python/${name}`;
const programs = Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(fetched(name))));
const packs = Promise.all(["libraries.pack", "jacta.pack"].map(unpacked));
const library = WebAssembly.compileStreaming(fetch(fetched("library.so")));
for (const coming of [programs, packs, library]) coming.catch(silent); // whoever waits for it hears of it

// What there is before Python begins. The library is loaded first of all, so that it lies in the same place whether Python begins or is copied.
async function furnished(module, tell) {
  module.addRunDependency("jacta");
  const files = (await packs).flat();
  place(module.FS, module.API.sitePackages, files);
  const [name] = files.map(([path]) => path).filter((path) => path.endsWith(".so")); // only its name: what it is comes by itself
  const [path, how] = [`${module.API.sitePackages}/${name}`, { loadAsync: true, global: true, nodelete: true, allowUndefined: true }];
  module.preloadedWasm[path] = await module.loadWebAssemblyModule(await library, how, path, {});
  await module.loadDynamicLibrary(path, how);
  tell("starting", 0.6);
  module.removeRunDependency("jacta");
}

async function started(picture, keeping, tell = silent) {
  const [{ loadPyodide }, { default: create }] = await programs;
  return loadPyodide({
    indexURL: fetched(""),
    stdLibURL: picture && "data:,", // a copy has read what it needs of it, and finds the rest
    env: { HOME: KEEP, XDG_DATA_HOME: KEEP },
    _makeSnapshot: keeping,
    _loadSnapshot: picture?.beginning,
    createPyodideModule: async (settings) => {
      settings.preRun.push((module) => furnished(module, tell));
      const module = await create(settings);
      if (picture) {
        await picture.into(module);
        place(module.FS, "/lib", [await whole(STANDARD, `python${module.API.pyVersionTuple.slice(0, 2).join("")}.zip`)]);
      }
      return module;
    },
  });
}

const read = (python) => python.pyimport("jacta.pocket.browser");

// Python, its module that answers, and whether it is a copy. `tell` hears what is being done, and how much of all is done.
export async function start(tell = silent) {
  const picture = await kept();
  if (picture) {
    try {
      const python = await started(picture, false, tell);
      const jacta = read(python);
      jacta.copied();
      return [python, jacta, true];
    } catch (error) {
      console.warn("the picture cannot be used:", error);
      await forget(() => true);
    }
  }
  const python = await started(undefined, false, tell);
  tell("reading", 0.8);
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
  await new Promise((done) => { setTimeout(done); }); // Python lets go of who has waited for it
  await keep(python.makeMemorySnapshot());
}
