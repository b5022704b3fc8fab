extension Chapter {
    static let spanish = [
        Chapter(
            title: "Una tela con dos vidas",
            paragraphs: [
                "Cuelgue una tela de trama abierta a lo ancho de un escenario, ilumínela de "
                    + "frente y será una pared: una calle, un bosque, el costado de una casa. Baje "
                    + "la luz de delante, suba la de atrás y la pared desaparece. Lo que estaba "
                    + "detrás todo el tiempo queda a la vista.",
                "Los tramoyistas la llaman gasa. Su truco es más antiguo que la luz "
                    + "eléctrica, y nunca ha necesitado una bisagra, un motor ni una señal más "
                    + "sonora que un gesto.",
            ]),
        Chapter(
            title: "Lo que cree el ojo",
            paragraphs: [
                "Vemos las superficies por la luz que devuelven. Una red devuelve poca, pero "
                    + "si lo que hay detrás no devuelve ninguna, con poca basta. El ojo toma lo más "
                    + "claro de los dos y lo llama el mundo.",
                "Por eso un visillo de encaje oculta una habitación de día y la muestra de "
                    + "noche, y por eso se puede mirar por una ventana a la que nadie se asoma.",
            ]),
        Chapter(
            title: "A medio camino",
            paragraphs: [
                "Entre la pared y la ventana hay un punto medio: ambas escenas a la vez, una "
                    + "débil a través de la otra. Los directores lo usan para la memoria y los "
                    + "sueños. El pasado está ahí, pero no se puede entrar en él.",
                "Es también el más honesto de los tres estados. Dice que algo está pasando, "
                    + "que aún no hay que tocarlo y que el lugar conocido no se ha ido.",
            ]),
        Chapter(
            title: "El público que espera",
            paragraphs: [
                "Un buen cambio de escena no es un cambio rápido. Es aquel durante el cual el "
                    + "público sabe que la velada continúa. Ocho segundos de oscuridad parecen un "
                    + "fallo; ocho segundos de una lámpara que cruza el escenario parecen parte de "
                    + "la obra.",
                "Lo que molesta no es la espera sino la duda. Deles una señal que se mueva, "
                    + "dígales más o menos cuánto falta, y no encienda la sala por un cambio que no "
                    + "lleva tiempo.",
            ]),
        Chapter(
            title: "Sobre no quedarse atascado",
            paragraphs: [
                "Todo regidor tiene una historia de la tela que no subió. El motor se había "
                    + "parado, o a quien debía dar la señal lo habían llamado, y el segundo acto se "
                    + "representó tras la gasa.",
                "El remedio es aburrido: quien la hace entrar es quien la saca, pase lo que "
                    + "pase entremedias. Ninguna señal depende de que alguien se acuerde.",
            ]),
        Chapter(
            title: "Pequeñas señales",
            paragraphs: [
                "No todo lo que hay que decir necesita un telón. Un timbre en el vestíbulo, "
                    + "una lámpara sobre una puerta, una mano alzada al lado del escenario: las ve "
                    + "quien las necesita, y el resto de la sala sigue hablando.",
                "Las mejores no piden nada. Llegan, se entienden y se van antes de que nadie "
                    + "piense que estorban.",
            ]),
        Chapter(
            title: "Desmontar el decorado",
            paragraphs: [
                "Tras la última función se baja la tela, se cepilla y se pliega sobre sí "
                    + "misma con la cara pintada hacia dentro. Bien plegada durará treinta años.",
                "Alguien escribe su tamaño en la bolsa y el nombre de la obra. Luego espera, "
                    + "como siempre ha hecho, a volver a ser una pared.",
            ]),
    ]
}
