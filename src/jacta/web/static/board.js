// A board that zooms and drags: with the wheel, two fingers, the mouse, or the keys + - 0 and the arrows.
// The picture is drawn anew after every answer; what one looks at stays.

const MOST_ZOOM = 6;
let sight = null; // { whole, box }: the view box of the whole picture, and the part of it that is looked at

function prepareBoard() {
  const figure = document.querySelector("form.table .picture[data-zoom-in]");
  const svg = figure && figure.querySelector("svg");
  if (!svg || svg.dataset.zooms) return;
  svg.dataset.zooms = "1";
  const whole = svg.viewBox.baseVal;
  const now = [whole.x, whole.y, whole.width, whole.height];
  if (!sight || sight.whole.join() !== now.join()) sight = { whole: now, box: [...now] };
  svg.tabIndex = 0;
  svg.setAttribute("aria-label", `${svg.getAttribute("aria-label") || ""} – ${figure.dataset.zoomHelp}`);
  const show = () => {
    svg.setAttribute("viewBox", sight.box.map((part) => part.toFixed(2)).join(" "));
    figure.classList.toggle("zoomed", sight.box[2] < sight.whole[2] - 1);
  };
  const move = (dx, dy) => {
    const [left, top, width, height] = sight.whole;
    sight.box[0] = Math.min(Math.max(sight.box[0] + dx, left), left + width - sight.box[2]);
    sight.box[1] = Math.min(Math.max(sight.box[1] + dy, top), top + height - sight.box[3]);
    show();
  };
  const zoom = (by, x = 0.5, y = 0.5) => {
    const [, , width, height] = sight.whole;
    const wanted = Math.min(width, Math.max(width / MOST_ZOOM, sight.box[2] / by));
    const tall = (wanted / width) * height;
    const [left, top] = [sight.box[0] + (sight.box[2] - wanted) * x, sight.box[1] + (sight.box[3] - tall) * y];
    sight.box = [left, top, wanted, tall];
    move(0, 0);
  };
  const within = (x, y) => {
    const frame = svg.getBoundingClientRect();
    return [(x - frame.left) / frame.width, (y - frame.top) / frame.height];
  };
  const dragged = (dx, dy) => {
    const frame = svg.getBoundingClientRect();
    move((-dx / frame.width) * sight.box[2], (-dy / frame.height) * sight.box[3]);
  };
  svg.addEventListener("wheel", (event) => {
    const into = event.deltaY < 0;
    if (!into && sight.box[2] >= sight.whole[2]) return; // nothing to zoom out of: the page scrolls
    event.preventDefault();
    zoom(into ? 1.2 : 1 / 1.2, ...within(event.clientX, event.clientY));
  }, { passive: false });
  svg.addEventListener("keydown", (event) => {
    const step = sight.box[2] / 8;
    const act = {
      "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), 0: () => zoom(1 / MOST_ZOOM),
      ArrowLeft: () => move(-step, 0), ArrowRight: () => move(step, 0), ArrowUp: () => move(0, -step), ArrowDown: () => move(0, step),
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  let held = null;
  svg.addEventListener("pointerdown", (event) => { if (event.pointerType === "mouse") held = { x: event.clientX, y: event.clientY, far: false }; });
  addEventListener("pointermove", (event) => {
    if (!held || event.pointerType !== "mouse") return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.far && Math.hypot(dx, dy) < 5) return;
    held = { x: event.clientX, y: event.clientY, far: true };
    dragged(dx, dy);
  });
  addEventListener("pointerup", () => { if (held && held.far) svg.dataset.dragged = "1"; held = null; });
  svg.addEventListener("click", (event) => { // a drag is no tap
    if (svg.dataset.dragged) { event.stopPropagation(); delete svg.dataset.dragged; }
  }, true);
  let fingers = null;
  const spread = (touches) => {
    const [one, two] = touches;
    return { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2, wide: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) };
  };
  svg.addEventListener("touchstart", (event) => { fingers = event.touches.length === 2 ? spread(event.touches) : null; }, { passive: true });
  svg.addEventListener("touchmove", (event) => {
    if (!fingers || event.touches.length !== 2) return;
    event.preventDefault();
    const now = spread(event.touches);
    zoom(now.wide / fingers.wide, ...within(now.x, now.y));
    dragged(now.x - fingers.x, now.y - fingers.y);
    fingers = now;
  }, { passive: false });
  const bar = document.createElement("p");
  bar.className = "zooming";
  for (const [sign, label, act] of [["+", figure.dataset.zoomIn, () => zoom(1.5)], ["−", figure.dataset.zoomOut, () => zoom(1 / 1.5)], ["⤢", figure.dataset.zoomWhole, () => zoom(1 / MOST_ZOOM)]]) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.setAttribute("aria-label", label);
    button.addEventListener("click", act);
    bar.append(button);
  }
  figure.append(bar);
  show();
}

document.addEventListener("htmx:afterSettle", prepareBoard);
prepareBoard();
