// The games of this browser on another device: into a parcel, and out of it. Words and chains of the dice stay where they are.
"use strict";

const MOST_SENT = 900_000; // letters of a parcel, as it is sent

function parcelled() {
  const content = { tables: knownTables(), games: [] };
  let room = MOST_SENT - encodeURIComponent(JSON.stringify(content)).length;
  let left = 0;
  for (const { key, path, title, game, seen } of keptGames().sort((one, other) => one.over - other.over || other.seen - one.seen)) {
    const packed = { path, title, game, seen, saved: stored(key) };
    const size = encodeURIComponent(JSON.stringify(packed)).length + 3;
    if (size > room) left += 1;
    else content.games.push(packed);
    room -= size > room ? 0 : size;
  }
  for (const place of all("[data-left]")) place.hidden = !left;
  return JSON.stringify(content);
}

document.addEventListener("htmx:configRequest", (event) => {
  if (event.detail.elt.id === "other-device") event.detail.parameters._games = parcelled();
});

function takeTables(tables) {
  const known = knownTables();
  const fresh = tables.filter((one) => /^\/tables\/[\w-]{1,64}$/.test(within(one.href)) && !known.some((other) => other.href === one.href));
  const read = fresh.map(({ href, title, game, kind, seat, others, seats, seen, over }) => ({ href, title: String(title), game: String(game), kind: String(kind), seat: String(seat || ""), others: String(others || ""), seats: Array.isArray(seats) ? seats.map(String) : [], seen: Number(seen) || 0, over: Boolean(over) }));
  keepTables([...known, ...read].sort((one, other) => other.seen - one.seen));
}

function isGame(saved) {
  try {
    const { procedure, events } = JSON.parse(saved);
    return typeof procedure === "string" && Array.isArray(events);
  } catch {
    return false;
  }
}

// A game that is played here already is laid beside it; the same one played further takes its place.
function takeGame({ path, title, game, seen, saved }) {
  if (!/^\/games\/[\w-]+\/[\w-]+\/play$/.test(within(path)) || !isGame(saved)) return;
  const here = stored(GAME + path);
  let key = GAME + path;
  if (here === saved) return;
  if (here) {
    if (sameGame(here, saved)) {
      if (JSON.parse(here).events.length >= JSON.parse(saved).events.length) return;
    } else key = `${key}#${Number(seen) || Date.now()}`;
  }
  store(key, saved);
  const entry = { key, path, title: String(title), game: String(game), seen: Number(seen) || 0 };
  store(GAMES, JSON.stringify([...listed(GAMES).filter((one) => one.key !== key), entry].sort((one, other) => other.seen - one.seen)));
}

ACTS["take-over"] = (button) => {
  try {
    const { tables, games } = JSON.parse(button.dataset.content);
    takeTables(tables);
    games.forEach(takeGame);
    location.assign(`${HOME}tables`);
  } catch {
    $("#untaken").hidden = false;
  }
};
