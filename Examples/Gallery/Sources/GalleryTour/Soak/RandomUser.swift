import CGtk4
import GalleryApp
import GalleryServer
@_spi(Host) import Scrim

/// A user who acts at random, with a real pointer and keys.
@MainActor
struct RandomUser {
    let tour: Tour
    let dice: Dice

    private static let keys = [
        "Tab", "Tab", "Tab", "shift+Tab", "Return", "space", "Escape", "Escape", "F6", "shift+F6", "F10",
        "Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "BackSpace", "ctrl+s", "Menu",
    ]
    /// The phone in portrait and in landscape, a small window, a large one.
    private static let sizes: [(width: Int32, height: Int32)] = [
        (390, 780), (390, 780), (780, 390), (360, 420), (900, 900),
    ]

    /// The maximum distance in pixels that the window is dragged from its position.
    private static let room = 400.0

    /// Performs one action, or first moves the window back if it is outside of the screen.
    func act() async {
        guard !tour.isOutOfReach else { return await tour.putWindowBack() }
        switch dice.draw(0...99) {
        case 0..<45: await tour.click(at: target)
        case 45..<52: await tour.click(at: anywhere)
        case 52..<56:
            let place = target
            await tour.act(.move(place), .press, .release, .press, .release)
        case 56..<66:
            await tour.drag(
                from: content, by: (dice.draw(-250...250), dice.draw(-400...400)),
                steps: dice.draw(2...12))
        case 66..<72:
            let notches = dice.draw(1...5)
            await tour.scroll(at: anywhere, down: dice.rolls(50), notches: notches)
        case 72..<86: await tour.key(dice.pick(Self.keys) ?? "Tab")
        case 86..<89: await tour.type(dice.pick(["tea", "a@b.c", "x", "12"]) ?? "x")
        case 89..<92: await tour.act(.move(anywhere), .pause(dice.draw(0...600)))
        case 92..<95:
            let size = dice.pick(Self.sizes) ?? Self.sizes[0]
            gtk_window_set_default_size(tour.window.as(GtkWindow.self), size.width, size.height)
            await tour.frames(2)
        case 95:
            let (x, y) = (min(tour.home.x, Self.room), min(tour.home.y, Self.room))
            await tour.dragWindow(to: tour.home.moved(dice.draw(-x...x), dice.draw(-y...y)))
        default:
            tour.network(
                latency: .seconds(dice.draw(0...1.5)), download: .seconds(dice.draw(0...2)),
                fault: dice.pick(Fault.allCases) ?? .none)
        }
    }

    /// The center of something that can be pressed, mostly between the bars; a random point if there is nothing.
    private var target: Pointer.Place {
        var found: [Widget] = []
        Self.pressable(in: tour.window, &found)
        let frames = found.compactMap { tour.frame(of: $0) }
        let content = tour.windowFrame.inset(by: Geometry.Insets(top: 60, bottom: 60))
        let within = frames.filter { content.contains(Geometry.Point(x: $0.midX, y: $0.midY)) }
        guard let frame = dice.pick(dice.rolls(85) ? within : frames) else { return anywhere }
        return tour.screen(frame.midX, frame.midY)
    }

    private var anywhere: Pointer.Place {
        let frame = tour.windowFrame
        return tour.screen(
            dice.draw(0...max(1, frame.width - 1)), dice.draw(0...max(1, frame.height - 1)))
    }

    /// A point below the header bar: dragging the bar would move the window, without the limit above.
    private var content: Pointer.Place {
        var place = anywhere
        place.y = max(place.y, tour.screen(0, 60).y)
        return place
    }

    private static func pressable(in root: Widget, _ found: inout [Widget]) {
        guard gtk_widget_get_mapped(root) != 0, gtk_widget_is_sensitive(root) != 0 else { return }
        if gtk_widget_get_focusable(root) != 0 { found.append(root) }
        for child in root.children { pressable(in: child, &found) }
    }
}
