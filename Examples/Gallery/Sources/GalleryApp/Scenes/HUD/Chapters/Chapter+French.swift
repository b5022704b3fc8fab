extension Chapter {
    static let french = [
        Chapter(
            title: "Une étoffe à deux vies",
            paragraphs: [
                "Tendez une étoffe à mailles larges en travers d’une scène, éclairez-la de "
                    + "face, et c’est un mur\u{A0}: une rue, une forêt, le flanc d’une maison. Baissez "
                    + "la lumière de devant, montez celle de derrière, et le mur a disparu. Ce qui "
                    + "s’y tenait depuis le début est là, visible.",
                "Les machinistes l’appellent le tulle. Son tour est plus ancien que la "
                    + "lumière électrique, et il n’a jamais eu besoin d’une charnière, d’un moteur "
                    + "ni d’un signal plus sonore qu’un hochement de tête.",
            ]),
        Chapter(
            title: "Ce que croit l’œil",
            paragraphs: [
                "Nous voyons les surfaces par la lumière qu’elles renvoient. Un filet en "
                    + "renvoie peu, mais si ce qui est derrière n’en renvoie pas du tout, ce peu "
                    + "suffit. L’œil prend le plus clair des deux et l’appelle le monde.",
                "C’est pourquoi un rideau de dentelle cache une pièce le jour et la montre la "
                    + "nuit, et pourquoi l’on peut regarder par une fenêtre où personne ne regarde.",
            ]),
        Chapter(
            title: "À mi-chemin",
            paragraphs: [
                "Entre le mur et la fenêtre, il y a un milieu\u{A0}: les deux scènes à la fois, "
                    + "l’une faiblement à travers l’autre. Les metteurs en scène s’en servent pour "
                    + "la mémoire et les rêves. Le passé est là, mais on ne peut y entrer.",
                "C’est aussi le plus honnête des trois états. Il dit qu’il se passe quelque "
                    + "chose, qu’il ne faut pas encore y toucher, et que le lieu connu n’a pas "
                    + "disparu.",
            ]),
        Chapter(
            title: "Le public qui attend",
            paragraphs: [
                "Un bon changement de décor n’est pas un changement rapide. C’est celui "
                    + "pendant lequel le public sait que la soirée continue. Huit secondes de noir "
                    + "semblent une panne\u{A0}; huit secondes d’une lampe portée à travers la scène "
                    + "semblent faire partie de la pièce.",
                "Ce qui gêne, ce n’est pas l’attente mais le doute. Donnez un signe qui "
                    + "bouge, dites à peu près combien de temps, et n’allumez pas la salle pour un "
                    + "changement qui n’en prend aucun.",
            ]),
        Chapter(
            title: "Ne pas rester bloqué",
            paragraphs: [
                "Chaque régisseur a son histoire de toile qui n’est pas remontée. Le moteur "
                    + "s’était arrêté, ou celui qui devait donner le signal avait été appelé "
                    + "ailleurs, et le deuxième acte fut joué derrière la gaze.",
                "Le remède est sans éclat\u{A0}: qui la fait entrer la fait sortir, quoi qu’il "
                    + "arrive entre-temps. Aucun signal ne dépend de la mémoire de quelqu’un.",
            ]),
        Chapter(
            title: "De petits signes",
            paragraphs: [
                "Tout ce qui doit être dit n’exige pas un rideau. Une cloche au foyer, une "
                    + "lampe au-dessus d’une porte, une main levée en coulisse\u{A0}: ceux qui en ont "
                    + "besoin les voient, et le reste de la salle continue de parler.",
                "Les meilleurs ne demandent rien. Ils viennent, on les comprend, et ils "
                    + "partent avant que quiconque les trouve gênants.",
            ]),
        Chapter(
            title: "Le démontage",
            paragraphs: [
                "Après la dernière, on descend la toile, on la brosse et on la replie sur "
                    + "elle-même, la face peinte à l’intérieur. Bien pliée, elle tiendra trente "
                    + "ans.",
                "Quelqu’un écrit sa taille sur le sac, et le nom de la pièce. Puis elle "
                    + "attend, comme elle l’a toujours fait, d’être un mur à nouveau.",
            ]),
    ]
}
