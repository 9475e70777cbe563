// The page that stays: it holds the worker with Python, and shows Jacta's pages in a frame. Its own address is that of the
// frame behind a #, so that a copied link opens on any device, whether Jacta has been there before or not.
"use strict";

const BASE = new URL(".", location.href).pathname;
const [TEXTS, PAINTED] = ["texts", "painted"].map((id) => JSON.parse(document.getElementById(id).textContent));
let said = TEXTS[navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in TEXTS) || "en"];
const [frame, bar, words, progress, now] = ["page", "bar", "words", "progress", "now"].map((id) => document.getElementById(id));
const channel = new BroadcastChannel(`jacta ${BASE}`);
document.documentElement.lang = Object.keys(TEXTS).find((code) => TEXTS[code] === said);

let offered = ""; // a question that waits until somebody answers it, whatever else there is to say

function say(text, part = null) {
  bar.hidden = !text && !offered;
  words.textContent = text || offered;
  progress.hidden = part === null;
  if (part !== null) progress.value = part;
}

function offer(text, label, act) {
  offered = text;
  say(text);
  now.hidden = false;
  now.textContent = label;
  now.onclick = () => {
    offered = "";
    now.hidden = true;
    say("");
    act();
  };
}

// --- The frame and its address

const wanted = () => BASE + (location.hash.startsWith("#/") ? location.hash.slice(2) : "");
let shown = "";
let heard = location.hash; // the address as it was last told or followed: another one is somebody's question, of which the browser is about to say
let served = false; // the service worker answers

function show() {
  const [same, read] = [sketch === wanted(), frame.contentDocument?.scrollingElement?.scrollTop];
  if (same) frame.addEventListener("load", () => frame.contentWindow.scrollTo(0, read), { once: true }); // whoever reads it goes on
  frame.contentWindow.location.replace(wanted());
}

// At the first visit a page that is painted already, before anything else can answer. It is to be read: a link in it is followed
// to another such page, or else as soon as there is somebody to answer.
let sketch = "";

async function sketched() {
  const url = new URL(wanted(), location.href);
  const path = PAINTED.pages[`${url.searchParams.get("lang") || document.documentElement.lang}${url.pathname.slice(BASE.length - 1)}`];
  if (!path) return;
  const bytes = new Uint8Array(await (await fetch(BASE + path)).arrayBuffer());
  const packed = bytes[0] === 0x1f; // a server may have unpacked it already
  const html = await new Response(packed ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")) : bytes).text();
  if (served || url.href !== new URL(wanted(), location.href).href) return;
  sketch = wanted();
  const lying = html.replace(/="\/(?!\/)/g, `="${BASE}`).replace(/"[^"]*\/static\/jacta\.css[^"]*"/, `"${BASE}${PAINTED.style}"`);
  frame.srcdoc = lying.replace(/<script[^>]*><\/script>/g, "");
}

function sketchFollows(event) {
  const link = event.target.closest("a[href]");
  if (!link && event.type === "click") return;
  event.preventDefault();
  if (link?.hash && link.getAttribute("href").startsWith("#")) frame.contentDocument.querySelector(link.hash)?.scrollIntoView();
  else if (link?.href.startsWith(location.origin + BASE)) location.hash = `#/${link.href.slice((location.origin + BASE).length)}`;
}

function follow() {
  if (location.hash !== heard) return;
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
  heard = location.hash;
}

addEventListener("hashchange", () => {
  heard = location.hash;
  if (!served) sketched().catch(() => {});
  else if (location.hash.startsWith("#/") && location.hash.slice(1) !== shown) show();
});

frame.addEventListener("load", () => {
  follow();
  const { lang } = frame.contentDocument?.documentElement || {}; // that of the page, which its reader may have chosen
  if (lang in TEXTS) {
    said = TEXTS[lang];
    document.documentElement.lang = lang;
  }
  if (!served) for (const act of ["click", "submit"]) frame.contentDocument?.addEventListener(act, sketchFollows);
  // What lies elsewhere is opened elsewhere: this page keeps the games.
  frame.contentDocument?.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (link && !link.href.startsWith(location.origin + BASE) && /^https?:/.test(link.href)) link.target = "_blank";
  }, true);
});

// --- Python: in one tab only, which answers for all

const LOADED = 0.6; // of all that is done before Python is there; `python.js` tells the rest
const megabytes = (bytes) => new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

channel.addEventListener("message", ({ data }) => {
  if (data.loaded !== undefined) {
    say(`${said.loading} ${megabytes(data.loaded)} / ${megabytes(data.total)}`, (data.loaded / data.total) * LOADED);
  } else if (data.step) say(said[data.step], data.part);
  else if (data.ready) {
    say("");
    if (!data.stored) offer(said["no-storage"], said.understood, () => {});
    document.documentElement.dataset.ready = "yes";
    navigator.serviceWorker.controller?.postMessage({ keep: "all" });
  } else if (data.settled) document.documentElement.dataset.settled = "yes"; // the next start is a quick one
  else if (data.failed) say(`${said.failed} ${data.failed}`);
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
  const ready = () => offer(said.update, said["update-now"], () => {
    say(said.updating);
    if (registration.waiting) registration.waiting.postMessage({ take: "over" });
    else location.reload();
  });
  const watch = (coming) => coming?.addEventListener("statechange", () => {
    if (coming.state === "installed") ready();
  });
  if (registration.waiting) ready();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
}

async function begin() {
  if (!isSecureContext) return say(said["not-secure"]);
  if (!("serviceWorker" in navigator) || !navigator.locks || !window.DecompressionStream) return say(said["too-old"]);
  say(said.starting, 0);
  const registered = navigator.serviceWorker.register(`${BASE}service.js`); // which lasts until a newer edition that is on its way is whole
  if (!navigator.serviceWorker.controller) {
    sketched().catch(() => {}); // it was only to be quick
    let registration;
    try {
      registration = await registered;
    } catch (error) {
      return say(error.name === "TypeError" ? `${said.failed} ${error.message}` : said.refused);
    }
    if (!navigator.serviceWorker.controller) {
      registration.active?.postMessage({ take: "over" }); // a page that was loaded past it
      await new Promise((resolve) => { navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }); });
    }
  }
  navigator.storage?.persist?.();
  navigator.serviceWorker.controller.postMessage({ keep: "first" });
  served = true;
  show();
  setInterval(follow, 300);
  hold();
  // Every tab begins anew with a newer edition: they have one Python between them, and nothing that is only in a page.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  renewed(await registered);
}

begin().catch((error) => say(`${said.failed} ${error.message}`));
