// A service worker for pages of a server that cannot be reached: what was read there last, and a page with what this browser keeps.
// Nothing that hangs on a link that somebody was given is kept.
"use strict";

const KEPT = "jacta offline";
const CACHE = `${KEPT} ${location.search}`; // the files of one version of the server
const PUBLIC = /^\/(?:$|help(?:\/[\w/]+)?$|games\/[\w-]+$)/;

const add = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await (await caches.open(CACHE)).put(address, response.clone());
  return response;
};

self.addEventListener("install", (event) => {
  const one = async () => {
    const html = await (await add("/offline")).text();
    const parts = [...html.matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)].map(([, address]) => address);
    await Promise.all([...new Set(parts)].map(add));
    await self.skipWaiting();
  };
  event.waitUntil(one());
});

self.addEventListener("activate", (event) => {
  const one = async () => {
    for (const name of await caches.keys()) if (name.startsWith(KEPT) && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(one());
});

async function shown(request, path) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected && PUBLIC.test(path)) await cache.put(path, response.clone());
    return response;
  } catch {
    return (PUBLIC.test(path) && await cache.match(path)) || (await cache.match("/offline")) || Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(shown(request, pathname));
  else if (pathname.startsWith("/static/") && search) event.respondWith(caches.match(request).then((found) => found || fetch(request)));
});
