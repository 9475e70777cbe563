// A board that zooms and drags: with the wheel, two fingers, the mouse, or the keys + - 0 and the arrows.
// The picture is drawn anew after every answer; what one looks at stays.

const MOST_ZOOM = 6;
const NARROW = 560; // pixels: on a smaller picture hexes are too small for a finger, unless one looks closer
const AROUND = 1.3; // what is shown with the places that are asked for
const CLOSEST = 0.4; // of the whole, where nobody has asked to look closer
const FAR = 8; // pixels that make a drag of a tap
let legendShown = false;
let sight = null; // { whole, box, chosen }: the view box of the whole picture, the part that is looked at, and whether by choice
let lookAt = () => {}; // brings places into sight

function prepareBoard() {
  const figure = document.querySelector(".table .picture[data-zoom-in]");
  const svg = figure && figure.querySelector("svg");
  if (!svg || svg.dataset.zooms || !svg.querySelector("[data-place]")) return; // without places there is nothing to look for
  svg.dataset.zooms = "1";
  const whole = svg.viewBox.baseVal;
  const picture = [whole.x, whole.y, whole.width, whole.height];
  const map = (svg.dataset.map || "").split(" ").map(Number);
  const now = map.length === 4 && !legendShown ? map : picture; // the legend is for those who ask for it
  svg.setAttribute("width", now[2]);
  svg.setAttribute("height", now[3]);
  if (!sight || sight.whole.join() !== now.join()) sight = { whole: now, box: [...now] };
  svg.tabIndex = 0;
  figure.dataset.title ??= svg.getAttribute("aria-label") || "";
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
    sight.chosen = true;
    const [, , width, height] = sight.whole;
    const wanted = Math.min(width, Math.max(width / MOST_ZOOM, sight.box[2] / by));
    const tall = (wanted / width) * height;
    const [left, top] = [sight.box[0] + (sight.box[2] - wanted) * x, sight.box[1] + (sight.box[3] - tall) * y];
    sight.box = [left, top, wanted, tall];
    move(0, 0);
  };
  lookAt = (places) => {
    const frame = svg.getBoundingClientRect();
    if (sight.chosen || frame.width > NARROW) return;
    if (!places.length) { // nothing is asked of the board any more
      sight.box = [...sight.whole];
      show();
      return;
    }
    const rects = places.map((place) => place.getBoundingClientRect());
    const [across, down] = [sight.box[2] / frame.width, sight.box[3] / frame.height];
    const [left, right] = [Math.min(...rects.map((rect) => rect.left)), Math.max(...rects.map((rect) => rect.right))];
    const [top, bottom] = [Math.min(...rects.map((rect) => rect.top)), Math.max(...rects.map((rect) => rect.bottom))];
    const [x, y] = [sight.box[0] + ((left + right) / 2 - frame.left) * across, sight.box[1] + ((top + bottom) / 2 - frame.top) * down];
    const [, , width, height] = sight.whole;
    const share = Math.min(1, Math.max(CLOSEST, (AROUND * (right - left) * across) / width, (AROUND * (bottom - top) * down) / height));
    sight.box = [x - (share * width) / 2, y - (share * height) / 2, share * width, share * height];
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
  let pulling = null;
  svg.addEventListener("pointerdown", (event) => {
    const piece = event.target.closest(".open[data-at]");
    if (piece && event.isPrimary && !event.button) pulling = pull(figure, svg, piece, event);
    else if (event.pointerType === "mouse") drag(event);
  });
  const drag = (start) => {
    let [x, y, far] = [start.clientX, start.clientY, false];
    follow(start, {
      move: (event) => {
        const [dx, dy] = [event.clientX - x, event.clientY - y];
        if (!far && Math.hypot(dx, dy) < FAR) return;
        [x, y, far] = [event.clientX, event.clientY, true];
        dragged(dx, dy);
      },
      end: () => { if (far) svg.dataset.dragged = "1"; },
    });
  };
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
    if (pulling && pulling.on) event.preventDefault(); // the page stays where it is under a finger that pulls
    if (!fingers || event.touches.length !== 2) return;
    event.preventDefault();
    const now = spread(event.touches);
    zoom(now.wide / fingers.wide, ...within(now.x, now.y));
    dragged(now.x - fingers.x, now.y - fingers.y);
    fingers = now;
  }, { passive: false });
  const bar = document.createElement("p");
  bar.className = "zooming";
  const back = $(".table [name=_undo]"); // what one tap has answered, one tap takes back
  const acts = [["+", figure.dataset.zoomIn, () => zoom(1.5)], ["−", figure.dataset.zoomOut, () => zoom(1 / 1.5)], ["⤢", figure.dataset.zoomWhole, () => zoom(1 / MOST_ZOOM)]];
  if (back) acts.unshift(["↶", back.textContent, () => back.click()]);
  for (const [sign, label, act] of acts) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.setAttribute("aria-label", label);
    button.addEventListener("click", act);
    bar.append(button);
  }
  if (map.length === 4) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "?";
    button.setAttribute("aria-label", figure.dataset.legend);
    button.setAttribute("aria-pressed", String(legendShown));
    button.addEventListener("click", () => {
      legendShown = !legendShown;
      svg.setAttribute("viewBox", picture.join(" "));
      delete svg.dataset.zooms;
      bar.remove();
      prepareBoard();
    });
    bar.append(button);
  }
  figure.append(bar);
  show();
}

// A piece that may go somewhere is pulled to its place: what that means stands over the board before one lets go.
function pull(figure, svg, piece, start) {
  const scale = piece.parentNode.getScreenCTM().a;
  const told = document.createElement("p");
  told.className = "aimed";
  const pulling = { on: true };
  let pulled = false;
  const under = (event) => {
    const found = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest(".table [data-place]"));
    return found.filter((place, at) => place && place !== piece && found.indexOf(place) === at);
  };
  const meant = (event) => { // by what lies uppermost, if any answer names that
    const answers = under(event).map((place) => offersBetween(piece, place));
    return answers.find((offers) => offers.length) || [];
  };
  follow(start, {
    move: (event) => {
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!pulled && Math.hypot(dx, dy) < FAR) return;
      if (!pulled) figure.append(told);
      pulled = true;
      piece.style.translate = `${dx / scale}px ${dy / scale}px`;
      const offers = meant(event);
      told.replaceChildren(...(onlyOne(offers) ? [onlyOne(offers)] : offers).flatMap((offer, at) => [...(at ? [document.createElement("br")] : []), ...[...offer.childNodes].map((part) => part.cloneNode(true))]));
    },
    end: (event, wanted) => {
      pulling.on = false;
      piece.style.translate = "";
      told.remove();
      if (!pulled || !wanted) return;
      if (event.pointerType === "mouse") svg.dataset.dragged = "1"; // the click that follows is no tap
      const offers = meant(event);
      if (onlyOne(offers)) onlyOne(offers).click();
      else if (offers.length) for (const place of [piece, under(event).find((one) => namesPlace(offers[0], one))]) pick(place);
    },
  });
  return pulling;
}

// A pointer that is down, until it is lifted. `end` is told whether it was wanted: a second finger calls it off.
function follow(start, { move, end }) {
  const acts = {
    pointermove: (event) => { if (event.pointerId === start.pointerId) move(event); },
    pointerup: (event) => { if (event.pointerId === start.pointerId) stop(event, true); },
    pointercancel: (event) => { if (event.pointerId === start.pointerId) stop(event, false); },
    pointerdown: (event) => { if (event.pointerId !== start.pointerId) stop(event, false); },
  };
  const stop = (event, wanted) => {
    for (const [kind, act] of Object.entries(acts)) removeEventListener(kind, act);
    end(event, wanted);
  };
  for (const [kind, act] of Object.entries(acts)) addEventListener(kind, act);
}
