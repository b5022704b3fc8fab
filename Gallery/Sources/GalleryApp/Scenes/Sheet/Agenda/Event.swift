/// An entry of the agenda.
struct Event: Equatable {
    /// Which calendar it is in.
    enum Calendar: String, CaseIterable {
        case home = "Home"
        case work = "Work"
        case club = "Rowing Club"

        var color: Color {
            switch self {
            case .home: Color(hue: 0.36, saturation: 0.6, brightness: 0.65)
            case .work: Color(hue: 0.58, saturation: 0.65, brightness: 0.8)
            case .club: Color(hue: 0.07, saturation: 0.75, brightness: 0.9)
            }
        }
    }

    var time = "17:00"
    var title = ""
    var place = ""
    var notes = ""
    var calendar = Calendar.home

    /// Whether there is anything in it that would be missed.
    var isEmpty: Bool { (title + place + notes).allSatisfy(\.isWhitespace) }

    static let today = [
        Event(time: "08:30", title: "Stand-up", place: "Room 2", calendar: .work),
        Event(time: "10:00", title: "Interview with Noor", place: "Library, second floor", calendar: .work),
        Event(time: "12:15", title: "Lunch at the quay", place: "Lantern Café", calendar: .home),
        Event(time: "14:00", title: "Review of the map", place: "Room 5", calendar: .work),
        Event(time: "18:30", title: "Eights on the river", place: "Boathouse", calendar: .club),
        Event(time: "20:45", title: "Call Ines", calendar: .home),
    ]
}
