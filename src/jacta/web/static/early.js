// Before anything is drawn: say that scripts run.
document.documentElement.classList.add("js");
