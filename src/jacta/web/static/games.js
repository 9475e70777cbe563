// Games in this browser: those that it keeps itself, and the saved tables that it knows. Nothing is dropped without a word.
"use strict";

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
      known.push({ key, path, title: path.split("/")[3] || path, game: "", seen: 0 });
    }
  } catch { /* a browser that keeps nothing */ }
  return known.filter((one) => /^\/games\/[\w-]+\/[\w-]+\/play$/.test(one.path)).map((one) => ({ ...one, over: isOver(stored(one.key)) }));
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
  const bench = $("#workbench");
  if (table && bench && $("[name=_events]", table)) {
    try {
      if (kept() && !isOver(kept()) && !sameGame(kept(), table.dataset.saved)) layAside(gameKey());
      store(gameKey(), table.dataset.saved);
      const { title, game } = bench.dataset;
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

// --- The saved tables that this browser knows

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
  const { kind, seat, seats, game } = table.dataset;
  const title = $("h1").textContent;
  const entry = { href: location.pathname, title, game, kind, seat, seats: seats.split(" "), seen: Date.now(), over: ["over", "abandoned"].includes(table.dataset.stage) };
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
  const afar = knownTables().filter((one) => /^\/tables\/[\w-]+$/.test(one.href));
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
  about.textContent = [one.game, one.seat || place.dataset[one.kind], one.over && place.dataset.over, ago(one.seen)].filter(Boolean).join(" · ");
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

function forgetGame(button) {
  const { key, href, sure } = button.dataset;
  if (sure && !window.confirm(sure)) return;
  if (key) localStorage.removeItem(key);
  else keepTables(knownTables().filter((one) => one.href !== href));
  showGames();
}

// --- Words for the dice: sealed here, and told when everybody has sealed theirs

const WORD = "jacta-word:";

// SHA-256 of a text in UTF-8 (FIPS 180-4): browsers offer theirs only to pages over HTTPS.
function sha256(text) {
  const rotated = (word, by) => (word >>> by) | (word << (32 - by));
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  const state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
  const bytes = [...new TextEncoder().encode(text)];
  const size = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(size / 2 ** shift) & 0xff);
  for (let at = 0; at < bytes.length; at += 64) {
    const words = Array.from({ length: 16 }, (_, i) => (bytes[at + 4 * i] << 24) | (bytes[at + 4 * i + 1] << 16) | (bytes[at + 4 * i + 2] << 8) | bytes[at + 4 * i + 3]);
    for (let i = 16; i < 64; i += 1) {
      const [a, b] = [words[i - 15], words[i - 2]];
      const small = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
      const large = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
      words[i] = (words[i - 16] + small + words[i - 7] + large) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + words[i]) | 0;
      const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] = (state[i] + word) | 0; });
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const wordKey = () => WORD + location.pathname;

// Who sits down seals what they typed, with something random that nobody can guess.
document.addEventListener("htmx:configRequest", (event) => {
  const sent = event.detail.formData;
  if (!sent.has("_join") || !sent.has("_word") || sent.get("_seal")) return;
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const word = [...sent.get("_word").split(/\s+/).filter(Boolean), random].join(" ");
  try {
    localStorage.setItem(wordKey(), word);
  } catch {
    return; // a browser that keeps nothing cannot tell it later: it is given openly
  }
  sent.set("_seal", sha256(word));
  sent.delete("_word");
});

// What the table answers to something that is done beside the question: what is being typed stays.
async function done(fields) {
  const response = await fetch(location.pathname, { method: "POST", body: new URLSearchParams(fields), headers: { "HX-Request": "true", "HX-Target": "answer" } });
  if (response.ok) showNews(await response.text());
}

document.addEventListener("submit", (event) => {
  if (event.target.id !== "talk") return;
  event.preventDefault();
  const line = $("#line");
  const said = line.value;
  line.value = "";
  done({ _say: "1", _line: said }).catch(() => { line.value = said; sayLost(); });
});

let telling = false;

async function tellWord() {
  const word = $("[data-reveal]") && stored(wordKey());
  if (!word || telling) return;
  telling = true;
  try {
    await done({ _reveal: "1", _word: word });
  } catch { /* the page looks again soon */ }
  telling = false;
}
