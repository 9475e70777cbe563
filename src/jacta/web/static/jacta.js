// Small comforts over pages that work without: steppers, growing lists, shortcuts, copying, recent work.
"use strict";

const RECENT = "jacta-recent";
const MOST_RECENT = 8;

// --- The form

function changed(input) {
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function step(button) {
  const input = $("input", button.parentElement);
  const by = Number(button.dataset.by);
  const bound = (written, none) => (written === undefined || written === "" ? none : Number(written));
  const low = bound(input.dataset.min ?? input.min, -Infinity);
  const high = bound(input.dataset.max ?? input.max, Infinity);
  const now = input.value === "" || Number.isNaN(Number(input.value)) ? (by > 0 ? Math.max(low, 0) - 1 : Math.min(high, 0) + 1) : Number(input.value);
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

// A name is looked up when it is whole, not at each of its letters.
document.addEventListener("input", (event) => {
  const { target } = event;
  if (!target.matches("input[list], input[data-names]") || /^[-\d]*$/.test(target.value) || namesOf(target).includes(target.value)) return;
  growList(target);
  event.stopPropagation();
}, true);

// A part of a long form that is folded says what stands in it.
const MOST_SAID = 6;

function saidIn(field) {
  const chosen = all(".chips :checked + label, .segmented :checked + label, option:checked", field).map((one) => one.textContent.trim()).filter((said) => said !== "–");
  const entered = all("input[type=number], input[type=text]", field).map((one) => one.value).filter(Boolean);
  return (chosen.length ? chosen : field.matches(".several, .places-in-order") ? entered : entered.slice(0, 1)).join(", ");
}

function saySoFar() {
  for (const part of all(".part")) {
    const [names, others] = [[], []];
    for (const field of all(".field", part)) (/\.name$/.test(field.dataset.path) ? names : others).push(field);
    const said = [...names, ...others].map((field) => {
      const name = $(".name", field);
      if (!name || field.closest("details:not([open], .part)")) return "";
      const label = name.firstChild.textContent.replace("*", "").trim(); // without the help beside it
      if (field.matches(".switch")) return $(":checked", field) ? label : "";
      const told = saidIn(field);
      if (names.includes(field)) return told;
      return /^[0–, ]*$/.test(told) ? "" : `${label} ${told}`;
    }).filter(Boolean);
    $(".so-far", part).textContent = said.slice(0, MOST_SAID).join(" · ") + (said.length > MOST_SAID ? " …" : "");
  }
}

document.addEventListener("toggle", saySoFar, true);
document.addEventListener("htmx:afterSettle", saySoFar);

// A bubble of help that opens below the fold comes into view.
document.addEventListener("toggle", (event) => {
  if (event.target.matches("details.help[open]")) $(".bubble", event.target).scrollIntoView({ block: "nearest" });
}, true);

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
  "reload": () => location.reload(),
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
  "all-offers": () => putDown(),
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

const lost = () => $("#answer > .lost");

function sayLost() {
  if (!lost()) $("#answer").insertAdjacentHTML("afterbegin", `<p class="error lost">${$("#answer").dataset.lost}</p>`);
}

let settled = 0;

function settle() {
  markRefused();
  remember();
  keepGame();
  keepTable();
  if ($("[data-since]")) tellWord();
  showBead();
  fetchFinished();
  ringAtTurn();
  prepareBoard();
  markPlaces();
  lookAt(all(".table svg .open"));
  showBriefs();
  numberOffers();
  settled = Date.now(); // from here on one can see what is asked
}

document.addEventListener("htmx:afterSettle", () => {
  settle();
  const next = $("[data-focus]") || $("form.table .question");
  if (next) next.focus({ preventScroll: true });
});

// The field that the rules refuse is marked on the form, and says why.
function markRefused() {
  for (const field of all("[aria-invalid]")) for (const name of ["aria-invalid", "aria-describedby"]) field.removeAttribute(name);
  for (const why of all(".refusal")) why.remove();
  const error = $(".error[data-key]");
  if (!error || !error.dataset.key) return;
  const field = document.getElementById(`f-${error.dataset.key}`) || document.getElementsByName(error.dataset.key)[0];
  if (!field) return;
  field.setAttribute("aria-invalid", "true");
  for (let fold = field.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  const around = field.closest(".field");
  if (!around) return;
  const why = document.createElement("p");
  why.className = "refusal";
  why.id = "refusal";
  why.textContent = $(".why", error).textContent;
  around.append(why);
  field.setAttribute("aria-describedby", why.id);
}

// --- A saved table: look now and then whether anything has changed, and show it only then

const LOOK = 2000;
const NO_ANSWER = 20000;
let sending = false;
let looking = false;
let pressedAt = 0; // 0 while nothing is pressed

document.addEventListener("htmx:beforeRequest", () => { sending = true; });
document.addEventListener("htmx:afterRequest", () => { sending = false; });

document.addEventListener("pointerdown", () => { pressedAt = Date.now(); });
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => { pressedAt = 0; });

// A button that is pressed stays until it is let go: one put in its place meanwhile would not hear of it.
async function released() {
  while (Date.now() - pressedAt < LOOK) await new Promise((resolve) => { setTimeout(resolve, 50); });
}

async function look() {
  const table = $("[data-since]");
  if (!table || sending || looking || (document.hidden && table.dataset.stage === "over")) return;
  const since = table.dataset.since;
  looking = true;
  try {
    const response = await fetch(since, { headers: { "HX-Request": "true" }, cache: "no-store", signal: AbortSignal.timeout(NO_ANSWER) });
    if (response.status === 404) location.reload();
    if (!response.ok) throw new Error(response.status);
    const text = response.status === 200 ? await response.text() : "";
    lost()?.remove();
    await released();
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
  const typed = new Map(all("input:not([type=hidden])", answer).filter((input) => input.value !== input.defaultValue).map((input) => [input.id, input.value]));
  const open = new Set(all("details[open] > summary", answer).map((summary) => summary.textContent));
  const focused = answer.contains(document.activeElement) ? document.activeElement.id : "";
  const at = () => [$("form.table").dataset.stage, $("[name=_asked]").value].join();
  const before = at();
  answer.innerHTML = html;
  htmx.process(answer);
  const same = at() === before;
  for (const input of all("input:not([type=hidden])", answer)) {
    if (typed.get(input.id) && (same || !input.closest(".question"))) input.value = typed.get(input.id);
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
  setInterval(() => { if (!live.open || lost()) look(); }, LOOK);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
  addEventListener("online", look);
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
  const workbench = $("#workbench");
  if (!workbench || $("#answer .error")) return;
  const headline = $("#headline p");
  const table = $("form.table");
  const entry = {
    href: table ? table.dataset.begin : location.pathname + location.search,
    title: workbench.dataset.title,
    game: workbench.dataset.game,
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
offerGames();
settle();
saySoFar();
comeBack();
watchAnswer();
if (new URLSearchParams(location.search).has("focus") && $("#q")) $("#q").focus();

// An address that names a ruling opens it.
function openNamed() {
  const named = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = named && (named.matches("details") ? named : named.querySelector("details"));
  if (folded && !named.matches("section")) { folded.open = true; named.scrollIntoView(); }
  for (let fold = named && named.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
}
addEventListener("hashchange", openNamed);
openNamed();

// Pages of a server can be read when it is out of reach, where the browser allows that: over https, or from this computer.
const { offline } = document.documentElement.dataset;
if (offline && "serviceWorker" in navigator) navigator.serviceWorker.register(offline).catch(() => {});
