extension Chapter {
    static let italian = [
        Chapter(
            title: "Una tela con due vite",
            paragraphs: [
                "Appendi una tela a trama larga attraverso il palco, illuminala da davanti, "
                    + "ed è un muro: una strada, un bosco, il fianco di una casa. Abbassa la luce "
                    + "davanti, alza quella dietro, e il muro non c’è più. Ciò che vi stava dietro "
                    + "da sempre è lì da vedere.",
                "I macchinisti la chiamano tulle. Il suo trucco è più antico della luce "
                    + "elettrica, e non ha mai avuto bisogno di un cardine, di un motore o di un "
                    + "segnale più forte di un cenno.",
            ]),
        Chapter(
            title: "Ciò che l’occhio crede",
            paragraphs: [
                "Vediamo le superfici per la luce che rimandano. Una rete ne rimanda poca, ma "
                    + "se ciò che sta dietro non ne rimanda affatto, poca basta. L’occhio prende la "
                    + "più chiara delle due e la chiama il mondo.",
                "Per questo una tenda di pizzo nasconde una stanza di giorno e la mostra di "
                    + "notte, e per questo si può guardare da una finestra in cui nessuno guarda.",
            ]),
        Chapter(
            title: "A metà strada",
            paragraphs: [
                "Tra muro e finestra c’è una via di mezzo: le due scene insieme, l’una debole "
                    + "attraverso l’altra. I registi la usano per la memoria e per i sogni. Il "
                    + "passato è lì, ma non vi si può entrare.",
                "È anche il più onesto dei tre stati. Dice che qualcosa accade, che non va "
                    + "ancora toccato, e che il luogo che conosci non è sparito.",
            ]),
        Chapter(
            title: "Il pubblico in attesa",
            paragraphs: [
                "Un buon cambio di scena non è un cambio veloce. È quello durante il quale il "
                    + "pubblico sa che la serata continua. Otto secondi di buio sembrano un guasto; "
                    + "otto secondi di una lampada portata attraverso il palco sembrano parte della "
                    + "commedia.",
                "Non è l’attesa a disturbare, ma il dubbio. Dai un segno che si muove, di’ "
                    + "più o meno quanto manca, e non accendere la sala per un cambio che non "
                    + "richiede tempo.",
            ]),
        Chapter(
            title: "Del non restare bloccati",
            paragraphs: [
                "Ogni direttore di scena ha una storia sulla tela che non salì. Il motore si "
                    + "era fermato, o chi doveva dare il segnale era stato chiamato altrove, e il "
                    + "secondo atto fu recitato dietro la garza.",
                "Il rimedio è noioso: chi la fa entrare è chi la fa uscire, qualunque cosa "
                    + "accada nel mezzo. Nessun segnale dipende dal ricordo di qualcuno.",
            ]),
        Chapter(
            title: "Piccoli segni",
            paragraphs: [
                "Non tutto ciò che va detto ha bisogno di un sipario. Una campana nel foyer, "
                    + "una lampada sopra una porta, una mano alzata a lato del palco: li vede chi "
                    + "ne ha bisogno, e il resto della sala continua a parlare.",
                "I migliori non chiedono nulla. Arrivano, si capiscono, e vanno via prima che "
                    + "qualcuno li trovi d’intralcio.",
            ]),
        Chapter(
            title: "Smontare la scena",
            paragraphs: [
                "Dopo l’ultima sera la tela viene calata, spazzolata e ripiegata su sé "
                    + "stessa, con il lato dipinto all’interno. Piegata bene, durerà trent’anni.",
                "Qualcuno scrive la misura sulla sacca, e il nome della commedia. Poi "
                    + "aspetta, come ha sempre fatto, di essere di nuovo un muro.",
            ]),
    ]
}
