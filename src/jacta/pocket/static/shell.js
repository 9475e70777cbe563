// The page that stays: it holds the worker with Python, and shows Jacta's pages in a frame. Its own address is that of the
// frame behind a #, so that a copied link opens on any device, whether Jacta has been there before or not.
"use strict";

const BASE = new URL(".", location.href).pathname;
const TEXTS = JSON.parse(document.getElementById("texts").textContent);
const said = TEXTS[navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in TEXTS) || "en"];
const [frame, bar, words, progress, now] = ["page", "bar", "words", "progress", "now"].map((id) => document.getElementById(id));
const channel = new BroadcastChannel(`jacta ${BASE}`);
document.documentElement.lang = Object.keys(TEXTS).find((code) => TEXTS[code] === said);

function say(text, part = null) {
  bar.hidden = !text;
  words.textContent = text || "";
  progress.hidden = part === null;
  if (part !== null) progress.value = part;
}

function offer(text, label, act) {
  say(text);
  now.hidden = false;
  now.textContent = label;
  now.onclick = act;
}

// --- The frame and its address

const wanted = () => BASE + (location.hash.startsWith("#/") ? location.hash.slice(2) : "");
let shown = "";

function follow() {
  let at;
  try {
    at = frame.contentWindow.location;
    if (!at.pathname.startsWith(BASE) || at.protocol === "about:") return;
  } catch {
    return; // a page of somebody else's
  }
  const path = at.pathname.slice(BASE.length - 1) + at.search + at.hash;
  document.title = frame.contentDocument.title || "Jacta";
  if (path === shown) return;
  shown = path;
  history.replaceState(null, "", BASE + (path === "/" ? "" : `#${path}`));
}

addEventListener("hashchange", () => {
  if (location.hash.startsWith("#/") && location.hash.slice(1) !== shown) frame.contentWindow.location.replace(wanted());
});

frame.addEventListener("load", () => {
  follow();
  // What lies elsewhere is opened elsewhere: this page keeps the games.
  frame.contentDocument?.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (link && !link.href.startsWith(location.origin + BASE) && /^https?:/.test(link.href)) link.target = "_blank";
  }, true);
});

// --- Python: in one tab only, which answers for all

channel.addEventListener("message", ({ data }) => {
  if (data.loaded !== undefined) {
    say(`${said.loading} ${(data.loaded / 1e6).toFixed(1)} / ${(data.total / 1e6).toFixed(1)} MB`, data.loaded / data.total);
  } else if (data.step) say(said[data.step], data.part);
  else if (data.ready) {
    if (data.stored) say("");
    else say(said["no-storage"]);
    document.documentElement.dataset.ready = "yes";
    navigator.serviceWorker.controller?.postMessage({ keep: "all" });
  } else if (data.failed) say(`${said.failed} ${data.failed}`);
});

function hold() {
  navigator.locks.request(`jacta python ${BASE}`, () => new Promise((_, reject) => {
    say(said.starting, 0);
    const worker = new Worker(`${BASE}worker.js`, { type: "module" });
    worker.onerror = (event) => { say(`${said.failed} ${event.message || ""}`); reject(new Error(event.message)); };
  })).catch(() => {});
  channel.postMessage({ up: "?" });
}

// --- The service worker, and newer editions of it

function renewed(registration) {
  const offered = () => offer(said.update, said["update-now"], () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage({ take: "over" });
  });
  if (registration.waiting) offered();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offered();
    });
  });
}

async function begin() {
  if (!isSecureContext) return say(said["not-secure"]);
  if (!navigator.serviceWorker || !navigator.locks || !window.DecompressionStream) return say(said["too-old"]);
  say(said.starting, 0);
  const registration = await navigator.serviceWorker.register(`${BASE}service.js`);
  if (!navigator.serviceWorker.controller) {
    registration.active?.postMessage({ take: "over" }); // a page that was loaded past it
    await new Promise((resolve) => { navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }); });
  }
  navigator.storage?.persist?.();
  navigator.serviceWorker.controller.postMessage({ keep: "first" });
  frame.src = wanted();
  setInterval(follow, 300);
  hold();
  renewed(registration);
}

begin().catch((error) => say(`${said.failed} ${error.message}`));
