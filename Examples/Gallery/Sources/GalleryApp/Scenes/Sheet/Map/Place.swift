/// A place in a small, fictional harbor town.
struct Place: Equatable {
    enum Kind {
        case cafe, park, museum, harbor, shop, station

        var color: Color {
            switch self {
            case .cafe: Color(hue: 0.08, saturation: 0.75, brightness: 0.85)
            case .park: Color(hue: 0.36, saturation: 0.65, brightness: 0.6)
            case .museum: Color(hue: 0.76, saturation: 0.5, brightness: 0.7)
            case .harbor: Color(hue: 0.57, saturation: 0.7, brightness: 0.75)
            case .shop: Color(hue: 0.94, saturation: 0.6, brightness: 0.8)
            case .station: Color(hue: 0.62, saturation: 0.35, brightness: 0.5)
            }
        }
    }

    let name: KeyPath<Words, String>
    let kind: Kind
    /// Meters from the market square.
    let distance: Int
    /// The position on the map, in meters from its corner.
    let x: Double
    let y: Double

    func name(in words: Words) -> String { words[keyPath: name] }

    func detail(in words: Words) -> String { "\(words.name(of: kind)) · \(words.meters(distance))" }

    @MainActor static let all = [
        Place(name: \.lanternCafe, kind: .cafe, distance: 120, x: 905, y: 640),
        Place(name: \.customsHouse, kind: .museum, distance: 340, x: 640, y: 905),
        Place(name: \.gannetPier, kind: .harbor, distance: 520, x: 480, y: 1120),
        Place(name: \.orchardPark, kind: .park, distance: 610, x: 1330, y: 420),
        Place(name: \.station, kind: .station, distance: 680, x: 1180, y: 1130),
        Place(name: \.bookshop, kind: .shop, distance: 210, x: 1010, y: 790),
        Place(name: \.weaversMuseum, kind: .museum, distance: 450, x: 1290, y: 800),
        Place(name: \.bakery, kind: .cafe, distance: 390, x: 720, y: 470),
        Place(name: \.lighthouseGardens, kind: .park, distance: 940, x: 330, y: 470),
        Place(name: \.northQuay, kind: .harbor, distance: 870, x: 420, y: 760),
        Place(name: \.tackleShop, kind: .shop, distance: 560, x: 560, y: 1010),
        Place(name: \.copperKettle, kind: .cafe, distance: 720, x: 1480, y: 960),
        Place(name: \.botanicCorner, kind: .park, distance: 330, x: 1045, y: 1055),
        Place(name: \.ropewalkHall, kind: .museum, distance: 480, x: 770, y: 1230),
        Place(name: \.fishMarket, kind: .shop, distance: 430, x: 690, y: 760),
        Place(name: \.ferryLanding, kind: .harbor, distance: 1060, x: 580, y: 1480),
        Place(name: \.saltCellar, kind: .cafe, distance: 650, x: 1250, y: 600),
        Place(name: \.millLane, kind: .station, distance: 910, x: 1600, y: 700),
    ]

    /// The places whose name or kind contains a word for each prefix in a query.
    ///
    /// English words also match, because the gallery's keyboard has no Japanese and no Chinese.
    @MainActor static func matching(_ query: String, in words: Words) -> [Place] {
        let parts = query.lowercased().split(separator: " ")
        return all.filter { place in
            let own = [words, Words(.english)].flatMap {
                "\(place.name(in: $0)) \($0.name(of: place.kind))".lowercased().split(separator: " ")
            }
            return parts.allSatisfy { part in own.contains { $0.hasPrefix(part) } }
        }
    }
}
