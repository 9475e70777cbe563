// Hexes tapped on a drawn map go into the field of hexes that was touched last; those that stand there go out again.
"use strict";

const HEXES = "[data-hexes]";

document.addEventListener("focusin", ({ target }) => {
  if (!target.matches(HEXES)) return;
  for (const field of target.form.querySelectorAll(HEXES)) field.classList.toggle("tapped-into", field === target);
});

document.addEventListener("click", (event) => {
  const form = event.target.closest("#drawn")?.closest("form");
  const field = form?.querySelector(`${HEXES}.tapped-into`) || form?.querySelector(HEXES);
  const under = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.dataset.hex);
  if (!field || !under) return;
  const named = field.value.split(/[\s;]+/).filter(Boolean), hex = under.dataset.hex;
  field.value = (named.includes(hex) ? named.filter((one) => one !== hex) : [...named, hex]).join(" ");
  field.classList.add("tapped-into");
  field.dispatchEvent(new Event("change", { bubbles: true })); // the map is drawn anew
});
