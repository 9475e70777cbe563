# L’édition de poche
pocket-loading = Chargement de Jacta :
pocket-starting = Jacta démarre. On peut déjà lire ; ce qui doit être calculé suit.
pocket-reading = Jacta ouvre les livrets de règles.
pocket-no-storage = Ce navigateur ne garde rien : parties gardées et tables à vous disparaissent quand la page se ferme. C’est le cas d’une fenêtre privée ou d’un appareil plein.
pocket-not-secure = Un navigateur n’ouvre l’édition de poche qu’en https, ou depuis cet ordinateur (localhost).
pocket-too-old = Ce navigateur est trop ancien pour l’édition de poche.
pocket-failed = Jacta n’a pas pu démarrer :
pocket-update = Une édition plus récente est prête. Ce qui est à vous reste.
pocket-update-now = L’utiliser maintenant
error-pocket-program = Il faut le programme « { $program } » pour fabriquer une édition de poche, et il n’est pas là.
error-pocket-failed = { $program } n’a pas pu faire sa part : { $reason }
error-pocket-folder = { $folder } contient autre chose qu’une édition de poche ; rien n’a été changé
