// A page that takes long to come says so: an app on a phone has no browser around it that would.
"use strict";

const SOON = 400; // milliseconds until a page is slow
let slow = 0;

function stay() {
  clearTimeout(slow);
  delete document.documentElement.dataset.leaving;
}

function leave() {
  stay();
  slow = setTimeout(() => { document.documentElement.dataset.leaving = ""; }, SOON);
}

addEventListener("click", (event) => { // heard last: what others have taken over leads nowhere
  const link = event.target.closest("a[href]");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const elsewhere = link.origin !== location.origin || link.target || link.hasAttribute("download");
  if (!elsewhere && link.href.split("#")[0] !== location.href.split("#")[0]) leave();
});
addEventListener("submit", (event) => { if (!event.defaultPrevented) leave(); });
addEventListener("pageshow", stay); // somebody has come back to the page
