import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// The user's actions, all of them real input.
extension Tour {
    /// Clicks the center of a widget, once its layout is final.
    func click(_ name: String) async {
        await lies(name)
        guard let place = place(of: name) else { return missing(name) }
        await click(at: place)
    }

    func click(at place: Pointer.Place) async {
        await act(.move(place), .press, .release)
    }

    /// Presses a key with modifiers: `ctrl+s`.
    func key(_ name: String) async { await act(.key(name)) }

    /// Types on the hardware keyboard.
    func type(_ text: String) async { await act(.type(text)) }

    /// Types on the gallery's own keyboard.
    func tapKeys(_ text: String) async {
        for letter in text.lowercased() { await click("key-\(letter)") }
    }

    func press(_ name: String) async {
        await lies(name)
        guard let place = place(of: name) else { return missing(name) }
        await act(.move(place), .press)
    }

    func release() async { await act(.release) }

    /// Turns the wheel over a widget by a number of notches.
    func scroll(over name: String, down: Bool = true, notches: Int = 3) async {
        guard let place = place(of: name) else { return missing(name) }
        await scroll(at: place, down: down, notches: notches)
    }

    func scroll(at place: Pointer.Place, down: Bool = true, notches: Int = 3) async {
        await act([.move(place)] + Array(repeating: .wheel(down: down), count: notches))
    }

    /// Scrolls until a widget can be clicked.
    func reveal(_ name: String, in scroller: String) async {
        for down in [true, false] {
            var last = -1.0
            while let page = frame(of: scroller), let frame = frame(of: name),
                last != scrollPosition(scroller)
            {
                if frame.minY >= page.minY, frame.maxY <= page.maxY { return }
                last = scrollPosition(scroller)
                // At the rows' leading edge: in the middle there may be a slider, at the other edge the scroll bar, and
                // both handle the wheel.
                let edge = isMirrored ? page.maxX - 6 : page.minX + 6
                await scroll(at: screen(edge, page.midY), down: down, notches: 2)
                // Waits for the layout at the new scroll position.
                await frames(2)
            }
        }
    }

    /// Presses at a relative position in a widget, 0 to 1 in each direction, and moves to others without releasing.
    func drag(_ name: String, along path: [(Double, Double)]) async {
        let places = places(on: name, path)
        guard let first = places.first else { return missing(name) }
        await act([.move(first), .press] + places.dropFirst().map { .move($0) })
    }

    /// Moves on without releasing.
    func drag(on name: String, to path: [(Double, Double)]) async {
        await act(places(on: name, path).map { .move($0) })
    }

    /// Drags from a position by a number of pixels in even steps of 8 ms, and releases if asked to.
    func drag(
        from start: Pointer.Place, by way: (x: Double, y: Double), steps: Int = 6, letsGo: Bool = true
    ) async {
        var acts = [Pointer.Act.move(start), .press]
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            acts += [.pause(8), .move(start.moved(way.x * share, way.y * share))]
        }
        await act(letsGo ? acts + [.release] : acts)
    }

    /// Selects in a drop-down: scrolls to it, opens its list, moves to the choice by keys and accepts it.
    func select(_ index: Int, in name: String) async {
        guard let menu = widget(name) else { return missing(name) }
        guard gtk_drop_down_get_selected(menu.opaque) != guint(index) else { return }
        if isShown("lab-page") { await reveal(name, in: "lab-page") }
        await click(name)
        await until("the list of \(name) is open") { Self.hasOpenPopover(menu) }
        await act([.key("Home")] + Array(repeating: .key("Down"), count: index) + [.key("Return")])
        await until("choice \(index) of \(name) is taken") {
            gtk_drop_down_get_selected(menu.opaque) == guint(index) && !Self.hasOpenPopover(menu)
        }
        await rest()
    }

    private static func hasOpenPopover(_ widget: Widget) -> Bool {
        let popover = widget.children.first {
            g_type_check_instance_is_a($0.as(GTypeInstance.self), gtk_popover_get_type()) != 0
        }
        return popover.map { gtk_widget_get_mapped($0) != 0 } ?? false
    }

    /// Moves the pointer away from everything.
    func rest() async { await act(.move(Pointer.rest)) }

    /// Performs actions, and waits until the app has handled them.
    func act(_ acts: Pointer.Act...) async { await act(acts) }

    func act(_ acts: [Pointer.Act]) async {
        for case .move(let place) in acts { pointer = place }
        let goal = fence.count + 1
        let result = await Pointer.perform(acts + [.key(EventFence.key)])
        if !result.succeeded { return fail("real input", "xdotool: \(result.output)") }
        if await !fence.reach(goal, within: Self.patience) {
            fail("the app deals with real input", "it does not")
        }
    }

    /// Waits until a widget is where it was one frame ago; a page that was just opened has no layout yet.
    private func lies(_ name: String) async {
        let clock = ContinuousClock()
        let end = clock.now + Self.patience
        var last: Geometry.Rect?
        repeat {
            last = frame(of: name)
            await frames(1)
        } while (last == nil || last?.width == 0 || last != frame(of: name)) && clock.now < end
    }

    /// The center of a widget on the screen.
    func place(of name: String) -> Pointer.Place? {
        frame(of: name).map { screen($0.midX, $0.midY) }
    }

    /// The screen position of a point in the window, wherever the window is now.
    func screen(_ x: Double, _ y: Double) -> Pointer.Place {
        var (dx, dy) = (0.0, 0.0)
        gtk_native_get_surface_transform(gtk_widget_get_native(window), &dx, &dy)
        return origin.moved(x + dx, y + dy)
    }

    /// The screen positions of relative points in a widget, 0 to 1 in each direction.
    private func places(on name: String, _ parts: [(Double, Double)]) -> [Pointer.Place] {
        guard let frame = frame(of: name) else { return [] }
        return parts.map { screen(frame.minX + frame.width * $0.0, frame.minY + frame.height * $0.1) }
    }

    private func missing(_ name: String) { fail("“\(name)” is on screen", "it is not") }
}
