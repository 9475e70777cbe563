// A push that says whose turn it is: shown by the browser though no page is open; a tap leads to the game.
"use strict";

self.addEventListener("push", (event) => {
  const { title, text, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, data: { link }, tag: link, icon: "/static/icon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.link));
});
