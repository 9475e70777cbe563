// Live: the server says when a table changes, and how far a simulation is. Where that does not reach the page, it asks every two seconds (jacta.js).

"use strict";

const live = { open: false };

document.addEventListener("htmx:sseOpen", () => {
  live.open = true;
  hear(); // a phone that wakes up catches up
});
for (const kind of ["htmx:sseError", "htmx:sseClose"]) document.addEventListener(kind, () => { live.open = false; });
document.addEventListener("htmx:sseBeforeMessage", (event) => {
  event.preventDefault(); // what has changed is fetched, and put in without disturbing what is being typed
  if (event.target.tagName === "PROGRESS") event.target.value = JSON.parse(event.detail.data).done;
  else hear();
});

// What is under way may have been asked before the news: look once it is through.
function hear() {
  if (looking || sending) setTimeout(hear, 200);
  else look();
}

// The server says at least every 15 seconds that it is there: where a connection is lost on the way, nothing else tells.
const SILENCE = 40000;
const HEARD = ["open", "changed", "progress", "here"];
let heardAt = 0; // 0 while no stream is open

// A browser has six connections to one server for all its pages together: with all six taken, no page of it would load any more. So only those that were
// looked at last hear from the server. The others ask, until somebody looks at them again.
const MOST_LIVE = 4;

if (document.querySelector("[sse-connect]") && window.BroadcastChannel) {
  const others = new BroadcastChannel("jacta-live");
  const me = String(Math.random());
  const later = new Set(); // pages that were looked at later than this one
  let streams = [];
  htmx.createEventSource = (url) => {
    const stream = new EventSource(url);
    for (const kind of HEARD) stream.addEventListener(kind, () => { heardAt = Date.now(); });
    streams.push(stream);
    return stream;
  };
  const close = () => {
    for (const stream of streams) stream.close();
    streams = [];
    live.open = false;
    heardAt = 0;
  };
  const connect = () => {
    for (const quiet of all("[sse-connect]")) {
      const again = quiet.cloneNode(true);
      quiet.replaceWith(again);
      htmx.process(again);
    }
  };
  others.onmessage = ({ data: { page, gone } }) => {
    if (gone) later.delete(page);
    else later.add(page);
    if (later.size >= MOST_LIVE) close();
  };
  const looked = () => {
    others.postMessage({ page: me });
    if (later.size >= MOST_LIVE) connect();
    later.clear();
  };
  setInterval(() => {
    if (!heardAt || Date.now() - heardAt < SILENCE) return;
    close();
    connect();
  }, SILENCE / 10);
  looked();
  addEventListener("focus", looked);
  addEventListener("pagehide", () => others.postMessage({ page: me, gone: true }));
  document.addEventListener("visibilitychange", () => { if (!document.hidden) looked(); });
}
