/// The user's hands: real events through xdotool and the X server's XTEST extension.
@MainActor
struct Pointer {
    /// A position at which the pointer touches nothing.
    static let rest = Place(x: 1200, y: 950)

    /// A position on the screen, in pixels.
    struct Place: Equatable {
        var x: Double
        var y: Double

        func moved(_ dx: Double, _ dy: Double) -> Place { Place(x: x + dx, y: y + dy) }
    }

    /// An action of a hand.
    enum Act {
        case move(Place)
        case press, release, wheel(down: Bool)
        case key(String)
        case type(String)
        /// Moves a window, given by its identifier, to a position.
        case moveWindow(UInt, Place)
        /// A pause in milliseconds, so a movement takes time.
        case pause(Int)

        fileprivate var words: [String] {
            switch self {
            case .move(let place): ["mousemove", "--", "\(Int(place.x))", "\(Int(place.y))"]
            case .press: ["mousedown", "1"]
            case .release: ["mouseup", "1"]
            case .wheel(let down): ["click", down ? "5" : "4"]
            case .key(let name): ["key", name]
            case .type(let text): ["type", "--args", "1", "--delay", "0", text]
            case .moveWindow(let window, let place):
                ["windowmove", "\(window)", "\(Int(place.x))", "\(Int(place.y))"]
            case .pause(let milliseconds): ["sleep", "\(Double(milliseconds) / 1000)"]
            }
        }
    }

    /// Performs actions one after the other in a single program, so the time between them does not depend on how fast a
    /// busy machine starts programs.
    static func perform(_ acts: [Act]) async -> Command.Result {
        await Command.run(["xdotool"] + acts.flatMap(\.words))
    }
}
