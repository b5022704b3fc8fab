/// The Map: its buttons, its list, and the places of a small, fictional harbor town.
extension Words {
    var zoomIn: String {
        say(
            "Zoom In", de: "Vergrößern", fr: "Zoom avant", es: "Ampliar", it: "Ingrandisci", ja: "拡大",
            zh: "放大",
            ar: "تكبير")
    }
    var zoomOut: String {
        say(
            "Zoom Out", de: "Verkleinern", fr: "Zoom arrière", es: "Reducir", it: "Riduci", ja: "縮小",
            zh: "缩小",
            ar: "تصغير")
    }
    var places: String {
        say(
            "Places", de: "Orte", fr: "Lieux", es: "Lugares", it: "Luoghi", ja: "スポット", zh: "地点",
            ar: "الأماكن")
    }
    var noSuchPlace: String {
        say(
            "Nothing of that name here.", de: "Hier heißt nichts so.", fr: "Rien de ce nom ici.",
            es: "No hay nada con ese nombre.", it: "Niente con questo nome.", ja: "その名前の場所はありません。",
            zh: "这里没有叫这个名字的地方。", ar: "لا شيء هنا بهذا الاسم.")
    }
    func meters(_ distance: Int) -> String {
        say(
            "\(distance) m", de: "\(distance)\u{A0}m", fr: "\(distance)\u{A0}m", es: "\(distance)\u{A0}m",
            it: "\(distance)\u{A0}m", ja: "\(distance) m", zh: "\(distance) 米", ar: "\(distance)\u{A0}م")
    }
    func name(of kind: Place.Kind) -> String {
        switch kind {
        case .cafe:
            say("Café", de: "Café", fr: "Café", es: "Café", it: "Caffè", ja: "カフェ", zh: "咖啡馆", ar: "مقهى")
        case .park:
            say("Park", de: "Park", fr: "Parc", es: "Parque", it: "Parco", ja: "公園", zh: "公园", ar: "حديقة")
        case .museum:
            say(
                "Museum", de: "Museum", fr: "Musée", es: "Museo", it: "Museo", ja: "博物館", zh: "博物馆",
                ar: "متحف")
        case .harbor:
            say("Harbor", de: "Hafen", fr: "Port", es: "Puerto", it: "Porto", ja: "港", zh: "港口", ar: "ميناء")
        case .shop:
            say(
                "Shop", de: "Geschäft", fr: "Boutique", es: "Tienda", it: "Negozio", ja: "店", zh: "商店",
                ar: "متجر")
        case .station: station
        }
    }

    // MARK: The places

    var lanternCafe: String {
        say(
            "Lantern Café", de: "Café Laterne", fr: "Café de la Lanterne", es: "Café del Farol",
            it: "Caffè della Lanterna", ja: "ランタンカフェ", zh: "灯笼咖啡馆", ar: "مقهى الفانوس")
    }
    var customsHouse: String {
        say(
            "Old Customs House", de: "Altes Zollhaus", fr: "Ancienne Douane", es: "Antigua Aduana",
            it: "Vecchia Dogana", ja: "旧税関", zh: "老海关", ar: "دار الجمرك القديمة")
    }
    var gannetPier: String {
        say(
            "Gannet Pier", de: "Tölpelpier", fr: "Jetée des Fous", es: "Muelle del Alcatraz",
            it: "Molo delle Sule", ja: "カツオドリ桟橋", zh: "塘鹅码头", ar: "رصيف الأطيش")
    }
    var orchardPark: String {
        say(
            "Orchard Park", de: "Obstgartenpark", fr: "Parc du Verger", es: "Parque del Huerto",
            it: "Parco del Frutteto", ja: "果樹園公園", zh: "果园公园", ar: "حديقة البستان")
    }
    var station: String {
        say(
            "Station", de: "Bahnhof", fr: "Gare", es: "Estación", it: "Stazione", ja: "駅", zh: "车站",
            ar: "المحطة")
    }
    var bookshop: String {
        say(
            "Hollis & Daughter Books", de: "Buchhandlung Hollis & Tochter", fr: "Librairie Hollis et Fille",
            es: "Librería Hollis e Hija", it: "Libreria Hollis e Figlia", ja: "ホリス父娘書店", zh: "霍利斯父女书店",
            ar: "مكتبة هوليس وابنته")
    }
    var weaversMuseum: String {
        say(
            "Weavers’ Museum", de: "Webereimuseum", fr: "Musée des Tisserands", es: "Museo de los Tejedores",
            it: "Museo dei Tessitori", ja: "織物博物館", zh: "织工博物馆", ar: "متحف النسّاجين")
    }
    var bakery: String {
        say(
            "Bakery at the Bridge", de: "Bäckerei an der Brücke", fr: "Boulangerie du Pont",
            es: "Panadería del Puente", it: "Forno del Ponte", ja: "橋のパン屋", zh: "桥头面包房", ar: "مخبز الجسر")
    }
    var lighthouseGardens: String {
        say(
            "Lighthouse Gardens", de: "Leuchtturmgärten", fr: "Jardins du Phare", es: "Jardines del Faro",
            it: "Giardini del Faro", ja: "灯台庭園", zh: "灯塔花园", ar: "حدائق المنارة")
    }
    var northQuay: String {
        say(
            "North Quay", de: "Nordkai", fr: "Quai Nord", es: "Muelle Norte", it: "Banchina Nord", ja: "北埠頭",
            zh: "北码头", ar: "الرصيف الشمالي")
    }
    var tackleShop: String {
        say(
            "Tide & Tackle", de: "Angelladen Gezeiten", fr: "Marée et Pêche", es: "Marea y Anzuelo",
            it: "Marea e Amo", ja: "潮と釣り具", zh: "潮汐渔具", ar: "المد والصنارة")
    }
    var copperKettle: String {
        say(
            "Copper Kettle", de: "Kupferkessel", fr: "La Bouilloire de cuivre", es: "La Tetera de Cobre",
            it: "Il Bollitore di Rame", ja: "銅のやかん", zh: "铜壶", ar: "الإبريق النحاسي")
    }
    var botanicCorner: String {
        say(
            "Botanic Corner", de: "Botanische Ecke", fr: "Coin botanique", es: "Rincón Botánico",
            it: "Angolo Botanico", ja: "植物の小径", zh: "植物角", ar: "الركن النباتي")
    }
    var ropewalkHall: String {
        say(
            "Ropewalk Hall", de: "Seilerhalle", fr: "Halle de la Corderie", es: "Sala de la Cordelería",
            it: "Sala della Corderia", ja: "ロープ工場ホール", zh: "绳索馆", ar: "قاعة الحبّالين")
    }
    var fishMarket: String {
        say(
            "Fish Market", de: "Fischmarkt", fr: "Marché aux poissons", es: "Mercado de Pescado",
            it: "Mercato del Pesce", ja: "魚市場", zh: "鱼市", ar: "سوق السمك")
    }
    var ferryLanding: String {
        say(
            "Ferry Landing", de: "Fähranleger", fr: "Embarcadère", es: "Embarcadero", it: "Imbarcadero",
            ja: "フェリー乗り場", zh: "渡轮码头", ar: "مرسى العبّارة")
    }
    var saltCellar: String {
        say(
            "Salt Cellar", de: "Salzkeller", fr: "La Cave à sel", es: "La Bodega de la Sal",
            it: "La Cantina del Sale", ja: "塩の蔵", zh: "盐窖", ar: "قبو الملح")
    }
    var millLane: String {
        say(
            "Mill Lane Halt", de: "Haltepunkt Mühlweg", fr: "Halte de la rue du Moulin",
            es: "Apeadero del Molino", it: "Fermata via del Mulino", ja: "水車小路駅", zh: "磨坊巷小站",
            ar: "محطة درب الطاحونة")
    }
}
