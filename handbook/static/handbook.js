// The contents fold on a phone, and the search looks through an index that comes with the site.
"use strict";
{
  const up = document.body.dataset.up;
  const field = document.getElementById("q");
  const list = document.getElementById("found");
  const contents = document.querySelector("nav details");
  if (matchMedia("(max-width: 50rem)").matches) contents.open = false;

  const bare = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  let index = null;

  const load = () => {
    if (index) return;
    index = [];
    const script = document.createElement("script");
    script.src = `${up}search.js`;
    script.onload = () => {
      index = window.jactaIndex.map(([href, page, title, words]) => ({
        href, page, title, head: bare(`${title} ${page}`), all: bare(`${title} ${page} ${words}`),
      }));
      show();
    };
    document.head.append(script);
  };

  const show = () => {
    const wanted = bare(field.value).split(/\s+/).filter((word) => word);
    list.replaceChildren();
    if (!wanted.length || !index.length) return;
    const found = index
      .filter((one) => wanted.every((word) => one.all.includes(word)))
      .map((one) => [wanted.filter((word) => !one.head.includes(word)).length, one])
      .sort((a, b) => a[0] - b[0] || a[1].title.length - b[1].title.length);
    for (const [, one] of found.slice(0, 20)) {
      const line = document.createElement("li");
      const link = document.createElement("a");
      link.href = up + one.href;
      link.textContent = one.title;
      const where = document.createElement("span");
      where.textContent = one.page;
      line.append(link, where);
      list.append(line);
    }
    if (!found.length) {
      const line = document.createElement("li");
      line.textContent = field.dataset.nothing;
      list.append(line);
    }
  };

  field.addEventListener("focus", load);
  field.addEventListener("input", () => { load(); show(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { field.value = ""; list.replaceChildren(); }
    if (event.key === "/" && !/INPUT|TEXTAREA/.test(document.activeElement.tagName)) { event.preventDefault(); field.focus(); }
  });
}
