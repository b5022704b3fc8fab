import BlackBoxKit
import CBlackBox
import CGtk4
import Foundation
import Scrim
import ScrimGTK

/// Overlays over random regions of random layouts, checked from outside by pixels and clicks.
///
/// The expected result comes from the same app without overlays: which buttons receive a click, and what is visible.
@MainActor
struct LayoutStory {
    let seed: Int
    let story: Int
    let user: User

    /// What clicks and a picture show about the scene in its current state.
    private struct View {
        let picture: Picture
        /// The buttons that received a click in the center of their visible part.
        let heard: Set<String>
        let asked: [(name: String, widget: WeakWidget, place: Rectangle)]
    }

    private struct Shown {
        let name: String
        let region: WeakWidget
        let handle: Presentation
        /// True if the overlay lets nothing through to its region.
        let blocks: Bool
        let passes: Bool
    }

    func run() -> Find? {
        var random = RandomNumbers(seed: seed, story: story)
        let tree = RandomNumbers(seed: seed, story: story &+ 1_000_003)
        let scene = LayoutScene(random: tree)
        defer {
            scene.close()
            MainLoop.turn(for: 0.02)
        }
        var steps = ["a window with " + scene.description.joined(separator: ", ")]
        scene.present()
        rest(scene)
        let before = look(scene)

        var shown = show(in: scene, &random, &steps)
        guard !shown.isEmpty else { return nil }
        rest(scene)
        var faults: [String] = []
        let first = look(scene)
        dismiss(shown, scene)
        let without = look(scene)
        faults += compare(scene, shown, with: first, without: without)
        if let after = difference(scene, before.picture, without.picture) {
            faults.append("after all is gone: \(after)")
        }

        // The same overlays after their regions have moved.
        var moved: [Int] = []
        if faults.isEmpty, !scene.moves.isEmpty {
            shown = show(again: shown)
            rest(scene)
            for _ in 0..<random.number(in: 1...2) {
                let number = random.below(scene.moves.count)
                moved.append(number)
                steps.append(scene.moves[number].name)
                scene.moves[number].make()
                MainLoop.turn(for: 0.05)
            }
            rest(scene)
            _ = scene.takeHeard()
            let with = look(scene)
            for one in shown where one.handle.hasEnded && one.region.widget != nil {
                faults.append("\(one.name) ended by itself: \(String(describing: one.handle.outcome?.cause))")
            }
            dismiss(shown, scene)
            let without = look(scene)
            faults += compare(scene, shown, with: with, without: without)
            if faults.isEmpty, !scene.remembersClicks {
                scene.close()
                if let fault = compareWithTwin(tree, moved, without.picture) { faults.append(fault) }
            }
        }
        return faults.isEmpty ? nil : Find(fault: faults.joined(separator: "\n"), steps: steps)
    }

    // MARK: Acting

    /// Activates the same window, without a focus and with the pointer outside, so pictures can be compared.
    private func rest(_ scene: LayoutScene) {
        user.moveAway()
        for window in [scene.second, scene.window].compactMap({ $0 }) where window.isOpen {
            gtk_window_set_focus(window.pointer, nil)
            gtk_window_set_focus_visible(window.pointer, 0)
            window.activate()
        }
        MainLoop.turn(for: 0.3)
    }

    private func show(in scene: LayoutScene, _ random: inout RandomNumbers, _ steps: inout [String])
        -> [Shown]
    {
        var shown: [Shown] = []
        let regions = scene.regions.filter {
            guard let widget = $0.widget.widget, let visible = scene.visibleRectangle(of: widget) else {
                return false
            }
            return visible.width > 24 && visible.height > 24
        }
        guard !regions.isEmpty else { return [] }
        for _ in 0..<random.number(in: 1...2) {
            let region = random.pick(regions)
            guard let widget = region.widget.widget, !shown.contains(where: { $0.region.widget == widget })
            else { continue }
            let (kind, overlay) = Self.overlay(&random)
            steps.append("\(kind) over \(region.name)")
            shown.append(Self.show(overlay, over: widget, "\(kind) over \(region.name)"))
        }
        return shown
    }

    private func show(again shown: [Shown]) -> [Shown] {
        shown.compactMap { one in
            one.region.widget.map { Self.show(one.handle.overlayShown, over: $0, one.name) }
        }
    }

    private static var overlays: [Presentation.ID: Overlay] = [:]

    private static func show(_ overlay: Overlay, over widget: Widget, _ name: String) -> Shown {
        let overlays = widget.overlays
        overlays.stage.defaults.isInstant = true
        overlays.stage.log = { _ in }
        let handle: Presentation
        if overlay.kind == .sheet {
            handle = overlays.show(overlay) { gtk_label_new("The sheet's own view") }
        } else {
            handle = overlays.show(overlay)
        }
        LayoutStory.overlays[handle.id] = overlay
        return Shown(
            name: name, region: WeakWidget(widget), handle: handle, blocks: overlay.input.outside == .blocked,
            passes: overlay.input == .passThrough)
    }

    fileprivate static func shown(_ id: Presentation.ID) -> Overlay { overlays[id] ?? .activity() }

    private static func overlay(_ random: inout RandomNumbers) -> (String, Overlay) {
        let (name, overlay): (String, Overlay)
        switch random.below(8) {
        case 0, 1: (name, overlay) = ("loading", .loading("Loading"))
        case 2: (name, overlay) = ("translucent loading", .loading("Loading", cover: .translucent))
        case 3, 4: (name, overlay) = ("activity", .activity("Busy"))
        case 5: (name, overlay) = ("blocking sheet", .sheet(input: .block, label: "Sheet"))
        case 6: (name, overlay) = ("live sheet", .sheet(input: .live, label: "Sheet"))
        default: (name, overlay) = ("notice", .hud("Saved").with(\.timing.lifetime, .untilDismissed))
        }
        return (
            name,
            overlay.with(\.timing.grace, .zero).with(\.timing.minimum, .zero)
                .with(\.appearance, random.chance(0.3) ? .classic : .adaptive)
        )
    }

    private func dismiss(_ shown: [Shown], _ scene: LayoutScene) {
        for one in shown { one.handle.dismiss() }
        MainLoop.turn(atMost: 3) { shown.allSatisfy { $0.handle.hasEnded && !$0.handle.isVisible } }
        rest(scene)
    }

    // MARK: Asking

    /// The whole picture.
    private static let window = Rectangle(left: 0, top: 0, right: 1_200, bottom: 560)

    private func look(_ scene: LayoutScene) -> View {
        var heard: Set<String> = []
        var asked: [(name: String, widget: WeakWidget, place: Rectangle)] = []
        for (name, known) in scene.buttons {
            guard asked.count < 14, let button = known.widget, let place = scene.visibleRectangle(of: button),
                place.width > 6, place.height > 6
            else { continue }
            asked.append((name, known, place))
            _ = scene.takeHeard()
            user.move(Int(place.center.x), Int(place.center.y))
            user.click()
            MainLoop.turn(atMost: 0.05) { scene.hasHeard }
            if scene.takeHeard().contains(name) { heard.insert(name) }
        }
        // The clicks change the same things with and without overlays.
        rest(scene)
        guard let picture = Picture(x: 0, y: 0, width: 1_200, height: 560) else {
            preconditionFailure("the screen is smaller than 1200×560")
        }
        return View(picture: picture, heard: heard, asked: asked)
    }

    private func compare(_ scene: LayoutScene, _ shown: [Shown], with: View, without: View) -> [String] {
        var faults: [String] = []
        let alive = shown.compactMap { one -> (shown: Shown, widget: Widget, place: Rectangle)? in
            guard let widget = one.region.widget, let place = scene.visibleRectangle(of: widget) else {
                return nil
            }
            return (one, widget, place)
        }
        // Drawing stays within the regions, except for a notice without room in its region, which is in the window.
        let places = alive.map { one in
            let (width, height) = (gtk_widget_get_width(one.widget), gtk_widget_get_height(one.widget))
            let isLow = width < 120 || height < 64
            return one.shown.name.hasPrefix("notice") && isLow ? Self.window : one.place
        }
        if !scene.remembersClicks, let pixel = with.picture.changeOutside(without.picture, of: places) {
            faults.append(
                "a pixel at \(pixel.x),\(pixel.y) differs, outside of \(alive.map { "\($0.shown.name) at \($0.place)" })"
            )
        }
        for (name, known, place) in without.asked where without.heard.contains(name) {
            guard let button = known.widget, with.asked.contains(where: { $0.name == name }) else { continue }
            let blocking = alive.filter { one in
                one.shown.blocks && (one.widget == button || gtk_widget_is_ancestor(button, one.widget) != 0)
            }
            let isCovered = with.picture.changes(without.picture, in: place) > 0
            let hears = with.heard.contains(name)
            if blocking.isEmpty, !hears, !isCovered {
                faults.append("\(name) at \(place) does not hear a click, though nothing covers it")
            }
            let isSeen = blocking.contains { with.picture.changes(without.picture, in: $0.place) > 0 }
            if !blocking.isEmpty, !hears, !isSeen {
                faults.append(
                    "\(blocking[0].shown.name) at \(blocking[0].place) blocks \(name) and cannot be seen")
            }
            if !blocking.isEmpty, hears, isCovered,
                blocking.contains(where: { $0.shown.handle.kindBlocksAll })
            {
                faults.append("\(name) at \(place) hears a click under \(blocking[0].shown.name)")
            }
            if !blocking.isEmpty, hears, !isSeen {
                faults.append(
                    "\(blocking[0].shown.name) at \(blocking[0].place) neither blocks \(name) nor is seen")
            }
        }
        return faults
    }

    /// The difference between two pictures that should be equal.
    private func difference(_ scene: LayoutScene, _ one: Picture, _ other: Picture) -> Picture.Difference? {
        // The edge of a rotated widget may fall on either side of a pixel.
        guard !scene.remembersClicks, let difference = one.difference(other, tolerance: 24) else {
            return nil
        }
        return difference.count > 4 ? difference : nil
    }

    /// Compares with the same window, changed in the same way, that never had an overlay.
    private func compareWithTwin(_ tree: RandomNumbers, _ moves: [Int], _ picture: Picture) -> String? {
        let twin = LayoutScene(random: tree)
        defer { twin.close() }
        twin.present()
        rest(twin)
        _ = look(twin)
        for number in moves {
            twin.moves[number].make()
            MainLoop.turn(for: 0.05)
        }
        rest(twin)
        guard let difference = difference(twin, look(twin).picture, picture) else { return nil }
        return "after all is gone, a window that never had an overlay looks different: \(difference)"
    }
}

extension Presentation {
    fileprivate var overlayShown: Overlay { LayoutStory.shown(id) }
    fileprivate var kindBlocksAll: Bool {
        let overlay = LayoutStory.shown(id)
        return overlay.kind == .loading || overlay.kind == .activity
    }
}
