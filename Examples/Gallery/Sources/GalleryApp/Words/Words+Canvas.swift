/// The Studio scene and its Canvas: a picture, and the controls that change it.
extension Words {
    // MARK: Pages

    var canvas: String {
        say(
            "Canvas", de: "Leinwand", fr: "Toile", es: "Lienzo", it: "Tela", ja: "キャンバス", zh: "画布",
            ar: "اللوح")
    }
    var map: String {
        say("Map", de: "Karte", fr: "Carte", es: "Mapa", it: "Mappa", ja: "地図", zh: "地图", ar: "الخريطة")
    }
    var agenda: String {
        say(
            "Agenda", de: "Termine", fr: "Agenda", es: "Agenda", it: "Agenda", ja: "予定", zh: "日程",
            ar: "المواعيد")
    }

    // MARK: Colors

    var chooseColors: String {
        say(
            "Choose Colors", de: "Farben wählen", fr: "Choisir les couleurs", es: "Elegir colores",
            it: "Scegli i colori", ja: "色を選ぶ", zh: "选择颜色", ar: "اختيار الألوان")
    }
    var colorWheel: String {
        say(
            "Color Wheel", de: "Farbkreis", fr: "Roue chromatique", es: "Rueda de color",
            it: "Ruota dei colori",
            ja: "カラーホイール", zh: "色轮", ar: "عجلة الألوان")
    }
    package func name(of part: Artwork.Part) -> String {
        switch part {
        case .sky:
            say("Sky", de: "Himmel", fr: "Ciel", es: "Cielo", it: "Cielo", ja: "空", zh: "天空", ar: "السماء")
        case .sun: sun
        }
    }
    var sun: String {
        say("Sun", de: "Sonne", fr: "Soleil", es: "Sol", it: "Sole", ja: "太陽", zh: "太阳", ar: "الشمس")
    }
    var accept: String {
        say(
            "Accept", de: "Annehmen", fr: "Accepter", es: "Aceptar", it: "Accetta", ja: "適用", zh: "接受",
            ar: "قبول")
    }
    func favorite(_ number: Int, _ code: String) -> String {
        say(
            "Favorite \(number), \(code)", de: "Favorit \(number), \(code)", fr: "Favori \(number), \(code)",
            es: "Favorito \(number), \(code)", it: "Preferito \(number), \(code)",
            ja: "お気に入り\(number)、\(code)",
            zh: "收藏 \(number)，\(code)", ar: "المفضل \(number)، \(code)")
    }

    // MARK: Shapes

    var adjust: String {
        say(
            "Adjust", de: "Anpassen", fr: "Ajuster", es: "Ajustar", it: "Regola", ja: "調整", zh: "调整",
            ar: "ضبط")
    }
    var reset: String {
        say(
            "Reset", de: "Zurücksetzen", fr: "Réinitialiser", es: "Restablecer", it: "Ripristina", ja: "リセット",
            zh: "重置", ar: "إعادة الضبط")
    }
    var height: String {
        say(
            "Height", de: "Höhe", fr: "Hauteur", es: "Altura", it: "Altezza", ja: "高さ", zh: "高度",
            ar: "الارتفاع")
    }
    var hills: String {
        say(
            "Hills", de: "Hügel", fr: "Collines", es: "Colinas", it: "Colline", ja: "丘", zh: "山丘",
            ar: "التلال")
    }
}
