// Before anything is drawn: say that scripts run. And what all of them look things up by, in whichever order they come.
document.documentElement.classList.add("js");

const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
