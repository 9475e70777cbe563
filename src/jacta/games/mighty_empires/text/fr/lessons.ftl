# --- Une première partie guidée

lesson-game = Une année de Mighty Empires contre l’ordinateur, une dizaine de minutes : fonder un royaume, explorer ce qui est face cachée, y marcher, assiéger, et passer l’hiver. Les hexagones, les constructions et les unités valent des points ; le plus de points l’emporte. Cet encadré explique chaque décision ; toutes les réponses conviennent, et une réponse peut être reprise tant que les dés ne sont pas tombés.
    .capital_site = Votre capitale est une cité, le cœur du royaume. La plaine laisse de la place autour ; la côte en fait un port, d’où partiront des bateaux.
    .placement = Votre premier village, puis vos premières armées. Le village apporte des rations ; des armées sur les hexagones extérieurs du royaume vont plus loin.
    .scout = Avant d’entrer sur un hexagone face cachée, il faut que des éclaireurs en reviennent. Une de vos unités les envoie sur un hexagone voisin. Deux dés sur une petite table disent ce qu’ils rencontrent : rien, un site, ou une aventure.
    .move = Chaque unité peut faire un pas vers un hexagone voisin déjà exploré ; un second pas dans la même saison est une marche forcée. Un pas coûte des rations, et ce qui n’est pas payé se joue sur la table de famine. Allez d’abord là où personne n’habite : il suffit d’entrer pour que l’hexagone soit à vous. Quand c’est fait, terminez le mouvement.
    .enter_site = Dans un de vos sites, une unité en défend les murs ; dehors, elle peut être attaquée en rase campagne, et attaquer.
    .feed = Une unité affamée peut être nourrie pour une ration. Mais les pas coûtent aussi des rations : gardez-en pour celles qui doivent marcher.
    .combat_pick = Là où vos unités côtoient des unités hostiles, vous pouvez attaquer. Chacun lance deux dés et ajoute ses modificateurs ; l’écart dit l’ampleur de la victoire : d’un handicap au prochain combat jusqu’à la destruction.
    .retreat = L’unité battue livrera son prochain combat avec un handicap. Elle peut rester, ou gagner un hexagone voisin ; derrière les murs d’un site du même hexagone, personne ne peut la poursuivre.
    .pursue = Le vainqueur peut suivre le vaincu aussitôt, sans rien payer. Il n’y a pas de second combat dans cette phase.
    .pursue_withdrawal = L’ennemi est parti avant le combat. Vous pouvez le suivre avec une unité.
    .besiege = Une unité devant les murs d’un site hostile lance une fois : deux dés, +2 contre un village, 0 contre une cité, -4 contre une forteresse, -1 par unité à l’intérieur. Les villages sont les premières proies.
    .garrison_loss = Le siège coûte une unité à la garnison, et son propriétaire dit laquelle.
    .pillage = Un site pris par un siège à ce tour peut être rasé pour ses rations, tout de suite. Il ne sert alors plus à personne jusqu’à la fonte des neiges.
    .spell = L’hiver commence par les sorts : temps, récoltes, bénédictions, malédictions. Lisez ce que fait chacun ; on peut passer.
    .treason = Un de vos hexagones, avec sa construction, passe à un ennemi. Choisissez celui dont vous vous passerez le mieux.
    .end = C’était une année. Une partie entière en compte six à dix : ouvrez-la avec plus d’années, contre un ordinateur plus fort, ou comme partie partagée avec des amis.
