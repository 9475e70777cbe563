// What is ordered once is done once, however often a button is pressed.
"use strict";

// A form that leads to another page: sent again it would open a second game, or meet a procedure that is applied already.
const PATIENT = 10_000; // milliseconds; whoever has stopped it meanwhile may send it again
const ordered = new Set();

addEventListener("submit", (event) => { // heard last: what others have taken over is not sent
  const { target: form, submitter } = event;
  if (event.defaultPrevented || (submitter?.formMethod || form.method) !== "post") return;
  if (ordered.has(form)) event.preventDefault();
  ordered.add(form);
  setTimeout(() => ordered.delete(form), PATIENT);
});

addEventListener("pageshow", () => ordered.clear()); // somebody has come back to the page

// The second half of a double click is no answer to the question that has just appeared. Phones do not count taps.
const DOUBLE = 500; // milliseconds between the halves
let pressed = 0;

document.addEventListener("click", (event) => {
  const before = pressed;
  pressed = Date.now();
  const second = event.detail > 1 || (event.pointerType === "touch" && pressed - before < DOUBLE);
  if (!second || pressed - settled > DOUBLE || !event.target.closest("form.table button, .table [data-place]")) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
