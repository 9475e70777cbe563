// The guided tour: what one looks at is framed, a word on it stands below; Escape and a button leave it.
"use strict";

(() => {
  const box = document.getElementById("guide");
  if (!box) return;
  const steps = [...box.querySelectorAll("li")].filter((step) => document.querySelector(step.dataset.at));
  const next = box.querySelector('[data-guide="1"]');
  const going = next.textContent;
  let now = 0;
  let returnTo = null;

  const unframe = () => document.querySelector(".guided")?.classList.remove("guided");

  const leave = () => {
    unframe();
    box.close();
    history.replaceState(history.state, "", location.pathname + location.search);
    if (returnTo) returnTo.focus();
  };

  const show = () => {
    unframe();
    const at = document.querySelector(steps[now].dataset.at);
    at.classList.add("guided");
    at.scrollIntoView({ block: "start" });
    box.querySelector("#guide-text").textContent = steps[now].textContent;
    box.querySelector("[data-place]").textContent = `${now + 1} / ${steps.length}`;
    box.querySelector('[data-guide="-1"]').disabled = now === 0;
    next.textContent = now === steps.length - 1 ? next.dataset.last : going;
  };

  const begin = () => {
    if (location.hash !== "#tour" || box.open || !steps.length) return;
    returnTo = document.activeElement;
    now = 0;
    box.show();
    show();
    next.focus({ preventScroll: true });
  };

  box.addEventListener("click", (event) => {
    const by = Number(event.target.dataset.guide ?? NaN);
    if (Number.isNaN(by)) return;
    now += by;
    if (by === 0 || now >= steps.length) leave();
    else show();
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && box.open) leave(); });
  addEventListener("hashchange", begin);
  begin();
})();
