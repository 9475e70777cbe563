// Python in a worker: it answers what the service worker hands on, one after the other, and keeps what it has changed.
const BASE = new URL(".", self.location.href).pathname;
const channel = new BroadcastChannel(`jacta ${BASE}`);
const KEEP = "/keep"; // the folder that the browser keeps

let python;
let answering; // Python's own function
let stored = false;
const dropped = new Set();
const early = [];

channel.addEventListener("message", ({ data }) => {
  if (data.drop) dropped.add(data.drop);
  else if (data.ask && answering) answer(data);
  else if (data.ask) early.push(data);
  else if (data.up && answering) channel.postMessage({ ready: true, stored });
  else if (data.get && answering) channel.postMessage({ called: data.call, files: everything() });
  else if (data.put && answering) replaced(data.put).then(() => channel.postMessage({ called: data.call }));
});

async function unpacked(name, folder) {
  const bytes = new Uint8Array(await (await fetch(`${BASE}python/${name}`)).arrayBuffer());
  const size = new DataView(bytes.buffer).getUint32(0, true);
  let at = 4 + size;
  const made = new Set();
  for (const [path, length] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, at)))) {
    const parent = `${folder}/${path}`.replace(/\/[^/]*$/, "");
    if (!made.has(parent)) {
      python.FS.mkdirTree(parent);
      made.add(parent);
    }
    python.FS.writeFile(`${folder}/${path}`, bytes.subarray(at, at + length), { canOwn: true });
    at += length;
  }
}

// --- What is kept

const synced = (populate) => new Promise((resolve, reject) => {
  python.FS.syncfs(populate, (error) => (error ? reject(error) : resolve()));
});

async function opened() {
  python.FS.mkdirTree(KEEP);
  try {
    await new Promise((resolve, reject) => {
      const trial = indexedDB.open("jacta-trial");
      trial.onsuccess = () => { trial.result.close(); resolve(); };
      trial.onerror = () => reject(trial.error);
    });
    python.FS.mount(python.FS.filesystems.IDBFS, {}, KEEP);
    await synced(true);
    stored = true;
  } catch {
    stored = false;
  }
}

let saving = Promise.resolve();
let seen = "";

function kept(folder = KEEP) {
  return python.FS.readdir(folder).filter((name) => name !== "." && name !== "..").flatMap((name) => {
    const path = `${folder}/${name}`;
    return python.FS.isDir(python.FS.stat(path).mode) ? kept(path) : [path];
  });
}

const state = () => kept().map((path) => {
  const { mtime, size } = python.FS.stat(path);
  return `${path} ${size} ${+mtime}`;
}).join("\n");

const everything = () => Object.fromEntries(kept().map((path) => [path.slice(KEEP.length + 1), python.FS.readFile(path)]));

// Other files in the place of all that is kept; the page begins anew afterwards.
async function replaced(files) {
  answering = null;
  for (const path of kept()) python.FS.unlink(path);
  for (const [name, bytes] of Object.entries(files)) {
    const path = `${KEEP}/${name}`;
    if (path.split("/").includes("..")) continue;
    python.FS.mkdirTree(path.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(path, bytes);
  }
  await saved();
}

// What was changed is in the browser's store before anybody hears that it was done.
async function saved() {
  if (!stored) return;
  const now = state();
  if (now !== seen) {
    seen = now;
    saving = saving.then(() => synced(false)).catch(() => {
      stored = false;
      channel.postMessage({ ready: true, stored });
    });
  }
  await saving;
}

// --- Answers

async function answer({ ask, method, address, headers, body }) {
  if (dropped.delete(ask)) return;
  try {
    const [status, told, bytes] = await answering(method, address, headers, new Uint8Array(body || 0));
    await saved();
    channel.postMessage({ answer: ask, status, headers: told, body: bytes });
  } catch (error) {
    channel.postMessage({ answer: ask, status: 500, headers: [["content-type", "text/plain"]], body: new TextEncoder().encode(error.message) });
  }
}

async function begin() {
  const { loadPyodide } = await import(`${BASE}python/pyodide.mjs`);
  python = await loadPyodide({ indexURL: `${BASE}python/`, env: { HOME: KEEP, XDG_DATA_HOME: KEEP } });
  channel.postMessage({ step: "reading", part: 0.6 });
  const library = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
  await Promise.all([unpacked("libraries.pack", library), unpacked("jacta.pack", library), opened()]);
  channel.postMessage({ step: "reading", part: 0.8 });
  const module = python.pyimport("jacta.pocket.browser");
  answering = module.begin(self.location.origin + BASE);
  seen = stored ? state() : "";
  channel.postMessage({ ready: true, stored });
  for (const data of early.splice(0)) answer(data);
}

begin().catch((error) => channel.postMessage({ failed: String(error.message || error).trim().split("\n").pop() }));
