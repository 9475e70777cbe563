// Python in a worker. One answers what the service worker hands on, and keeps what it has changed. Others do a piece of its work
// (`?part=helper`), or let a picture of Python be taken (`?part=picture`).
import { KEEP, pictured, start } from "./python.js";

const BASE = new URL(".", self.location.href).pathname;
const PART = new URLSearchParams(self.location.search).get("part");
const channel = PART ? null : new BroadcastChannel(`jacta ${BASE}`);

let python;
let answering; // Python's own function
let mounted = false; // the browser has a place for what is kept
let stored = false; // and it is all there
const dropped = new Set();
const early = [];
const taken = new Set(); // what was asked; the service worker asks again where it cannot know that it was heard

channel?.addEventListener("message", ({ data }) => {
  if (data.drop) dropped.add(data.drop);
  else if (data.ask) take(data);
  else if (data.up && answering) channel.postMessage({ ready: true, stored });
  else if (data.get && answering) channel.postMessage({ called: data.call, files: everything() });
  else if (data.put && answering) replaced(data.put).catch(() => note(false)).then(() => channel.postMessage({ called: data.call, stored }));
});

// --- What is kept

const synced = (populate) => new Promise((resolve, reject) => {
  python.FS.syncfs(populate, (error) => (error ? reject(error) : resolve()));
});

// Something is written for trial: a browser may open a store in which there is no room.
const tried = () => new Promise((resolve, reject) => {
  const trial = indexedDB.open("jacta-trial", 1);
  trial.onupgradeneeded = () => trial.result.createObjectStore("trial");
  trial.onerror = () => reject(trial.error);
  trial.onsuccess = () => {
    const writing = trial.result.transaction("trial", "readwrite");
    writing.objectStore("trial").put(new Uint8Array(100_000), "trial").onsuccess = (done) => done.target.source.clear();
    writing.onabort = () => reject(writing.error);
    writing.oncomplete = () => { trial.result.close(); resolve(); };
  };
});

async function opened() {
  python.FS.mkdirTree(KEEP);
  try {
    await tried();
    python.FS.mount(python.FS.filesystems.IDBFS, {}, KEEP);
    await synced(true);
    mounted = stored = true;
  } catch {
    mounted = stored = false;
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

// What was changed is in the browser's store before anybody hears that it was done; or everybody hears that it is not.
async function saved() {
  if (!mounted) return;
  const now = state();
  if (now !== seen) {
    seen = now;
    saving = saving.then(() => synced(false)).then(() => note(true), () => {
      seen = ""; // the next answer tries again: there may be room by then
      note(false);
    });
  }
  await saving;
}

function note(is) {
  if (is !== stored) channel.postMessage({ ready: true, stored: is });
  stored = is;
}

// --- Answers

let busy = 0;
let last = 0; // when the last answer was given

// Once: an answer in a game that is given twice would be two.
function take(data) {
  if (taken.has(data.ask)) return;
  taken.add(data.ask);
  if (answering) answer(data);
  else early.push(data);
}

async function answer({ ask, method, address, headers, body }) {
  if (dropped.delete(ask)) return;
  busy += 1;
  try {
    const [status, told, bytes] = await answering(method, address, headers, new Uint8Array(body || 0), () => dropped.has(ask));
    await saved();
    channel.postMessage({ answer: ask, status, headers: told, body: bytes });
  } catch (error) {
    channel.postMessage({ answer: ask, status: 500, headers: [["content-type", "text/plain"]], body: new TextEncoder().encode(error.message) });
  }
  busy -= 1;
  last = performance.now();
  dropped.delete(ask);
}

// A page that shows a game asks for news every two seconds, which is quiet enough.
async function quiet() {
  while (busy || performance.now() - last < 1000) await new Promise((done) => { setTimeout(done, 200); });
}

// --- Other Pythons

const beside = (part) => new Worker(`${BASE}worker.js?part=${part}`, { type: "module" });

// As many as there are cores to spare and memory to hold them; each begins as a copy of the picture.
const helpers = {
  most: Math.max(0, Math.min((navigator.hardwareConcurrency || 2) - 1, Math.floor((navigator.deviceMemory || 4) / 2), 3)),
  model: false, // whether this Python is a copy, as they are: it knows all texts of what they answer. Told when the first answers are given, to which all of the device belongs
  ready: [],
  started: 0,

  // One that is ready, or nothing; the next one is started meanwhile.
  take() {
    const found = this.ready.pop();
    this.prepare();
    return found;
  },

  // Start one more, unless one is waiting; until it is there.
  prepare() {
    if (!this.model || this.ready.length || this.started >= this.most) return Promise.resolve();
    this.started += 1;
    const worker = beside("helper");
    let settle = {};
    const helper = {
      work: (parcel) => new Promise((done, failed) => {
        settle = { done, failed };
        worker.postMessage(parcel);
      }),
      end: () => {
        worker.terminate();
        this.started -= 1;
        settle.failed?.(new Error("ended"));
        this.prepare();
      },
    };
    return new Promise((there) => {
      worker.onerror = () => { // no picture, or no memory: there will be no other
        this.most = 0;
        worker.terminate();
        settle.failed?.(new Error("ended"));
        there();
      };
      worker.onmessage = ({ data }) => {
        if (data.failed) settle.failed?.(new Error(data.failed));
        else if (!data.ready) settle.done?.(data);
        else {
          this.ready.push(helper);
          there();
        }
      };
    });
  },
};

// Who is here for the first time gets a picture once everything is quiet: from then on Python begins in a moment.
async function settled(copied) {
  await quiet();
  helpers.model = copied;
  if (!copied && helpers.most) {
    const worker = beside("picture");
    await new Promise((done) => { worker.onmessage = worker.onerror = done; });
    worker.terminate();
  }
  await helpers.prepare();
  channel.postMessage({ settled: true });
}

// --- Beginnings

async function begin() {
  const [made, jacta, copied] = await start((step, part) => channel.postMessage({ step, part }));
  python = made;
  await opened();
  answering = jacta.answering(helpers);
  seen = state();
  channel.postMessage({ ready: true, stored });
  for (const data of early.splice(0)) answer(data);
  settled(copied);
}

async function help() {
  const [, jacta, copied] = await start();
  if (!copied) throw new Error("no picture");
  self.onmessage = ({ data }) => {
    try {
      self.postMessage(jacta.help_out(data));
    } catch (error) {
      self.postMessage({ failed: error.message });
    }
  };
  self.postMessage({ ready: true });
}

if (PART === "picture") pictured().then(() => self.postMessage({ done: true }), (error) => self.postMessage({ failed: String(error) }));
else if (PART === "helper") help().catch((error) => setTimeout(() => { throw error; }));
else begin().catch((error) => channel.postMessage({ failed: String(error.message || error).trim().split("\n").pop() }));
