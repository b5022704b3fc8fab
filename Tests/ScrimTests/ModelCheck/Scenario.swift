@_spi(Host) @testable import Scrim

/// What one check explores: who is shown where, and on what kind of stage.
///
/// Each is shown at most once; when, and what happens to it, is up to the checker. A class, since every state of a check
/// has it.
final class Scenario: Sendable {
    /// One presentation to be.
    struct Role: Sendable {
        let overlay: Overlay
        var region = Region.window
        /// Whether it brings a view of the app's.
        var hasView = false
        /// Whether it belongs to a `during`.
        var isScoped = false
    }

    let name: String
    let roles: [Role]
    /// The regions that are views, without repetition.
    let views: [Region]
    let defaults: Stage.Defaults
    /// What can happen to the world besides the presentations.
    let world: Surroundings
    /// Where the search stops; without it, when it has seen every state.
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
    /// Each adds states.
    struct Surroundings: OptionSet, Sendable {
        let rawValue: Int
        /// Regions are hidden, taken out of their window, and brought back.
        static let regions = Surroundings(rawValue: 1)
        /// Regions and the window are destroyed.
        static let destruction = Surroundings(rawValue: 2)
        /// The window is hidden, not up yet, and shown; the app is suspended and resumed.
        static let window = Surroundings(rawValue: 4)
        /// The timer is late: other events come first.
        static let lateness = Surroundings(rawValue: 8)
        /// Time jumps: the machine slept.
        static let jumps = Surroundings(rawValue: 16)
        /// Sheets are dragged.
        static let drags = Surroundings(rawValue: 32)
        /// Sheets are pulled about over a list, behave otherwise, and their content grows: where they are counts.
        static let physics = Surroundings(rawValue: 64)
        /// The keyboard focus or a screen reader's comes into panels and leaves them.
        static let focus = Surroundings(rawValue: 128)
        /// A dialog of the app's own opens in the window, after the first presentation was asked for and before the
        /// others, and is closed.
        static let dialogs = Surroundings(rawValue: 256)
        /// Regions go to other windows from inside a callback.
        static let transfers = Surroundings(rawValue: 512)
        /// The user turns to another window, and back.
        static let activity = Surroundings(rawValue: 1024)
        /// The user has a screen reader that looks back.
        static let reader = Surroundings(rawValue: 2048)
        /// All but drags, physics, focus, dialogs, transfers, activity and a reader.
        static let all: Surroundings = [.regions, .destruction, .window, .lateness, .jumps]
    }

    /// Whether anything in it lives for a time of its own.
    var hasLifetimes: Bool { roles.contains { $0.overlay.timing.lifetime != .untilDismissed } }

    /// The library's own, but that what can be answered stays no longer for that.
    static var briefly: Stage.Defaults {
        var defaults = Stage.Defaults()
        defaults.answerTime = .zero
        return defaults
    }

    /// The unit of time; all spans of a scenario are whole multiples.
    static let tick = Duration.milliseconds(100)
    static let jump = Duration.milliseconds(2_500)
}

/// Names by the role's place in the scenario.
extension Scenario {
    static func presentation(_ role: Int) -> Presentation.ID { Presentation.ID(number: UInt64(role) + 1) }
    static func surface(_ role: Int) -> SurfaceID { SurfaceID(number: UInt64(role) + 11) }
    /// The notice that is left of a role while it is minimized.
    static func pill(_ role: Int) -> SurfaceID { SurfaceID(number: surface(role).number + pillsBegin) }
    private static let pillsBegin: UInt64 = 40
    static func isPill(_ id: SurfaceID) -> Bool { id.number >= surface(0).number + pillsBegin }
    /// The dialog that opens after the first.
    static let dialog = DialogID(number: surface(1).number)
    static func view(_ role: Int) -> ViewID { ViewID(number: UInt64(role) + 21) }
    static func region(_ number: Int) -> Region { .view(Region.ID(number: UInt64(number) + 31)) }

    static func role(of id: Presentation.ID) -> Int { Int(id.number) - 1 }
    static func role(of id: SurfaceID) -> Int { Int(id.number - (isPill(id) ? pillsBegin : 0)) - 11 }
    static func role(of id: ViewID) -> Int { Int(id.number) - 21 }
}
