import BlackBoxKit
import CBlackBox
import CGtk4

/// One action of the user or the app, outside of any handler.
enum Deed: CustomStringConvertible {
    case click, hold, letGo, drag, wheel, key(String), holdKey(String), hover, resize, hideAndShow
    case app(HostileReaction)

    static let keys = ["Tab", "Return", "Escape", "space", "F6", "Down", "a", "Page_Down"]

    static func any(_ random: inout RandomNumbers) -> Deed {
        switch random.below(20) {
        case 0, 1: .click
        case 2: .hold
        case 3: .letGo
        case 4, 5: .drag
        case 6: .wheel
        case 7: .key(random.pick(keys))
        case 8: random.chance(0.5) ? .holdKey(random.pick(keys)) : .hover
        case 9: random.chance(0.7) ? .resize : .hideAndShow
        case 10, 11, 12: .app(.show)
        case 13: .app(random.pick(HostileReaction.mild))
        case 14: .app(random.pick(HostileReaction.surroundings))
        default: .app(random.pick(HostileReaction.allCases))
        }
    }

    var description: String {
        switch self {
        case .click: "the user clicks"
        case .hold: "the user presses"
        case .letGo: "the user lets go"
        case .drag: "the user drags"
        case .wheel: "the user scrolls"
        case .key(let name): "the user types \(name)"
        case .holdKey(let name): "the user holds \(name)"
        case .hover: "the user moves the pointer"
        case .resize: "the user resizes a window"
        case .hideAndShow: "a window is hidden and shown"
        case .app(let reaction): "the app: \(reaction)"
        }
    }

    @MainActor
    func happen(_ app: HostileApp, _ random: inout RandomNumbers) {
        let user = app.user
        switch self {
        case .click: app.click(&random)
        case .hold:
            user.move(random.below(1_100), random.below(520))
            user.press()
        case .letGo:
            user.release()
            for key in Self.keys { user.release(key: key) }
        case .drag:
            var (x, y) = (random.below(1_100), random.below(520))
            let (dx, dy) = (random.number(in: -20...20), random.number(in: -40...40))
            user.move(x, y)
            user.press()
            for _ in 0..<random.number(in: 2...10) {
                (x, y) = (max(0, x + dx), max(0, y + dy))
                user.move(x, y)
                MainLoop.turn(for: Double(random.below(18)) / 1000)
            }
            if random.chance(0.85) { user.release() }
        case .wheel: user.scroll(random.pick([.up, .down]))
        case .key(let name): user.key(name)
        case .holdKey(let name): user.press(key: name)
        case .hover: user.move(random.below(1_100), random.below(520))
        case .resize:
            guard let window = app.window(&random), window.xid != 0 else { return }
            blackbox_x_resize(
                window.xid, Int32(random.number(in: 200...600)), Int32(random.number(in: 200...700)))
        case .hideAndShow:
            guard let window = app.window(&random) else { return }
            gtk_widget_set_visible(window.pointer.widget, 0)
            MainLoop.turn(for: Double(random.below(40)) / 1000)
            if !window.isClosed { gtk_window_present(window.pointer) }
        case .app(let reaction): app.act(reaction, origin: app.someWidget(&random), &random)
        }
    }
}

extension HostileApp {
    /// A widget of the app's for an action.
    func someWidget(_ random: inout RandomNumbers) -> Widget? {
        guard let window = window(&random) else { return nil }
        let known = [window.row(), window.pane(), window.entry, window.notebook, window.keyboard].compactMap {
            $0?.widget
        }
        return known.isEmpty ? nil : random.pick(known)
    }
}
