// The page that stays: it holds the worker with Python, and shows Jacta's pages in a frame. Its own address is that of the
// frame behind a #, so that a copied link opens on any device, whether Jacta has been there before or not.
"use strict";

const BASE = new URL(".", location.href).pathname;
const [TEXTS, PAINTED] = ["texts", "painted"].map((id) => JSON.parse(document.getElementById(id).textContent));
let said = TEXTS[navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in TEXTS) || "en"];
const [pages, bar, words, progress, now] = ["pages", "bar", "words", "progress", "now"].map((id) => document.getElementById(id));
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

const framed = (id, name) => Object.assign(document.createElement("iframe"), { id, name, title: "Jacta" });
const wanted = () => BASE + (location.hash.startsWith("#/") ? location.hash.replace(/^#\/+/, "") : "");
const frame = framed("page", "jacta"); // it is put into the page when there is something to show: an empty one takes as long
let shown = "";
let heard = location.hash; // the address as it was last told or followed: another one is somebody's question, of which the browser is about to say
let served = false; // the service worker answers

function show() {
  if (frame.isConnected) return frame.contentWindow.location.replace(wanted());
  frame.src = wanted();
  pages.append(frame);
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
  if (sketch || !served) sketched().catch(() => {});
  if (served && location.hash.startsWith("#/") && location.hash.slice(1) !== shown) show();
});

// The page's language is the one that its reader may have chosen.
function speak(language) {
  if (!(language in TEXTS)) return;
  said = TEXTS[language];
  document.documentElement.lang = language;
}

frame.addEventListener("load", () => {
  follow();
  speak(frame.contentDocument?.documentElement.lang);
  // What lies elsewhere is opened elsewhere: this page keeps the games.
  frame.contentDocument?.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (link && !link.href.startsWith(location.origin + BASE) && /^https?:/.test(link.href)) link.target = "_blank";
  }, true);
  if (sketch && shown) uncovered();
});

// --- Sketches: pages that are painted already, at the first visit, before anything can answer. They are to be read, and cover the frame
// until it has something to show: what was asked for, or, if that has to be worked out, nothing yet.

let sketch = null;
let sketchOf = ""; // which painted page, and how it looks
let theme = "auto";

// Show the painted page that is nearest to what is wanted; until it is seen.
async function sketched() {
  const url = new URL(wanted(), location.href);
  const [asked, coloured] = ["lang", "theme"].map((name) => url.searchParams.get(name));
  theme = ["light", "dark"].includes(coloured) ? coloured : theme;
  const language = asked in TEXTS ? asked : document.documentElement.lang;
  let path = url.pathname.slice(BASE.length - 1);
  while (!(language + path in PAINTED.pages)) path = path.slice(0, path.lastIndexOf("/")) || "/";
  const [place, which] = [PAINTED.pages[language + path], `${path} ${language} ${theme}`];
  if (which === sketchOf) return;
  sketchOf = which;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "style", href: BASE + PAINTED.style }));
  const bytes = new Uint8Array(await (await fetch(BASE + place)).arrayBuffer());
  const packed = bytes[0] === 0x1f; // a server may have unpacked it already
  const html = packed ? await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text() : new TextDecoder().decode(bytes);
  if (which !== sketchOf || shown) return;
  const lying = html.replace(/="\/(?!\/)/g, `="${BASE}`).replace(/"[^"]*\/static\/jacta\.css[^"]*"/, `"${BASE}${PAINTED.style}"`);
  sketch ??= framed("sketch", "sketch");
  const loaded = new Promise((done) => { sketch.addEventListener("load", done, { once: true }); });
  sketch.srcdoc = lying.replace(/<script[^>]*><\/script>/g, "").replace('data-theme="auto"', `class="js" data-theme="${theme}"`);
  if (!sketch.isConnected) pages.prepend(sketch);
  await loaded;
  speak(language);
  for (const act of ["click", "submit"]) sketch?.contentDocument.addEventListener(act, sketchFollows);
  await seen();
}

// Until what was changed is on the screen; a page that nobody looks at is not drawn.
const seen = () => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 1000);
});

// A link is followed to another such page, or else as soon as there is somebody to answer; and so is a form.
function sketchFollows(event) {
  const [link, page] = [event.target.closest("a[href], form[action]"), event.target.ownerDocument];
  if (event.type === "click" && link?.localName !== "a") return;
  event.preventDefault();
  if (!link) return;
  if (link.getAttribute("href")?.startsWith("#")) return page.getElementById(link.hash.slice(1))?.scrollIntoView();
  const to = link.href || `${link.action}?${new URLSearchParams(new FormData(link))}`;
  if (to.startsWith(location.origin + BASE)) location.hash = `#/${to.slice((location.origin + BASE).length)}`;
}

// The frame shows something: whoever reads goes on where they were, and whoever types.
function uncovered() {
  const [painted, page] = [sketch.contentDocument, frame.contentDocument];
  if (sketchOf.startsWith(`${frame.contentWindow.location.pathname.slice(BASE.length - 1)} `)) {
    frame.contentWindow.scrollTo(0, painted.scrollingElement.scrollTop);
    const [from, to] = [painted, page].map((one) => one.getElementById(painted.activeElement.id || "q"));
    if (from?.value && to) {
      to.value = from.value;
      to.focus();
      to.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  sketch.remove();
  sketch = null;
}

// --- Python: in one tab only, which answers for all

const LOADED = 0.6; // of all that is done before Python is there; `python.js` tells the rest
const megabytes = (bytes) => new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

channel.addEventListener("message", ({ data }) => {
  if (data.loaded !== undefined) {
    say(`${said.loading} ${megabytes(data.loaded)} / ${megabytes(data.total)}`, (data.loaded / data.total) * LOADED);
  } else if (data.step) say(said[data.step], data.part);
  else if (data.ready) {
    const { dataset } = document.documentElement;
    say("");
    if (!data.stored && dataset.stored !== "no") offer(said["no-storage"], said.understood, () => {});
    dataset.stored = data.stored ? "yes" : "no";
    if (!dataset.ready) navigator.serviceWorker.controller?.postMessage({ keep: "all" });
    dataset.ready = "yes";
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
  const old = !("serviceWorker" in navigator) || !navigator.locks || !window.DecompressionStream;
  const trouble = !isSecureContext ? "not-secure" : old ? "too-old" : "";
  say(said[trouble || "starting"], trouble ? null : 0);
  if (!navigator.serviceWorker?.controller) await sketched().catch(() => {}); // whoever has come to read has all of the device until then
  if (trouble) return;
  const registered = navigator.serviceWorker.register(`${BASE}service.js`); // which lasts until a newer edition that is on its way is whole
  if (!navigator.serviceWorker.controller) {
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
