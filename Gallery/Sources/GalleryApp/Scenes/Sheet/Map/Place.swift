/// A place of a small harbor town that is on no other map.
struct Place: Equatable {
    enum Kind: String {
        case cafe = "Café"
        case park = "Park"
        case museum = "Museum"
        case harbor = "Harbor"
        case shop = "Shop"
        case station = "Station"

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

    let name: String
    let kind: Kind
    /// Metres from the market square.
    let distance: Int
    /// On the map, in metres from its corner.
    let x: Double
    let y: Double

    var detail: String { "\(kind.rawValue) · \(distance) m" }

    static let all = [
        Place(name: "Lantern Café", kind: .cafe, distance: 120, x: 905, y: 640),
        Place(name: "Old Customs House", kind: .museum, distance: 340, x: 640, y: 905),
        Place(name: "Gannet Pier", kind: .harbor, distance: 520, x: 480, y: 1120),
        Place(name: "Orchard Park", kind: .park, distance: 610, x: 1330, y: 420),
        Place(name: "Station", kind: .station, distance: 680, x: 1180, y: 1130),
        Place(name: "Hollis & Daughter Books", kind: .shop, distance: 210, x: 1010, y: 790),
        Place(name: "Weavers’ Museum", kind: .museum, distance: 450, x: 1290, y: 800),
        Place(name: "Bakery at the Bridge", kind: .cafe, distance: 390, x: 720, y: 470),
        Place(name: "Lighthouse Gardens", kind: .park, distance: 940, x: 330, y: 470),
        Place(name: "North Quay", kind: .harbor, distance: 870, x: 420, y: 760),
        Place(name: "Tide & Tackle", kind: .shop, distance: 560, x: 560, y: 1010),
        Place(name: "Copper Kettle", kind: .cafe, distance: 720, x: 1480, y: 960),
        Place(name: "Botanic Corner", kind: .park, distance: 330, x: 1045, y: 1055),
        Place(name: "Ropewalk Hall", kind: .museum, distance: 480, x: 770, y: 1230),
        Place(name: "Fish Market", kind: .shop, distance: 430, x: 690, y: 760),
        Place(name: "Ferry Landing", kind: .harbor, distance: 1060, x: 580, y: 1480),
        Place(name: "Salt Cellar", kind: .cafe, distance: 650, x: 1250, y: 600),
        Place(name: "Mill Lane Halt", kind: .station, distance: 910, x: 1600, y: 700),
    ]

    /// Those whose name or kind begins with each word of a query.
    static func matching(_ query: String) -> [Place] {
        let words = query.lowercased().split(separator: " ")
        return all.filter { place in
            let own = (place.name + " " + place.kind.rawValue).lowercased().split(separator: " ")
            return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
        }
    }
}
