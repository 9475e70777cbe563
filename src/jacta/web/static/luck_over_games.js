// Luck over several games: those that this browser knows to be over, and files.
"use strict";

const MOST_ADDED = 1_000_000; // letters, as they are sent

function offerGames() {
  const place = $("#ended");
  if (!place) return;
  const found = myGames().filter((one) => one.over);
  $("ul", place).replaceChildren(...found.map((one, number) => {
    const item = document.createElement("li");
    const label = document.createElement("label");
    const box = document.createElement("input");
    box.type = "checkbox";
    box.checked = true;
    box.id = `ended-${number}`;
    box.dataset.href = one.href;
    if (one.key) box.dataset.key = one.key;
    const about = document.createElement("span");
    about.className = "meta";
    about.textContent = [one.game, one.seat || place.dataset[one.kind], ago(one.seen)].filter(Boolean).join(" · ");
    label.append(box, ` ${one.title} `, about);
    item.append(label);
    return item;
  }));
  $(".nothing", place).hidden = found.length > 0;
}

async function gameBehind({ dataset }) {
  if (dataset.key) return stored(dataset.key);
  const response = await fetch(`${dataset.href}/game.json`);
  return response.ok && response.headers.get("Content-Type").includes("json") ? response.text() : "";
}

ACTS["add-up"] = async () => {
  const wrong = $("#unread");
  wrong.hidden = true;
  const ticked = all("#ended input:checked").map(gameBehind);
  const chosen = [...$("#files").files].map((file) => file.text());
  const games = [];
  for (const text of await Promise.all([...ticked, ...chosen])) {
    try {
      games.push(JSON.parse(text));
    } catch {
      wrong.textContent = wrong.dataset.unread;
      wrong.hidden = false;
    }
  }
  const sent = JSON.stringify(games);
  if (encodeURIComponent(sent).length > MOST_ADDED) {
    wrong.textContent = wrong.dataset.large;
    wrong.hidden = false;
    return;
  }
  await htmx.ajax("POST", `${HOME}luck`, { target: "#answer", swap: "innerHTML", values: { _games: sent } });
  $("#answer").scrollIntoView({ block: "nearest" });
};

offerGames();
