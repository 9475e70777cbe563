// The service worker: files of the edition come from where they are kept, everything else is asked of Python in its worker.
"use strict";

const { edition, files } = %EDITION%;
const BASE = new URL(registration.scope).pathname;
const [FILES, FIXED, KEPT] = ["files", edition, "settings"].map((name) => `jacta ${BASE} ${name}`); // files by content: what two editions have in common is fetched once
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
const fixed = ["", "manifest.webmanifest", "licences.txt"];
const first = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "library.so", "libraries.pack", "jacta.pack"];
const channel = new BroadcastChannel(`jacta ${BASE}`);

// --- Files

const coming = new Map(); // by name: files on their way, and those that the browser refuses to keep
const total = first.reduce((sum, name) => sum + files[name].wire, 0);
let loaded = 0;
let told = 0;

const kept = (cache, path) => caches.open(cache).then((opened) => opened.match(path)).catch(() => undefined);
const put = (cache, path, response) => caches.open(cache).then((opened) => opened.put(path, response)).then(() => true, () => false);
const dressed = (body, name) => new Response(body, { headers: { "Content-Type": files[name].type, "X-Content-Type-Options": "nosniff" } });

// Whoever asks first has a file before it is kept: that takes long on a small device.
async function file(name) {
  const path = BASE + files[name].path;
  return (!coming.has(name) && await kept(FILES, path)) || dressed(await fetching(name).body, name);
}

function fetching(name) {
  if (!coming.has(name)) {
    const body = fetched(name);
    const done = body.then((blob) => put(FILES, BASE + files[name].path, dressed(blob, name)));
    coming.set(name, { body, done });
    done.then((is) => is && coming.delete(name), () => coming.delete(name));
  }
  return coming.get(name);
}

// Whether the browser has a file for good.
async function keeping(name) {
  return (!coming.has(name) && Boolean(await kept(FILES, BASE + files[name].path))) || fetching(name).done;
}

async function fetched(name) {
  const { path, hash, packed } = files[name];
  const response = await fetch(BASE + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const reader = response.body.getReader();
  const chunks = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    if (!first.includes(name)) continue;
    loaded += value.length;
    if (Date.now() - told > 150) {
      told = Date.now();
      channel.postMessage({ loaded, total });
    }
  }
  let body = new ReadableStream({
    start(to) {
      for (const chunk of chunks) to.enqueue(chunk);
      to.close();
    },
  });
  // A server may have unpacked it already.
  if (packed && chunks[0][0] === 0x1f && chunks[0][1] === 0x8b) body = body.pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(body).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (!Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(hash)) throw new Error(`${path} is damaged`);
  return new Blob([bytes]);
}

const keep = (names) => Promise.all(names.map(keeping));

self.addEventListener("install", (event) => {
  const one = async () => {
    const older = registration.active && await hasFiles();
    const known = await Promise.all(fixed.map(page));
    if (!older) return self.skipWaiting();
    // It takes over from another edition: not before it is whole.
    if (![...known, ...await keep(Object.keys(files))].every(Boolean)) throw new Error("there is no room for a newer edition");
  };
  event.waitUntil(one());
});

const hasFiles = () => caches.open(FILES).then((cache) => cache.keys()).then((found) => found.length > 0, () => false);

async function page(path) {
  const response = await fetch(BASE + path, { cache: "reload" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return put(FIXED, BASE + path, response);
}

self.addEventListener("activate", (event) => {
  const one = async () => {
    await tidied().catch(() => {}); // a browser that keeps nothing has nothing to tidy
    await self.clients.claim();
  };
  event.waitUntil(one());
});

async function tidied() {
  const wanted = new Set(Object.values(files).map(({ path }) => BASE + path));
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  for (const name of await caches.keys()) if (name.startsWith(`jacta ${BASE} `) && ![FILES, FIXED, KEPT].includes(name)) await caches.delete(name);
}

self.addEventListener("message", (event) => {
  if (event.data.take) event.waitUntil(self.skipWaiting().then(() => self.clients.claim()));
  if (event.data.keep) event.waitUntil(keep(event.data.keep === "all" ? Object.keys(files) : first).catch(() => {})); // offline already: next time
});

// --- Settings: what a server would keep in cookies

let settings = null;

async function cookies() {
  if (!settings) {
    const found = await kept(KEPT, BASE);
    settings = found ? await found.json() : {};
  }
  return settings;
}

async function remember(more) {
  Object.assign(await cookies(), more);
  await put(KEPT, BASE, new Response(JSON.stringify(settings)));
}

// --- Pages that are painted already

async function painted(request, url, path) {
  const known = await cookies();
  const plain = [...url.searchParams.keys()].every((name) => ["lang", "theme", "focus"].includes(name));
  if (request.method !== "GET" || !plain || request.headers.has("HX-Request")) return null;
  if (up && path.startsWith("/games/")) return null; // tables of one's own may stand there
  const language = known.lang || navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => `pages/${code}/index.html` in files) || "en";
  const name = `pages/${language}${path === "/" ? "/index" : path}.html`;
  if (!(name in files)) return null;
  const html = (await (await file(name)).text()).replace('data-theme="auto"', `data-theme="${known.theme || "auto"}"`);
  return new Response(rebased(html), { headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY } });
}

// Pages are written for the root of a server; here they may lie in a folder.
const rebased = (html) => (BASE === "/" ? html : html.replace(/="\/(?!\/)/g, `="${BASE}`));

// --- Asking Python

const waiting = new Map();
const GONE = { status: 499, headers: [], body: null };
let up = false; // Python is there
channel.postMessage({ up: "?" }); // the browser ends a service worker that has nothing to do, and begins it anew

channel.addEventListener("message", ({ data }) => {
  if (data.answer) {
    up = true;
    waiting.get(data.answer)?.answered(data);
    waiting.delete(data.answer);
  } else if (data.ready) {
    up = true;
    for (const [ask, { message }] of waiting) channel.postMessage({ ask, ...message }); // asked before anybody listened
  } else if (data.failed) {
    for (const { answered } of waiting.values()) answered({ status: 503, headers: [["content-type", "text/plain"]], body: new TextEncoder().encode(data.failed) });
    waiting.clear();
  }
});

function asked(message, signal) {
  return new Promise((answered) => {
    const ask = crypto.randomUUID();
    waiting.set(ask, { message, answered });
    channel.postMessage({ ask, ...message });
    signal.addEventListener("abort", () => {
      if (!waiting.delete(ask)) return;
      channel.postMessage({ drop: ask });
      answered(GONE); // a newer edition does not take over while anything is open
    });
  });
}

async function answered(request, url, path) {
  for (const name of ["lang", "theme"]) {
    const value = url.searchParams.get(name);
    if (value && /^[a-z]+$/.test(value)) await remember({ [name]: value });
  }
  const ready = await painted(request, url, path);
  if (ready) return ready;
  if ((request.headers.get("Accept") || "").startsWith("text/event-stream")) return new Response(null, { status: 204 }); // there is nobody to follow: pages ask again by themselves
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  // Python takes itself for a server called localhost: a form of ours comes from there.
  const headers = [...request.headers].filter(([name, value]) => name !== "origin" || value !== location.origin);
  if (!request.headers.has("Accept-Language")) headers.push(["accept-language", navigator.languages.join(",")]);
  const known = Object.entries(await cookies()).map(([name, value]) => `${name}=${value}`);
  if (known.length) headers.push(["cookie", known.join("; ")]);
  let message = { method: request.method, address: path + url.search, headers, body };
  for (;;) {
    const answer = await asked(message, request.signal);
    const told = new Headers();
    for (const [name, value] of answer.headers) {
      if (name === "set-cookie") {
        const [pair] = value.split(";");
        await remember({ [pair.slice(0, pair.indexOf("="))]: pair.slice(pair.indexOf("=") + 1) });
      } else if (name !== "content-length") told.append(name, value);
    }
    const place = told.get("location");
    if (place && answer.status >= 300 && answer.status < 400) {
      const to = new URL(place, url.origin + path);
      if (request.mode === "navigate") return Response.redirect(url.origin + BASE + (to.pathname + to.search + to.hash).slice(1), answer.status);
      message = { ...message, method: "GET", address: to.pathname + to.search, body: null };
      continue;
    }
    for (const name of ["hx-redirect", "hx-push-url", "hx-replace-url"]) {
      const to = told.get(name);
      if (to && to.startsWith("/")) told.set(name, BASE + to.slice(1));
    }
    const empty = [101, 204, 205, 304].includes(answer.status);
    const html = (told.get("content-type") || "").startsWith("text/html");
    const sent = empty ? null : html ? rebased(new TextDecoder().decode(answer.body)) : answer.body;
    return new Response(sent, { status: answer.status, headers: told });
  }
}

const stays = async (name, request) => await kept(FIXED, BASE + name) || fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length - 1);
  const name = path.slice(1).replace(/^python\//, "");
  const top = request.mode === "navigate" && request.destination === "document";
  if (top && ["/", "/index.html"].includes(path)) event.respondWith(stays("", request));
  else if (fixed.includes(name) && name) event.respondWith(stays(name, request));
  else if (path === "/service.js") return;
  else if (name in files) event.respondWith(file(name));
  else if (path.startsWith("/files/")) event.respondWith(kept(FILES, url.pathname).then((found) => found || fetch(request)));
  else if (top) event.respondWith(Response.redirect(`${url.origin}${BASE}#${path}${url.search}`));
  else event.respondWith(answered(request, url, path));
});
