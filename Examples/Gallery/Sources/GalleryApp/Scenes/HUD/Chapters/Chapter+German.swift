extension Chapter {
    static let german = [
        Chapter(
            title: "Ein Tuch mit zwei Leben",
            paragraphs: [
                "Man hänge ein offen gewebtes Tuch quer über die Bühne und beleuchte es von "
                    + "vorn, und es ist eine Wand: eine Straße, ein Wald, eine Hausfassade. Nimmt "
                    + "man das Licht vorn zurück und das dahinter hoch, ist die Wand fort. Was die "
                    + "ganze Zeit dahinter stand, ist zu sehen.",
                "Bühnenleute nennen es Scrim. Sein Trick ist älter als das elektrische Licht, "
                    + "und er brauchte noch nie ein Scharnier, einen Motor oder ein Zeichen, das "
                    + "lauter war als ein Nicken.",
            ]),
        Chapter(
            title: "Was das Auge glaubt",
            paragraphs: [
                "Wir sehen Flächen durch das Licht, das sie zurückwerfen. Ein Netz wirft "
                    + "wenig zurück; wirft aber das, was dahinter liegt, gar nichts zurück, so "
                    + "genügt das Wenige. Das Auge nimmt das Hellere von beiden und nennt es die "
                    + "Welt.",
                "Darum verbirgt eine Spitzengardine ein Zimmer am Tag und zeigt es bei Nacht, "
                    + "und darum kann man aus einem Fenster sehen, in das niemand hineinsieht.",
            ]),
        Chapter(
            title: "Auf halbem Weg",
            paragraphs: [
                "Zwischen Wand und Fenster gibt es eine Mitte: beide Szenen zugleich, die "
                    + "eine schwach durch die andere. Regisseure nehmen sie für Erinnerungen und "
                    + "Träume. Die Vergangenheit ist da, aber man kann nicht in sie hineingehen.",
                "Sie ist auch der ehrlichste der drei Zustände. Sie sagt, dass etwas "
                    + "geschieht, dass man es noch nicht anfassen soll und dass der vertraute Ort "
                    + "nicht verschwunden ist.",
            ]),
        Chapter(
            title: "Das wartende Publikum",
            paragraphs: [
                "Ein guter Umbau ist nicht ein schneller. Es ist einer, bei dem das Publikum "
                    + "weiß, dass der Abend weitergeht. Acht Sekunden Dunkelheit wirken wie eine "
                    + "Panne; acht Sekunden einer Lampe, die über die Bühne getragen wird, wirken "
                    + "wie ein Teil des Stücks.",
                "Nicht das Warten stört die Leute, sondern der Zweifel. Man gebe ihnen ein "
                    + "Zeichen, das sich bewegt, sage ungefähr, wie lange es dauert, und lasse "
                    + "nicht das Saallicht aufblitzen für einen Umbau, der keine Zeit braucht.",
            ]),
        Chapter(
            title: "Vom Nicht-Steckenbleiben",
            paragraphs: [
                "Jeder Inspizient hat eine Geschichte von dem Tuch, das nicht hochging. Der "
                    + "Motor war stehen geblieben, oder wer das Zeichen geben sollte, war "
                    + "weggerufen worden, und der zweite Akt wurde hinter Gaze gespielt.",
                "Das Mittel dagegen ist langweilig: Wer es hereinholt, nimmt es auch wieder "
                    + "hinaus, was immer dazwischen geschieht. Kein Zeichen hängt davon ab, dass "
                    + "jemand daran denkt.",
            ]),
        Chapter(
            title: "Kleine Zeichen",
            paragraphs: [
                "Nicht alles, was gesagt werden muss, braucht einen Vorhang. Eine Glocke im "
                    + "Foyer, eine Lampe über der Tür, eine Hand am Bühnenrand: Wer sie braucht, "
                    + "sieht sie, und das übrige Haus unterhält sich weiter.",
                "Die besten verlangen nichts. Sie kommen, werden verstanden und gehen, bevor "
                    + "jemand meint, sie seien im Weg.",
            ]),
        Chapter(
            title: "Der Abbau",
            paragraphs: [
                "Nach dem letzten Abend wird das Tuch herabgelassen, gebürstet und so "
                    + "gefaltet, dass die bemalte Seite innen liegt. Gut gefaltet hält es dreißig "
                    + "Jahre.",
                "Jemand schreibt seine Größe auf den Sack und den Namen des Stücks. Dann "
                    + "wartet es, wie es immer gewartet hat, darauf, wieder eine Wand zu sein.",
            ]),
    ]
}
