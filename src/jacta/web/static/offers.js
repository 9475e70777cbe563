// The answers of a question and the board: a place picks out the answers that name it, an answer lights up the places that it names.
"use strict";

const placesOf = (offer) => (offer.dataset.places || "").split(" ").filter(Boolean);

// The first nine answers in sight are given by their number.
const inSight = () => all(".offer").filter((offer) => offer.checkVisibility());

function numberOffers() {
  for (const offer of all(".offer[data-number]")) delete offer.dataset.number;
  inSight().slice(0, 9).forEach((offer, place) => { offer.dataset.number = place + 1; });
}

document.addEventListener("toggle", numberOffers, true);

for (const [kind, lit] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(kind, (event) => {
    const offer = event.target.closest(".offer");
    if (!offer) return;
    for (const place of placesOf(offer).flatMap(placesNamed)) place.classList.toggle("lit", lit);
  });
}

// --- Who acts, and on what

// A place of the board goes by its name; a stack of pieces by the names of all of them.
const namesAt = (place) => place.dataset.place.split(" ");
const placesNamed = (name) => all(`.table [data-place~="${CSS.escape(name)}"]`);
const namesPlace = (offer, place) => namesAt(place).some((name) => placesOf(offer).includes(name));

// What an answer names last is what it is done to; a piece that it names before is the one that does it.
const goalOf = (offer) => placesOf(offer).at(-1);
const piecesOf = (offer) => placesOf(offer).filter((name) => placesNamed(name).some((place) => place.dataset.at));
const actorOf = (offer) => piecesOf(offer).find((name) => name !== goalOf(offer));

// A piece is in hand: the one that acted last, or else the first that may act. Where it may go is shown, and a tap there is enough.
let inHand = "";
let able = new Set();
let doing = ""; // what was done last: whoever builds cities goes on building cities

document.addEventListener("click", (event) => {
  const offer = event.target.closest(".offer");
  if (!offer) return;
  inHand = actorOf(offer) || "";
  doing = offer.dataset.group;
});

const canAct = (place) => namesAt(place).some((name) => able.has(name));

function markPlaces() {
  const table = $(".table[data-last]");
  const last = table ? table.dataset.last.split(" ") : [];
  const named = new Set(all(".offer").flatMap(placesOf));
  able = new Set(all(".offer").map(actorOf).filter(Boolean));
  if (!able.has(inHand)) inHand = [...able][0] || "";
  const within = new Set(all(".offer").filter((offer) => placesOf(offer).includes(inHand)).flatMap(placesOf));
  for (const place of all(".table [data-place]")) {
    place.classList.toggle("last", namesAt(place).some((name) => last.includes(name)));
    place.classList.toggle("open", namesAt(place).some((name) => named.has(name)));
    place.classList.toggle("kept", Boolean(place.dataset.at) && namesAt(place).includes(inHand));
    place.classList.toggle("near", !place.dataset.at && namesAt(place).some((name) => within.has(name)));
  }
  const figure = $(".table .picture[data-in-hand]");
  if (figure) figure.dataset.held = inHand && figure.dataset.inHand.replace("…", inHand);
  raise(".open");
}

// Places that stand out lie over their neighbours, so that their rims are seen whole, and under the pieces.
function raise(marked) {
  const places = all(".table [data-place]:not([data-at])");
  for (const place of all(`.table ${marked}:not([data-at])`)) places[places.length - 1].after(place);
}

// --- What a tap means

// A piece that no answer names stands for its place, a place that none names for the pieces there.
function tapped(place) {
  const asked = (one) => one && all(".offer").some((offer) => namesPlace(offer, one));
  if (asked(place)) return place;
  const others = place.dataset.at ? placesNamed(place.dataset.at) : all(`.table [data-at="${CSS.escape(place.dataset.place)}"]`);
  return others.find(asked) || place;
}

const offersBetween = (one, other) => all(".offer").filter((offer) => namesPlace(offer, one) && namesPlace(offer, other));

// The answers that name a place together with all that was tapped before, or else with the piece in hand.
function offersAt(place, taps) {
  const naming = all(".offer").filter((offer) => namesPlace(offer, place));
  const held = taps.length || canAct(place) ? "" : inHand; // whoever taps a piece has that one in hand
  const both = naming.filter((offer) => taps.every((other) => namesPlace(offer, other)) && (!held || placesOf(offer).includes(held)));
  return both.length ? both : naming;
}

// Of pieces that differ in nothing but their names the first stands for all.
function standIn(name) {
  const piece = placesNamed(name).find((place) => place.dataset.like);
  return piece ? piece.dataset.like.split(" ")[namesAt(piece).indexOf(name)] : name;
}

// One answer for each thing that can be done, whichever of the pieces that are alike is sent.
function distinct(offers) {
  const told = (offer) => piecesOf(offer).reduce((words, name) => words.replaceAll(name, standIn(name)), offer.textContent);
  const answers = new Map();
  for (const offer of offers) {
    const answer = JSON.stringify([placesOf(offer).map(standIn), told(offer)]);
    if (!answers.has(answer)) answers.set(answer, offer);
  }
  return [...answers.values()];
}

// The answer that all of these come to, but for those that are given by their buttons alone; or the one that goes on with
// what was done last.
function onlyOne(offers) {
  const found = distinct(offers);
  const plain = found.filter((offer) => !("aside" in offer.dataset));
  const left = plain.length ? plain : found;
  const same = left.filter((offer) => offer.dataset.group && offer.dataset.group === doing);
  return left.length === 1 ? left[0] : same.length === 1 ? same[0] : null;
}

// Whether a tap says all that an answer names: it is on a place or on what it is done to, or the rest was tapped before.
function isMeant(offer, place, taps) {
  const said = [place, ...taps].flatMap((one) => [...namesAt(one), one.dataset.at]);
  return !place.dataset.at || namesAt(place).includes(goalOf(offer)) || placesOf(offer).every((name) => said.includes(name));
}

// --- Taps

function showOffers(wanted) {
  for (const offer of all(".offer")) {
    offer.hidden = wanted.length > 0 && !wanted.includes(offer);
    offer.classList.toggle("ready", wanted.length === 1 && wanted[0] === offer);
  }
  for (const group of all("details.group")) {
    group.open = wanted.some((offer) => group.contains(offer));
    group.hidden = wanted.length > 0 && !group.open;
  }
  const back = $(".all-offers");
  if (back) back.hidden = wanted.length === 0;
  numberOffers();
  showBriefs();
}

function putDown() {
  for (const other of all(".picked, .kept, .reach")) other.classList.remove("picked", "kept", "reach");
  showOffers([]);
}

// First a piece, then a place, or the other way round: what is left of the answers is what was tapped. The last one left
// is given at once; one whose odds the board does not show, when its place is tapped again.
document.addEventListener("click", (event) => {
  const found = event.target.closest(".table [data-place]");
  if (found) pick(found);
});

function pick(found) {
  const place = tapped(found);
  const again = place.classList.contains("picked");
  const taps = all(".picked");
  const shown = all(".offer:not([hidden])");
  if (again && shown.length === 1 && isMeant(shown[0], place, taps)) {
    shown[0].click();
    return;
  }
  for (const other of all(".picked, .reach")) other.classList.remove("picked", "reach");
  const wanted = again ? [] : offersAt(place, taps);
  for (const other of [...taps, ...all(".kept")]) if (wanted.length && wanted.every((offer) => namesPlace(offer, other))) other.classList.add("picked");
  for (const name of new Set(wanted.flatMap(placesOf))) for (const other of placesNamed(name)) other.classList.add("reach");
  place.classList.toggle("picked", wanted.length > 0);
  raise(".reach");
  raise(".picked");
  showOffers(distinct(wanted));
  const meant = onlyOne(wanted);
  if (meant && isWeighed(meant) && isMeant(meant, place, taps)) meant.click();
  else if (wanted.length) wanted[0].focus({ preventScroll: $(".table .picture").getBoundingClientRect().top < 0 });
}

// --- What stands at a place before it is tapped: the chance, or the price

const isWeighed = (offer) => !("weighed" in offer.dataset) || Boolean(offer.dataset.brief);
const SVG = "http://www.w3.org/2000/svg";
const LEGIBLE = 11; // pixels of a letter
const LETTER = 15; // of the picture's own measure, where that is enough

function showBriefs() {
  const svg = $(".table .picture svg[data-zooms]");
  if (!svg) return;
  for (const old of all(".briefs", svg)) old.remove();
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "briefs");
  const seen = svg.getScreenCTM();
  const size = Math.max(LETTER, LEGIBLE / seen.a);
  const taps = all(".picked");
  const told = [];
  for (const place of all(".open", svg)) {
    if (canAct(place) || place.classList.contains("picked")) continue;
    const meant = onlyOne(offersAt(place, taps));
    if (meant && meant.dataset.brief && !meant.hidden && isMeant(meant, place, taps)) tell(meant.dataset.brief, place);
  }
  svg.append(layer);

  // At the foot of the place, or at its head where pieces stand at the foot; two pieces side by side of which the same is to be said have it said once.
  function tell(words, place) {
    const frame = place.getBoundingClientRect();
    const [wide, tall] = [size * (0.6 * words.length + 0.8), size * 1.35];
    const head = piecesIn(frame, place).some((piece) => piece.bottom > frame.bottom - tall * seen.a);
    const foot = new DOMPoint(frame.left + frame.width / 2, head ? frame.top + 1.3 * tall * seen.a : frame.bottom).matrixTransform(seen.inverse());
    const covers = (one) => one.words === words && Math.abs(one.foot.x - foot.x) < wide && Math.abs(one.foot.y - foot.y) < tall;
    if (told.some(covers)) return;
    told.push({ words, foot });
    layer.append(brief(words, foot, wide, tall, size));
  }
}

// The frames of the smaller things of the board that stand on this place.
function piecesIn(frame, place) {
  const frames = all(".table .picture [data-place]").filter((one) => one !== place).map((one) => one.getBoundingClientRect());
  const within = ({ left, right, top, bottom }) => (left + right) / 2 > frame.left && (left + right) / 2 < frame.right && (top + bottom) / 2 > frame.top && (top + bottom) / 2 < frame.bottom;
  return frames.filter((one) => one.width < frame.width * 0.8 && within(one));
}

function brief(words, foot, wide, tall, size) {
  const pill = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: -wide / 2, y: -tall, width: wide, height: tall, rx: tall / 2 })) pill.setAttribute(name, value);
  const text = document.createElementNS(SVG, "text");
  for (const [name, value] of Object.entries({ y: -tall * 0.28, "font-size": size })) text.setAttribute(name, value);
  text.textContent = words;
  const drawn = document.createElementNS(SVG, "g");
  drawn.setAttribute("transform", `translate(${foot.x} ${foot.y - size * 0.2})`);
  drawn.append(pill, text);
  return drawn;
}
