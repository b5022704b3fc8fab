/// The user's hands: real events through the X server's XTEST extension, by way of xdotool.
@MainActor
struct Pointer {
    /// Where it touches nothing.
    static let rest = Place(x: 1200, y: 950)

    /// A place on the screen, in pixels.
    struct Place: Equatable {
        var x: Double
        var y: Double

        func moved(_ dx: Double, _ dy: Double) -> Place { Place(x: x + dx, y: y + dy) }
    }

    /// What a hand does.
    enum Act {
        case move(Place)
        case press, release, wheel(down: Bool)
        case key(String)
        case type(String)
        /// Moves a window, by its number, to a place.
        case moveWindow(UInt, Place)
        /// So many milliseconds, so that a movement takes its time.
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

    /// Does one thing after the other, by one program: what lies between them does not hang on how busy the
    /// machine is with starting others.
    static func perform(_ acts: [Act]) async -> Command.Result {
        await Command.run(["xdotool"] + acts.flatMap(\.words))
    }
}
