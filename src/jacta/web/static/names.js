// Names to pick from: a list opens under a field that may be said by name, and narrows to what is typed, accents or not.
// Without scripts the browser's own list does, as well as it can.

const MOST_NAMES = 60;
let picker = null; // { input, list, at }: the open list, and the place of the name that the keys have come to

const plainly = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const namesOf = (input) => {
  const list = document.getElementById(input.dataset.names || input.getAttribute("list") || "");
  return list ? [...list.options].map((one) => one.value) : [];
};

function namesFor(input) {
  const names = namesOf(input);
  const typed = plainly(input.value.trim());
  if (!typed || /^[-\d]+$/.test(typed) || names.some((name) => plainly(name) === typed)) return names;
  const found = names.filter((name) => plainly(name).includes(typed));
  return found.sort((one, other) => plainly(other).startsWith(typed) - plainly(one).startsWith(typed));
}

function closeNames() {
  if (!picker) return;
  picker.list.remove();
  picker.input.setAttribute("aria-expanded", "false");
  picker.input.removeAttribute("aria-activedescendant");
  picker = null;
}

function openNames(input) {
  const names = namesFor(input).slice(0, MOST_NAMES);
  closeNames();
  if (!names.length) return;
  const list = document.createElement("ul");
  list.id = "names";
  list.className = "names-list";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", input.getAttribute("aria-label") || (input.labels[0] || input).textContent.trim());
  for (const [place, name] of names.entries()) {
    const one = document.createElement("li");
    one.id = `name-${place}`;
    one.setAttribute("role", "option");
    one.setAttribute("aria-selected", String(name === input.value));
    one.textContent = name;
    list.append(one);
  }
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
  list.addEventListener("click", (event) => { if (event.target.matches("li")) takeName(event.target.textContent); });
  input.closest(".field").append(list);
  input.setAttribute("aria-expanded", "true");
  picker = { input, list, at: -1 };
  list.scrollIntoView({ block: "nearest" });
}

function takeName(name) {
  const { input } = picker;
  closeNames();
  input.value = name;
  changed(input);
}

document.addEventListener("focusin", (event) => {
  const input = event.target;
  if (!input.matches("input[list], input[data-names]")) return;
  if (input.hasAttribute("list")) {
    input.dataset.names = input.getAttribute("list");
    input.removeAttribute("list");
    for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-controls", "names"], ["aria-expanded", "false"]]) input.setAttribute(name, value);
  }
  openNames(input);
});

// The answers that can be left in advance are those to the question that is chosen beside them.
document.addEventListener("change", (event) => {
  const answers = event.target.matches(".rule select") && $("input", event.target.closest(".rule"));
  if (answers) answers.setAttribute("list", `answers-to-${event.target.value}`);
});

document.addEventListener("focusout", (event) => { if (picker && event.target === picker.input) closeNames(); });
document.addEventListener("input", (event) => {
  if (event.isTrusted && event.target.matches("input[data-names]")) openNames(event.target);
}, true);

document.addEventListener("keydown", (event) => {
  if (!picker || event.target !== picker.input) {
    if (event.key === "ArrowDown" && event.target.matches("input[data-names]")) openNames(event.target);
    return;
  }
  const names = [...picker.list.children];
  if (event.key === "Escape") closeNames();
  else if (event.key === "Enter" && picker.at >= 0) { event.preventDefault(); takeName(names[picker.at].textContent); }
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    if (picker.at >= 0) names[picker.at].classList.remove("at");
    picker.at = picker.at < 0 && step < 0 ? names.length - 1 : (picker.at + step + names.length) % names.length;
    names[picker.at].classList.add("at");
    names[picker.at].scrollIntoView({ block: "nearest" });
    picker.input.setAttribute("aria-activedescendant", names[picker.at].id);
  }
});
