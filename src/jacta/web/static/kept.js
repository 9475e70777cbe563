// Situations that were given a name, and every roll with its dice: kept in this browser only, and taken away as a file.

const KEPT = "jacta-kept";
const ROLLS = "jacta-rolls";
const MOST_ROLLS = 30;

function listKept(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key));
    return Array.isArray(found) ? found.filter((one) => String(one.href).startsWith("/games/")) : [];
  } catch {
    return [];
  }
}

function storeKept(key, entries) {
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch { /* a browser that keeps nothing */ }
}

// What is on the workbench now.
function situation() {
  const workbench = document.querySelector("#workbench");
  return { href: within(location.pathname) + location.search, title: workbench.dataset.title, game: workbench.dataset.game };
}

function keepRoll() {
  const dice = document.querySelectorAll(".throws li, .story .thrown");
  if (!document.querySelector("#answer .sheet") || !location.search.includes("_seed=") || !dice.length) return;
  const now = situation();
  const said = [...document.querySelectorAll("#answer .sheet > div")].slice(0, 3).map((one) => [...one.children].map((part) => part.textContent).join(" "));
  const thrown = [...document.querySelectorAll("#answer .throws .thrown")].map((one) => {
    const faces = [...one.querySelectorAll(".die")].map((die) => die.getAttribute("aria-label"));
    return [...faces, one.querySelector(".reads").textContent.trim()].join(" ");
  });
  const others = listKept(ROLLS).filter((one) => one.href !== now.href);
  storeKept(ROLLS, [{ ...now, said: [...said, ...thrown].join(" · "), when: new Date().toISOString() }, ...others].slice(0, MOST_ROLLS));
}

function showKept() {
  for (const [id, key] of [["#kept.recent", KEPT], ["#rolls.recent", ROLLS]]) {
    const place = document.querySelector(id);
    if (!place) continue;
    const list = place.querySelector("ul");
    list.replaceChildren();
    for (const one of listKept(key)) {
      const link = document.createElement("a");
      link.href = HOME + one.href.slice(1);
      link.append(one.name || one.title);
      const about = document.createElement("span");
      about.textContent = one.name ? `${one.title} – ${one.game}` : one.said;
      link.append(about);
      const drop = document.createElement("button");
      drop.className = "quiet";
      drop.textContent = "×";
      drop.setAttribute("aria-label", `${place.dataset.drop} ${one.name || one.title}`);
      drop.addEventListener("click", () => { storeKept(key, listKept(key).filter((other) => other.href !== one.href)); showKept(); });
      const item = document.createElement("li");
      item.append(link, drop);
      list.append(item);
    }
    place.hidden = !list.children.length;
  }
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("#keep")) return;
  event.preventDefault();
  const name = new FormData(event.target).get("name").trim();
  if (!name) return;
  const now = { ...situation(), name };
  storeKept(KEPT, [now, ...listKept(KEPT).filter((one) => one.name !== name)]);
  const button = event.target.querySelector("button");
  const label = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = label; }, 1500);
});

document.addEventListener("click", (event) => {
  const button = event.target.closest('[data-do="export-kept"]');
  if (!button) return;
  const link = document.createElement("a");
  const all = JSON.stringify({ situations: listKept(KEPT), rolls: listKept(ROLLS) }, null, 1);
  link.href = URL.createObjectURL(new Blob([all], { type: "application/json" }));
  link.download = "jacta.json";
  link.click();
  URL.revokeObjectURL(link.href);
});

document.addEventListener("change", async (event) => {
  if (!event.target.matches("[data-import-kept]")) return;
  try {
    const found = JSON.parse(await event.target.files[0].text());
    for (const [key, entries] of [[KEPT, found.situations], [ROLLS, found.rolls]]) {
      const own = listKept(key);
      storeKept(key, [...own, ...(entries || []).filter((one) => !own.some((other) => other.href === one.href))]);
    }
    showKept();
  } catch { /* no such file */ }
});

document.addEventListener("htmx:afterSettle", keepRoll);
keepRoll();
showKept();
