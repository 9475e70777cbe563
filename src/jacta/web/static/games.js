// Games in this browser: those that it keeps itself, and the saved games that it knows. Nothing is dropped without a word.
"use strict";

// Jacta may lie in a folder of a site: where home is, and an address as seen from there.
const HOME = document.querySelector("a.brand").pathname;
const within = (path) => `/${String(path).slice(HOME.length)}`;

// --- A game in progress, kept in this browser only: closing the page loses nothing

const GAMES = "jacta-games"; // what is told of the kept games, the last played first
const GAME = "jacta-game:"; // a kept game: at its address the one that is played, behind a # those laid aside
const gameKey = () => GAME + location.pathname;

function stored(key) {
  try {
    return localStorage.getItem(key) || "";
  } catch {
    return "";
  }
}

function listed(key) {
  try {
    return JSON.parse(stored(key)) || [];
  } catch {
    return [];
  }
}

const kept = () => stored(gameKey());

function isOver(saved) {
  try {
    return "outcome" in JSON.parse(saved);
  } catch {
    return true; // nothing that could go on
  }
}

// Whether one is the other, played on or with answers taken back.
function sameGame(one, other) {
  const [a, b] = [JSON.parse(one), JSON.parse(other)];
  const short = Math.min(a.events.length, b.events.length);
  const head = (game) => JSON.stringify([game.procedure, game.given, game.dice, game.computers || {}, game.events.slice(0, short)]);
  return short > 0 && head(a) === head(b);
}

function keptGames() {
  const known = listed(GAMES).filter((one) => stored(one.key));
  const told = new Set(known.map((one) => one.key));
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(GAME) || told.has(key)) continue;
      const path = key.slice(GAME.length).split("#")[0];
      known.push({ key, path, title: within(path).split("/")[3] || path, game: "", seen: 0 });
    }
  } catch { /* a browser that keeps nothing */ }
  return known.filter((one) => /^\/games\/[\w-]+\/[\w-]+\/play$/.test(within(one.path))).map((one) => ({ ...one, over: isOver(stored(one.key)) }));
}

// Lay a game aside under a key of its own; where there is no room, games that are over make some.
function layAside(key) {
  const saved = stored(key);
  if (!saved) return;
  const aside = `${key}#${Date.now()}`;
  store(aside, saved);
  const about = listed(GAMES).find((one) => one.key === key);
  store(GAMES, JSON.stringify([...(about ? [{ ...about, key: aside }] : []), ...listed(GAMES).filter((one) => one.key !== key)]));
}

function store(key, value) {
  for (;;) {
    try {
      localStorage.setItem(key, value);
      return;
    } catch (error) {
      const done = keptGames().filter((one) => one.over && one.key !== key).pop();
      if (!done) throw error;
      localStorage.removeItem(done.key);
    }
  }
}

function keepGame() {
  const table = $("form.table");
  const workbench = $("#workbench");
  if (table && workbench && $("[name=_events]", table)) {
    try {
      if (kept() && !isOver(kept()) && !sameGame(kept(), table.dataset.saved)) layAside(gameKey());
      store(gameKey(), table.dataset.saved);
      const { title, game } = workbench.dataset;
      const entry = { key: gameKey(), path: location.pathname, title, game, seen: Date.now() };
      store(GAMES, JSON.stringify([entry, ...listed(GAMES).filter((one) => one.key !== entry.key)]));
    } catch {
      const unkept = $("#unkept");
      if (unkept) unkept.hidden = false;
    }
  }
  const unfinished = $("#unfinished");
  if (unfinished) unfinished.hidden = !kept() || isOver(kept());
  for (const place of all("#unfinished [data-seen]")) {
    const about = listed(GAMES).find((one) => one.key === gameKey());
    place.textContent = about ? ago(about.seen) : "";
  }
}

const ago = (seen) => seen ? new Date(seen).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }) : "";

// An address that says so leads on with a kept game; a game gets an address of its own.
function comeBack() {
  const table = $("form.table");
  const goOn = $('[data-do="go-on"]');
  if (table && table.dataset.address) history.replaceState(null, "", table.dataset.address);
  const asked = new URLSearchParams(location.search).get("_kept");
  if (!goOn || !asked) return;
  if (asked.startsWith(`${gameKey()}#`) && stored(asked)) {
    const saved = stored(asked);
    if (kept() && !isOver(kept())) layAside(gameKey());
    localStorage.removeItem(asked);
    store(gameKey(), saved);
  }
  if (kept()) goOn.click();
}

// Who begins a game where one waits is asked first.
document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const ask = $("#ask-new");
  if (form.id !== "seating" || !ask || form.dataset.sure || !kept() || isOver(kept())) return;
  if (submitter && submitter.formMethod === "post") return;
  event.preventDefault();
  ask.showModal();
  $("[data-old]", ask).onclick = () => $('[data-do="go-on"]').click();
  $("[data-new]", ask).onclick = () => {
    ask.close();
    form.dataset.sure = "1";
    form.requestSubmit(submitter);
  };
});

document.addEventListener("change", async (event) => {
  if (!("load" in event.target.dataset) || !event.target.files.length) return;
  event.target.form.elements._game.value = await event.target.files[0].text();
  event.target.form.submit();
});

// --- The saved games that this browser knows

const TABLES = "jacta-tables";
const knownTables = () => listed(TABLES);

function keepTables(tables) {
  try {
    localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, 100)));
  } catch { /* a browser that keeps nothing */ }
}

function keepTable() {
  const table = $("[data-since]");
  for (const button of all('[data-do="share"]')) button.hidden = !navigator.share;
  if (!table) return;
  document.title = document.title.replace(/^.* – /, `${table.dataset.title} – `);
  const { kind, seat, seats, others, game } = table.dataset;
  const title = $("h1").textContent;
  const entry = { href: location.pathname, title, game, kind, seat, others, seats: seats.split(" "), seen: Date.now(), over: ["over", "abandoned"].includes(table.dataset.stage) };
  const known = knownTables();
  keepTables([entry, ...known.filter((one) => one.href !== entry.href)]);
  const owner = known.find((one) => one.kind === "owner" && one.seats.includes(location.pathname.split("/").pop()));
  const back = $("#keeper");
  if (back && owner) {
    back.href = owner.href;
    back.hidden = false;
  }
}

// A table that is no more is forgotten.
function forgetGone() {
  if ($("#gone")) keepTables(knownTables().filter((one) => one.href !== location.pathname));
}

// --- The list of both, the last played first

function myGames() {
  const here = keptGames().map((one) => ({ ...one, href: one.key.includes("#") ? `${one.path}?_kept=${encodeURIComponent(one.key)}` : `${one.path}?_kept=1`, kind: "local" }));
  const afar = knownTables().filter((one) => /^\/tables\/[\w-]+$/.test(within(one.href)));
  return [...here, ...afar].sort((one, other) => (one.over || false) - (other.over || false) || other.seen - one.seen);
}

function gameItem(one, place) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = one.href;
  const strong = document.createElement("strong");
  strong.textContent = one.title;
  const about = document.createElement("span");
  about.className = "about";
  about.textContent = [one.game, one.seat || place.dataset[one.kind], one.others, one.over && place.dataset.over, ago(one.seen)].filter(Boolean).join(" · ");
  link.append(strong, about);
  item.append(link);
  if (!place.dataset.forget) return item;
  const forget = document.createElement("button");
  forget.className = "quiet";
  forget.dataset.do = "forget-game";
  forget.dataset.href = one.href;
  if (one.key) forget.dataset.key = one.key;
  if (one.key && !one.over) forget.dataset.sure = place.dataset.sure;
  forget.textContent = "×";
  forget.title = place.dataset.forget;
  forget.setAttribute("aria-label", `${place.dataset.forget} – ${one.title}`);
  item.append(forget);
  return item;
}

function showGames() {
  for (const place of all("[data-games]")) {
    const most = Number(place.dataset.games) || 100;
    const found = myGames().filter((one) => place.dataset.forget || !one.over);
    $("ul", place).replaceChildren(...found.slice(0, most).map((one) => gameItem(one, place)));
    const nothing = $(".nothing", place);
    if (nothing) nothing.hidden = found.length > 0;
    else place.hidden = !found.length;
  }
}

// --- What a form takes from a game

function offerGames() {
  for (const place of all("[data-take]")) {
    const { game, title } = place.dataset;
    const own = (one) => (one.kind === "local" ? within(one.path).startsWith(`/games/${game}/`) : one.game === title);
    const picks = myGames().filter(own).map((one) => new Option([one.title, one.seat || place.dataset[one.kind], ago(one.seen)].filter(Boolean).join(" · "), one.key || one.href));
    const select = $("select", place);
    select.replaceChildren(select.options[0], ...picks);
    select.hidden = !picks.length;
  }
}

// The game as it is kept here, or as its link hands it out; none, where it is still to hide something.
async function gameAt(place) {
  if (place.startsWith(GAME)) return stored(place);
  const answer = await fetch(`${place}/game.json`);
  return answer.ok && (answer.headers.get("content-type") || "").includes("json") ? answer.text() : "";
}

async function takeGame(place, game) {
  $("[role=alert]", place).hidden = Boolean(game);
  if (!game) return;
  const { take, key } = place.dataset;
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: take, hidden: true });
  const others = [...new FormData(place.closest("form"))].filter(([name]) => name !== key && !name.startsWith(`${key}.`));
  for (const [name, value] of [...others, ["_game", game]]) {
    const entry = document.createElement("textarea"); // keeps lines as they are
    Object.assign(entry, { name, value });
    form.append(entry);
  }
  document.body.append(form);
  form.submit();
}

document.addEventListener("change", async (event) => {
  const place = event.target.closest("[data-take]");
  if (!place) return;
  event.stopPropagation();
  const { files, value } = event.target;
  if (files ? files.length : value) takeGame(place, files ? await files[0].text() : await gameAt(value).catch(() => ""));
}, true);
document.addEventListener("input", (event) => { if (event.target.closest("[data-take]")) event.stopPropagation(); }, true); // nothing of it is asked yet
document.addEventListener("htmx:afterSettle", offerGames);

function forgetGame(button) {
  const { key, href, sure } = button.dataset;
  if (sure && !window.confirm(sure)) return;
  if (key) localStorage.removeItem(key);
  else keepTables(knownTables().filter((one) => one.href !== href));
  showGames();
}
