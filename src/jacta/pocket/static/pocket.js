// The page of the pocket edition: everything as one file, and back.
"use strict";

const base = new URL(document.querySelector("a.brand").href).pathname;
const worker = new BroadcastChannel(`jacta ${base}`);
const field = (id) => document.getElementById(id);

// Whether the browser keeps what is there, as soon as there is somebody to say so.
let keeps;
const ready = new Promise((resolve) => {
  worker.addEventListener("message", ({ data }) => {
    if (!data.ready) return;
    keeps = data.stored;
    field("stored").textContent = keeps ? field("stored").dataset.kept : field("stored").dataset.lost;
    resolve();
  });
});
worker.postMessage({ up: "?" });

// Ask the worker for something, and wait for what it says.
async function told(message) {
  await ready;
  return new Promise((resolve) => {
    const call = crypto.randomUUID();
    worker.addEventListener("message", function heard({ data }) {
      if (data.called !== call) return;
      worker.removeEventListener("message", heard);
      resolve(data);
    });
    worker.postMessage({ call, ...message });
  });
}

const coded = (bytes) => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
};
const decoded = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

field("export").addEventListener("click", async () => {
  const { files } = await told({ get: "everything" });
  const browser = Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith("jacta")));
  const all = { jacta: "pocket", home: base, files: Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, coded(bytes)])), browser };
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(all)], { type: "application/json" }));
  link.download = `jacta-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});

field("import").addEventListener("change", async (event) => {
  const { sure, wrong, done } = event.target.dataset;
  const [{ lost }, say] = [field("stored").dataset, (text) => { field("done").textContent = text; }];
  let files, browser, home;
  try {
    const all = JSON.parse(await event.target.files[0].text());
    if (all.jacta !== "pocket") throw new Error();
    files = Object.fromEntries(Object.entries(all.files).map(([path, text]) => [path, decoded(text)]));
    [browser, home] = [Object.entries(all.browser), all.home || base];
  } catch {
    return say(wrong);
  }
  await ready;
  if (!keeps) return say(lost);
  if (!confirm(sure)) return;
  const { stored } = await told({ put: files });
  if (stored) {
    for (const name of Object.keys(localStorage)) if (name.startsWith("jacta")) localStorage.removeItem(name);
    // Addresses begin where the edition lies, which may be elsewhere than this one; situations and rolls have none that do.
    const there = home.replace(/[^\w/]/g, "\\$&");
    const here = (text) => text.replace(new RegExp(`(?<=[":])${there}(?=(games|tables|chronicles)/)`, "g"), base);
    for (const [name, value] of browser) {
      if (["jacta-kept", "jacta-rolls"].includes(name)) localStorage.setItem(name, value);
      else if (name.startsWith("jacta")) localStorage.setItem(here(name), here(value));
    }
  }
  say(stored ? done : lost);
  setTimeout(() => top.location.reload(), stored ? 1000 : 5000); // Python opens what it finds there from the beginning
});

// A game that several devices share lives on a server: its link leads there.
field("join").addEventListener("submit", (event) => {
  event.preventDefault();
  const link = new URL(field("link").value);
  if (/^https?:$/.test(link.protocol)) window.open(link.href, "_blank", "noopener");
});
