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
