/// An entry of the agenda.
package struct Event: Equatable {
    /// The calendar of an event.
    package enum Calendar: CaseIterable {
        case home, work, club

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

    /// True if the event has no text that the user could lose.
    var isEmpty: Bool { (title + place + notes).allSatisfy(\.isWhitespace) }

    static func today(in words: Words) -> [Event] {
        [
            Event(time: "08:30", title: words.standUp, place: words.room(2), calendar: .work),
            Event(time: "10:00", title: words.interview, place: words.libraryFloor, calendar: .work),
            Event(time: "12:15", title: words.lunch, place: words.lanternCafe, calendar: .home),
            Event(time: "14:00", title: words.review, place: words.room(5), calendar: .work),
            Event(time: "18:30", title: words.rowing, place: words.boathouse, calendar: .club),
            Event(time: "20:45", title: words.call, calendar: .home),
        ]
    }
}
