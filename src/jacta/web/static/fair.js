// Fair dice in the browser: words are sealed here and told when all are sealed; what was promised is noted, and checked.
"use strict";

const WORD = "jacta-word:"; // what this browser has sealed for a seat
const NOTED = "jacta-noted:"; // what it was shown before the game: the commitment, and everybody's seals

// --- SHA-256 (FIPS 180-4) and HMAC (RFC 2104): browsers offer theirs only to pages over HTTPS

const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const rotated = (word, by) => (word >>> by) | (word << (32 - by));

function digest(given) {
  const bytes = [...given];
  const size = bytes.length * 8;
  const state = [...FIRST];
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
      const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
      const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] = (state[i] + word) | 0; });
  }
  return state.flatMap((word) => [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff]);
}

const utf8 = (text) => [...new TextEncoder().encode(text)];
const hex = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (digits) => digits.match(/../g).map((pair) => parseInt(pair, 16));
const sha256 = (text) => hex(digest(utf8(text)));

function hmac(key, bytes) {
  const padded = [...key, ...new Array(64 - key.length).fill(0)];
  const inner = digest([...padded.map((byte) => byte ^ 0x36), ...bytes]);
  return digest([...padded.map((byte) => byte ^ 0x5c), ...inner]);
}

// --- Sealing, telling, noting

const noted = () => {
  try {
    return JSON.parse(stored(NOTED + location.pathname)) || {};
  } catch {
    return {};
  }
};

function note(more) {
  try {
    localStorage.setItem(NOTED + location.pathname, JSON.stringify({ ...noted(), ...more }));
  } catch { /* a browser that keeps nothing */ }
}

// Who sits down seals what they typed, with something random that nobody can guess.
document.addEventListener("htmx:configRequest", (event) => {
  const sent = event.detail.formData;
  if (!sent.has("_join") || !sent.has("_word")) return;
  note({ commitment: $("form.table").dataset.commitment, seals: {}, draws: {} });
  if ("together" in $("form.table").dataset) sent.set("_chain", newChain());
  if (sent.get("_seal")) return;
  const random = hex([...crypto.getRandomValues(new Uint8Array(16))]);
  const word = [...sent.get("_word").split(/\s+/).filter(Boolean), random].join(" ");
  try {
    localStorage.setItem(WORD + location.pathname, word);
  } catch {
    return; // a browser that keeps nothing cannot tell it later: it is given openly
  }
  sent.set("_seal", sha256(word));
  sent.delete("_word");
});

// What the table answers to something that is done beside the question: what is being typed stays.
async function done(fields) {
  const response = await fetch(location.pathname, { method: "POST", body: new URLSearchParams(fields), headers: { "HX-Request": "true", "HX-Target": "answer" } });
  if (!response.ok) return;
  const text = await response.text();
  await released();
  showNews(text);
}

let telling = false;

// The word is told when the seals of the others are on the page; they are noted first, for nobody may swap one later.
async function tellWord() {
  warnOfSwaps();
  const asked = $("[data-reveal]");
  const word = asked && stored(WORD + location.pathname);
  if (!word || telling) return;
  telling = true;
  note({ seals: JSON.parse($("form.table").dataset.seals) });
  try {
    await done({ _reveal: "1", _word: word });
  } catch { /* the page looks again soon */ }
  telling = false;
}

// --- Dice that are drawn together: a chain of beads, of which one is shown after each decision

const CHAIN = "jacta-chain:"; // the first bead of this browser's chain for a seat
const BEADS = 2000;
const hashed = (bead) => hex(digest(unhex(bead)));

function newChain() {
  let bead = hex([...crypto.getRandomValues(new Uint8Array(32))]);
  try {
    localStorage.setItem(CHAIN + location.pathname, bead);
  } catch {
    return ""; // a browser that keeps nothing has no chain
  }
  for (let n = 0; n < BEADS; n += 1) bead = hashed(bead);
  return bead;
}

// The bead whose SHA-256 is the one shown last; none where this browser does not know it.
function beadBefore(head) {
  let bead = stored(CHAIN + location.pathname);
  for (let n = 0; bead && n < BEADS; n += 1) {
    const next = hashed(bead);
    if (next === head) return bead;
    bead = next;
  }
  return "";
}

let showing = false;

// What had happened is noted first: nobody can put another decision there who has seen the bead.
async function showBead() {
  const asked = $("form.table[data-bead]");
  if (!asked || showing) return;
  const { event, head, mark } = JSON.parse(asked.dataset.bead);
  const draws = noted().draws || {};
  if (draws[event] && draws[event] !== mark) {
    $("#misdrawn").hidden = false;
    return;
  }
  const bead = beadBefore(head);
  if (!bead) return;
  showing = true;
  note({ draws: { ...draws, [event]: mark } });
  try {
    await done({ _bead: bead });
  } catch { /* the page looks again soon */ }
  showing = false;
  const again = $("form.table[data-bead]");
  if (again && JSON.parse(again.dataset.bead).event !== event) showBead();
}

// Whether every bead belongs to its chain, and every draw that this browser took part in came after what it has noted.
function drawnRight(game) {
  const { chains, draws, secret } = game.fair;
  if (!draws) return undefined;
  const heads = { ...chains };
  const mine = noted().draws || {};
  return draws.every((draw) => {
    const fits = Object.entries(draw.beads).every(([seat, bead]) => hashed(bead) === heads[seat]);
    Object.assign(heads, draw.beads);
    const mark = hex(hmac(unhex(secret), utf8(JSON.stringify(game.events.slice(0, draw.event)))));
    return fits && mark === draw.mark && (!mine[draw.event] || mine[draw.event] === mark);
  });
}

// Whether commitment and words are those that this browser was shown before it told its own.
function held(commitment, words) {
  const before = noted();
  if (!before.commitment) return null;
  const swapped = Object.entries(before.seals || {}).filter(([seat, seal]) => sha256(words[seat] || "") !== seal);
  return before.commitment === commitment && !swapped.length;
}

function warnOfSwaps() {
  const table = $("form.table");
  const warning = $("#swapped");
  if (!table || !warning || !table.dataset.words) return;
  warning.hidden = held(table.dataset.commitment, JSON.parse(table.dataset.words)) !== false;
}

document.addEventListener("submit", (event) => {
  if (event.target.id !== "talk") return;
  event.preventDefault();
  const line = $("#line");
  const said = line.value;
  line.value = "";
  done({ _say: "1", _line: said }).catch(() => { line.value = said; sayLost(); });
});

// --- Every throw worked out again, without the server and without the rules: see docs/fair_dice.md

function throwsOf(secret, words, event) {
  let bits = "";
  let counter = 0;
  return (sides) => {
    const size = sides > 1n ? (sides - 1n).toString(2).length : 0;
    for (;;) {
      while (bits.length < size) {
        const text = `[${event},${counter},${JSON.stringify(words)}]`;
        bits += hmac(unhex(secret), utf8(text)).map((byte) => byte.toString(2).padStart(8, "0")).join("");
        counter += 1;
      }
      const number = size ? BigInt(`0b${bits.slice(0, size)}`) : 0n;
      bits = bits.slice(size);
      if (number < sides) return number + 1n;
    }
  };
}

// Numbers of many digits would be rounded: they are read as texts.
const parsed = (file) => JSON.parse(file.replace(/(?<=[[,:\s])\d{16,}(?=[\],}\s])/g, '"$&"'));

function checked(game) {
  const { fair } = game;
  const words = Object.keys(fair.words).sort().map((seat) => fair.words[seat]);
  const ofSystem = (event) => (event.roll || []).length && (game.dice === "system" || event.auto);
  const left = game.events.some((event, number) => ofSystem(event) && !(number in fair.sides)); // out of the file
  const right = !left && Object.entries(fair.sides).every(([event, sides]) => {
    const draw = (fair.draws || []).filter((one) => one.event <= Number(event)).pop();
    const beads = draw ? Object.keys(draw.beads).sort().map((seat) => draw.beads[seat]) : [];
    const die = throwsOf(fair.secret, [...words, ...beads], event);
    const faces = game.events[event].roll.flat();
    return sides.length === faces.length && sides.every((n, i) => die(BigInt(n)) === BigInt(faces[i]));
  });
  return {
    secret: hex(digest(unhex(fair.secret))) === fair.commitment,
    seals: Object.entries(fair.seals || {}).every(([seat, seal]) => sha256(fair.words[seat]) === seal),
    dice: right,
    draws: drawnRight(game),
    noted: held(fair.commitment, fair.words),
  };
}

// A game that is over is fetched at once: to verify it, no network is needed any more.
const finished = new Map();

function finishedGame(address) {
  if (!finished.has(address)) finished.set(address, fetch(address).then((response) => (response.ok ? response.text() : Promise.reject())));
  return finished.get(address).catch((error) => {
    finished.delete(address);
    throw error;
  });
}

function fetchFinished() {
  const button = $("[data-do=verify-here]");
  if (button) finishedGame(button.dataset.from).catch(() => {}); // asked for again when it is wanted
}

async function verifyHere(button) {
  const list = $("#verified");
  let file;
  try {
    file = await finishedGame(button.dataset.from);
  } catch {
    sayLost();
    return;
  }
  const found = checked(parsed(file));
  for (const item of all("[data-check]", list)) {
    const well = found[item.dataset.check];
    item.hidden = String(well) !== item.dataset.when;
  }
  list.hidden = false;
}
