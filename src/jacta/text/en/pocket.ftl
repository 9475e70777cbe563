# The pocket edition
pocket-loading = Loading Jacta:
pocket-starting = Jacta is starting. You can read already; what has to be worked out follows.
pocket-reading = Jacta opens the rule books.
pocket-no-storage = This browser keeps nothing: saved games and tables of your own are gone when you close the page. A private window does this, or a full device.
pocket-not-secure = A browser runs the pocket edition only over https, or from this computer (localhost).
pocket-too-old = This browser is too old for the pocket edition.
pocket-failed = Jacta could not start:
pocket-update = A newer edition is ready. What is yours stays.
pocket-update-now = Use it now
error-pocket-program = The program “{ $program }” is needed to build a pocket edition, and is not there.
error-pocket-failed = { $program } could not do its part: { $reason }
error-pocket-folder = { $folder } holds something else than a pocket edition; nothing was changed
