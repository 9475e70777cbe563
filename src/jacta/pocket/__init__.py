"""The pocket edition: all of Jacta as files that any web server can serve, and that run in a browser.

`building` writes the files; `inside` answers requests where there is no server. The scripts in `static` connect them: a
page that stays open (`shell.js`), Python in a worker (`worker.js`), and the service worker that passes the page's
requests to Python (`service.js`).
"""
