// Your turn: a sound and a shake where somebody wants them, a push where the browser can have one; deadlines in the time of the reader.
"use strict";

const RING = "jacta-ring";
let turn = null; // the question that was on the page last; null before the first

function ring() {
  if (navigator.vibrate) navigator.vibrate([120, 80, 120]);
  try {
    const audio = new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.15, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.6);
  } catch { /* a browser without sound */ }
}

function ringAtTurn() {
  const table = $("[data-since]");
  if (!table) return;
  const box = $("[data-ring]");
  if (box) box.checked = stored(RING) === "1";
  for (const time of all("time[data-at]")) {
    time.textContent = new Date(time.dataset.at * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  }
  const offer = $("[data-push]");
  if (offer) offer.hidden = !("serviceWorker" in navigator && "PushManager" in window);
  const now = table.dataset.title.startsWith("●") ? $("[name=_asked]").value : "";
  if (turn !== null && now && now !== turn && stored(RING) === "1") ring();
  turn = now;
}

document.addEventListener("change", (event) => {
  if (!("ring" in event.target.dataset)) return;
  try {
    localStorage.setItem(RING, event.target.checked ? "1" : "0");
  } catch { /* a browser that keeps nothing */ }
  if (event.target.checked) ring();
});

const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const sameKey = (one, other) => one && String(new Uint8Array(one)) === String(other);

async function subscribe(button) {
  const key = button.closest("[data-push]").dataset.push;
  const worker = await navigator.serviceWorker.register("/static/push.js", { scope: "/static/push/" });
  while (!worker.active) await new Promise((resolve) => { setTimeout(resolve, 100); });
  let made = await worker.pushManager.getSubscription();
  if (made && !sameKey(made.options.applicationServerKey, bytesOf(key))) { // that of another server; other games keep ours
    await made.unsubscribe();
    made = null;
  }
  try {
    made ||= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  } catch {
    $(".unpushed", button.parentElement).hidden = false;
    return;
  }
  await done({ _notice: "1", _address: JSON.stringify(made) });
}
