@_spi(Host) @testable import Scrim

/// What one check explores: the presentations, their regions, and the kind of stage.
///
/// Each presentation is shown at most once; the checker decides when, and what happens to it. A class, because every
/// state of a check refers to it.
final class Scenario: Sendable {
    /// One possible presentation.
    struct Role: Sendable {
        let overlay: Overlay
        var region = Region.window
        /// Whether the presentation has a view of the app.
        var hasView = false
        /// Whether the presentation belongs to a `during`.
        var isScoped = false
    }

    let name: String
    let roles: [Role]
    /// The regions that are views, without duplicates.
    let views: [Region]
    let defaults: Stage.Defaults
    /// What can happen around the presentations.
    let world: Surroundings
    /// The number of states after which the search stops; `nil` visits all.
    let limit: Int?

    init(
        name: String, roles: [Role], defaults: Stage.Defaults = Scenario.briefly, world: Surroundings = [],
        limit: Int? = nil
    ) {
        self.name = name
        self.roles = roles
        views = roles.map(\.region).reduce(into: []) { list, region in
            if !region.isWindow, !list.contains(region) { list.append(region) }
        }
        self.defaults = defaults
        self.world = world
        self.limit = limit
    }

    /// What may change around the presentations.
    ///
    /// Each option adds states.
    struct Surroundings: OptionSet, Sendable {
        let rawValue: Int
        /// Regions are hidden, taken out of their window, and brought back.
        static let regions = Surroundings(rawValue: 1)
        /// Regions and the window are destroyed.
        static let destruction = Surroundings(rawValue: 2)
        /// The window is hidden, not there yet, and shown; the app is suspended and resumed.
        static let window = Surroundings(rawValue: 4)
        /// The timer is late, and other events come first.
        static let lateness = Surroundings(rawValue: 8)
        /// Time jumps, as when the computer sleeps.
        static let jumps = Surroundings(rawValue: 16)
        /// Sheets are dragged.
        static let drags = Surroundings(rawValue: 32)
        /// Sheets are pulled over a list, change their behavior, and their content grows; their positions matter.
        static let physics = Surroundings(rawValue: 64)
        /// The focus of the keyboard or of a screen reader enters panels and leaves them.
        static let focus = Surroundings(rawValue: 128)
        /// A dialog of the app opens after the first presentation was shown and before the others, and closes.
        static let dialogs = Surroundings(rawValue: 256)
        /// Regions go to other windows within a callback.
        static let transfers = Surroundings(rawValue: 512)
        /// The user turns to another window, and back.
        static let activity = Surroundings(rawValue: 1024)
        /// The user has a screen reader that looks back at what is gone.
        static let reader = Surroundings(rawValue: 2048)
        /// Everything except drags, physics, focus, dialogs, transfers, activity and a reader.
        static let all: Surroundings = [.regions, .destruction, .window, .lateness, .jumps]
    }

    /// Whether any presentation has a lifetime.
    var hasLifetimes: Bool { roles.contains { $0.overlay.timing.lifetime != .untilDismissed } }

    /// The library's defaults, except that an action does not make a notice stay longer.
    static var briefly: Stage.Defaults {
        var defaults = Stage.Defaults()
        defaults.answerTime = .zero
        return defaults
    }

    /// The unit of time: all durations of a scenario are multiples.
    static let tick = Duration.milliseconds(100)
    static let jump = Duration.milliseconds(2_500)
}

/// Identifiers by the index of a role.
extension Scenario {
    static func presentation(_ role: Int) -> Presentation.ID { Presentation.ID(number: UInt64(role) + 1) }
    static func surface(_ role: Int) -> SurfaceID { SurfaceID(number: UInt64(role) + 11) }
    /// The notice that remains of a role while it is minimized.
    static func pill(_ role: Int) -> SurfaceID { SurfaceID(number: surface(role).number + pillsBegin) }
    private static let pillsBegin: UInt64 = 40
    static func isPill(_ id: SurfaceID) -> Bool { id.number >= surface(0).number + pillsBegin }
    /// The dialog that opens after the first presentation.
    static let dialog = DialogID(number: surface(1).number)
    static func view(_ role: Int) -> ViewID { ViewID(number: UInt64(role) + 21) }
    static func region(_ number: Int) -> Region { .view(Region.ID(number: UInt64(number) + 31)) }

    static func role(of id: Presentation.ID) -> Int { Int(id.number) - 1 }
    static func role(of id: SurfaceID) -> Int { Int(id.number - (isPill(id) ? pillsBegin : 0)) - 11 }
    static func role(of id: ViewID) -> Int { Int(id.number) - 21 }
}
