// Small comforts over pages that work without: steppers, growing lists, shortcuts, copying, recent work.
"use strict";

const RECENT = "jacta-recent";
const MOST_RECENT = 8;

const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

// --- The form

function changed(input) {
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function step(button) {
  const input = $("input", button.parentElement);
  const by = Number(button.dataset.by);
  const low = input.min === "" ? -Infinity : Number(input.min);
  const high = input.max === "" ? Infinity : Number(input.max);
  const now = input.value === "" ? (by > 0 ? Math.max(low, 0) - 1 : Math.min(high, 0) + 1) : Number(input.value);
  input.value = Math.min(high, Math.max(low, now + by));
  changed(input);
}

// A list of boxes always ends with one empty box to go on with.
function growList(input) {
  const boxes = input.closest(".several .boxes");
  if (!boxes) return;
  const inputs = all("input", boxes);
  const last = inputs[inputs.length - 1];
  if (last.value !== "") {
    const next = last.cloneNode();
    next.value = "";
    next.setAttribute("aria-label", last.getAttribute("aria-label").replace(/\d+$/, String(inputs.length + 1)));
    boxes.append(next);
  }
}

function dropEmptyBox(input) {
  const boxes = input.closest(".several .boxes");
  if (!boxes || input.value !== "" || input === boxes.lastElementChild) return;
  input.remove();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (!button) return;
  if (button.classList.contains("step")) step(button);
  const act = ACTS[button.dataset.do];
  if (act) act(button);
});

document.addEventListener("input", (event) => growList(event.target));

// Who plays stays as it was chosen while the situation changes.
document.addEventListener("htmx:configRequest", (event) => {
  if (event.detail.elt.id !== "form") return;
  for (const one of all(".seated")) if (one.value) event.detail.parameters[one.name] = one.value;
});

document.addEventListener("focusout", (event) => dropEmptyBox(event.target));

// Only one bubble of help at a time, closed by a click elsewhere.
document.addEventListener("click", (event) => {
  for (const open of all("details.help[open]")) if (!open.contains(event.target)) open.open = false;
});

// --- Copying, printing, stopping

async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  const label = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = label; }, 1500);
}

const ACTS = {
  "copy-link": (button) => copy(button, top.location.href),
  "copy-text": async (button) => copy(button, await (await fetch(button.dataset.from)).text()),
  "copy-this": (button) => copy(button, button.dataset.text),
  "share": (button) => navigator.share({ title: button.dataset.name, url: button.dataset.text }).catch(() => {}),
  "print": () => window.print(),
  "cancel": () => {
    const table = $("form.table");
    htmx.trigger(table || "#form", "htmx:abort");
    if (!table) $("#answer").innerHTML = `<p class="notice">${$("#answer").dataset.stopped}</p>`;
  },
  "go-on": (button) => { button.form.elements._game.value = kept(); },
  "save-game": (button) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([$("form.table").dataset.saved], { type: "application/json" }));
    link.download = button.dataset.name;
    link.click();
    URL.revokeObjectURL(link.href);
  },
  "forget": () => { localStorage.removeItem(RECENT); showRecent(); },
  "forget-game": forgetGame,
  "verify-here": (button) => verifyHere(button),
  "push": subscribe,
  "close": (button) => button.closest("dialog").close(),
};

// --- Working

let since = 0;
let ticking = 0;

document.addEventListener("htmx:beforeRequest", () => {
  since = Date.now();
  clearInterval(ticking);
  ticking = setInterval(() => {
    const seconds = Math.floor((Date.now() - since) / 1000);
    const shown = $("#working .seconds");
    if (shown) shown.textContent = seconds ? `${seconds} s` : "";
  }, 500);
});

document.addEventListener("htmx:afterRequest", () => clearInterval(ticking));
for (const kind of ["htmx:sendError", "htmx:responseError"]) document.addEventListener(kind, () => {
  const answer = $("#answer");
  if (!answer) return;
  if ($("form.table")) sayLost();
  else answer.innerHTML = `<p class="error">${answer.dataset.lost}</p>`;
});

function sayLost() {
  if (!$("#answer > .lost")) $("#answer").insertAdjacentHTML("afterbegin", `<p class="error lost">${$("#answer").dataset.lost}</p>`);
}

let settled = 0;

function settle() {
  settled = Date.now();
  markRefused();
  remember();
  keepGame();
  keepTable();
  if ($("[data-since]")) tellWord();
  showBead();
  ringAtTurn();
  markPlaces();
  numberOffers();
}

document.addEventListener("htmx:afterSettle", () => {
  settle();
  const next = $("[data-focus]") || $("form.table .question");
  if (next) next.focus({ preventScroll: true });
});

// The second half of a double click is no answer to the question that has just appeared.
document.addEventListener("click", (event) => {
  if (event.detail < 2 || Date.now() - settled > 400 || !event.target.closest("form.table button")) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

// The field that the rules refuse is marked on the form.
function markRefused() {
  for (const field of all("[aria-invalid]")) field.removeAttribute("aria-invalid");
  const error = $(".error[data-key]");
  if (!error || !error.dataset.key) return;
  const field = document.getElementById(`f-${error.dataset.key}`) || document.getElementsByName(error.dataset.key)[0];
  if (field) field.setAttribute("aria-invalid", "true");
}

// --- A saved table: look now and then whether anything has changed, and show it only then

const LOOK = 2000;
let sending = false;
let looking = false;

document.addEventListener("htmx:beforeRequest", () => { sending = true; });
document.addEventListener("htmx:afterRequest", () => { sending = false; });

async function look() {
  const table = $("[data-since]");
  if (!table || sending || looking || (document.hidden && table.dataset.stage === "over")) return;
  const since = table.dataset.since;
  looking = true;
  try {
    const response = await fetch(since, { headers: { "HX-Request": "true" }, cache: "no-store" });
    if (response.status === 404) location.reload();
    if (!response.ok) throw new Error(response.status);
    const text = response.status === 200 ? await response.text() : "";
    const lost = $("#answer > .lost");
    if (lost) lost.remove();
    const now = $("[data-since]");
    if (text && !sending && now && now.dataset.since === since) showNews(text);
  } catch {
    sayLost();
  }
  looking = false;
}

// What somebody is typing, has unfolded or looks at stays as it is.
function showNews(html) {
  const answer = $("#answer");
  const typed = new Map(all("input:not([type=hidden])", answer).map((input) => [input.id, input.value]));
  const open = new Set(all("details[open] > summary", answer).map((summary) => summary.textContent));
  const focused = answer.contains(document.activeElement) ? document.activeElement.id : "";
  const at = () => [$("form.table").dataset.stage, $("[name=_asked]").value].join();
  const before = at();
  answer.innerHTML = html;
  htmx.process(answer);
  const same = at() === before;
  for (const input of all("input:not([type=hidden])", answer)) {
    if (typed.get(input.id) && same) input.value = typed.get(input.id);
  }
  for (const summary of all(same ? "details > summary" : "details:not(.group, .situation) > summary", answer)) {
    if (open.has(summary.textContent)) summary.parentElement.open = true;
  }
  const again = focused && document.getElementById(focused);
  const asks = $(".asked", answer);
  $("#turn").textContent = asks && !same ? asks.textContent : "";
  if (again) again.focus({ preventScroll: true });
  settle();
}

if ($("[data-since]")) {
  setInterval(() => { if (!live.open) look(); }, LOOK);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
}

// --- The board: a place picks out the answers that name it, an answer lights up the places that it names

function placesOf(offer) {
  return (offer.dataset.places || "").split(" ").filter(Boolean);
}

// The first nine answers in sight are given by their number.
const inSight = () => all(".offer").filter((offer) => offer.checkVisibility());

function numberOffers() {
  for (const offer of all(".offer[data-number]")) delete offer.dataset.number;
  inSight().slice(0, 9).forEach((offer, place) => { offer.dataset.number = place + 1; });
}

document.addEventListener("toggle", numberOffers, true);

function markPlaces() {
  const named = new Set(all(".offer").flatMap(placesOf));
  for (const place of all("form.table [data-place]")) place.classList.toggle("open", named.has(place.dataset.place));
}

document.addEventListener("click", (event) => {
  const place = event.target.closest("form.table [data-place]");
  if (!place) return;
  const again = place.classList.contains("picked");
  for (const other of all(".picked")) other.classList.remove("picked");
  const naming = again ? [] : all(".offer").filter((offer) => placesOf(offer).includes(place.dataset.place));
  for (const offer of all(".offer")) offer.hidden = naming.length > 0 && !naming.includes(offer);
  for (const group of all("details.group")) group.open = naming.some((offer) => group.contains(offer));
  place.classList.toggle("picked", naming.length > 0);
  numberOffers();
  if (naming.length) naming[0].focus();
});

for (const [kind, lit] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(kind, (event) => {
    const offer = event.target.closest(".offer");
    if (!offer) return;
    for (const name of placesOf(offer)) {
      const place = $(`form.table [data-place="${CSS.escape(name)}"]`);
      if (place) place.classList.toggle("lit", lit);
    }
  });
}

// --- Recent work, kept in this browser only

function recent() {
  try {
    return JSON.parse(localStorage.getItem(RECENT)) || [];
  } catch {
    return [];
  }
}

function remember() {
  const bench = $("#workbench");
  if (!bench || $("#answer .error")) return;
  const headline = $("#headline p");
  const table = $("form.table");
  const entry = {
    href: table ? table.dataset.begin : location.pathname + location.search,
    title: bench.dataset.title,
    game: bench.dataset.game,
    said: headline ? headline.textContent : "",
  };
  const rule = (href) => within(href.split("?")[0]).split("/").slice(0, 4).join("/");
  const others = recent().filter((one) => rule(one.href) !== rule(location.pathname));
  try {
    localStorage.setItem(RECENT, JSON.stringify([entry, ...others].slice(0, MOST_RECENT)));
  } catch { /* a browser that keeps nothing */ }
}

function showRecent() {
  const place = $("#recent");
  if (!place) return;
  const list = $("ul", place);
  list.replaceChildren();
  for (const one of recent()) {
    if (!within(one.href).startsWith("/games/")) continue;
    const link = document.createElement("a");
    link.href = one.href;
    link.append(one.title);
    const about = document.createElement("span");
    about.textContent = one.said || one.game;
    link.append(about);
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  if (list.children.length) {
    const forget = document.createElement("button");
    forget.className = "quiet";
    forget.dataset.do = "forget";
    forget.textContent = place.dataset.forget;
    const item = document.createElement("li");
    item.append(forget);
    list.append(item);
  }
  place.hidden = !list.children.length;
}

// --- Keys: / searches, a number changes the tab or in a game gives an answer, r rolls, c copies the link, arrows step through a replay, ? helps

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.key === "Escape") for (const open of all("details.help[open]")) open.open = false;
  if (event.target.closest("input, select, textarea")) return;
  if (event.key === "/") {
    event.preventDefault();
    const field = $("#q");
    if (field) field.focus();
    else location.href = `${HOME}?focus=q`;
  } else if (event.key === "?") {
    location.href = `${HOME}help#keys`;
  } else if (/^[1-9]$/.test(event.key)) {
    const chosen = $("form.table") ? inSight()[event.key - 1] : $(`#tabs [data-tab="${event.key}"]`);
    if (chosen) chosen.click();
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const step = $(`[data-step="${event.key === "ArrowLeft" ? "previous" : "next"}"]`);
    if (step) step.click();
  } else if (event.key === "r") {
    const roll = $('.throwing button[name="_roll"]');
    if (roll) roll.click();
  } else if (event.key === "c") {
    const link = $('[data-do="copy-link"]');
    if (link) link.click();
  }
});

// The ticker at the foot of a phone steps aside once the answer itself is in sight.
function watchAnswer() {
  const headline = $("#answer");
  if (!headline || !("IntersectionObserver" in window)) return;
  new IntersectionObserver((seen) => {
    const ticker = $("#ticker");
    if (ticker) ticker.classList.toggle("away", seen[seen.length - 1].isIntersecting);
  }, { rootMargin: "0px 0px -25% 0px" }).observe(headline);
}

// The current tab is in sight, however narrow the screen.
function showTab() {
  const current = $("#tabs [aria-current]");
  if (current) $("#tabs").scrollLeft = current.offsetLeft - $("#tabs").clientWidth / 3;
}

document.addEventListener("htmx:afterSettle", showTab);
showTab();
showRecent();
forgetGone();
showGames();
settle();
comeBack();
watchAnswer();
if (new URLSearchParams(location.search).has("focus") && $("#q")) $("#q").focus();
