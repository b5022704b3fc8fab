import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Long random sequences on a real window: after each action, the screen must show what the core plans.
    @MainActor @Suite struct RandomTests {
        @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt32])
        func theScreenIsAsTheCoreSays(seed: UInt32) throws {
            let dice = try #require(g_rand_new_with_seed(seed))
            defer { g_rand_free(dice) }
            let scene = RandomScene()
            defer { scene.close() }
            var story: [String] = []
            for _ in 0..<300 {
                let deed = Deed.draw(dice)
                story.append("\(deed)")
                scene.perform(deed)
                scene.settle()
                let faults = scene.faults()
                guard faults.isEmpty else {
                    let recent = story.suffix(12).joined(separator: "; ")
                    Issue.record("\(faults.joined(separator: ", ")) after \(story.count) deeds: … \(recent)")
                    return
                }
            }
            scene.perform(.setWindowHidden(false))
            scene.perform(.dismissAll)
            GtkTests.iterate { scene.isEmpty }
            #expect(scene.faults() == [])
        }
    }
}

/// A window with a region, and a comparison of its widgets with the core's state.
@MainActor
final class RandomScene {
    private let window = TestWindow(width: 360, height: 480)
    private let entry: WidgetPointer = gtk_entry_new()
    private let root: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    private var region: WidgetPointer
    private var shown: [Presentation] = []

    init() {
        region = Self.makeRegion()
        gtk_box_append(root.cast(to: GtkBox.self), entry)
        gtk_box_append(root.cast(to: GtkBox.self), region)
        window.setChild(root)
        window.present()
        gtk_widget_grab_focus(entry)
    }

    var isEmpty: Bool { host.stage.presentations.isEmpty && host.isIdle }

    func close() { window.close() }

    private var host: GtkHost { GtkHost.of(window.window) }

    private static func makeRegion() -> WidgetPointer {
        let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_set_vexpand(box, 1)
        let button: WidgetPointer = gtk_button_new_with_label("inside")
        gtk_widget_set_vexpand(button, 1)
        gtk_box_append(box.cast(to: GtkBox.self), button)
        return box
    }

    // MARK: Doing

    func perform(_ deed: Deed) {
        switch deed {
        case .show(let kind, let overRegion, let cancel, let policy):
            shown.append(show(kind, overRegion: overRegion, cancel: cancel, policy))
        case .change(let index): pick(index)?.message = "Changed, and rather longer than before"
        case .finish(let index): pick(index)?.finish(.success("Done"))
        case .dismiss(let index): pick(index)?.dismiss()
        case .dismissAll: window.window.overlays.dismissAll()
        case .setRegionHidden(let isHidden): gtk_widget_set_visible(region, isHidden ? 0 : 1)
        case .replaceRegion:
            gtk_box_remove(root.cast(to: GtkBox.self), region)
            region = Self.makeRegion()
            gtk_box_append(root.cast(to: GtkBox.self), region)
        case .setWindowHidden(let isHidden): gtk_widget_set_visible(window.widget, isHidden ? 0 : 1)
        case .escape: host.stage.report(.escape)
        case .cancelTop: if let top = host.plan.surfaces.last { host.stage.report(.cancelTaken(top.id)) }
        case .pass: break
        }
        shown.removeAll(where: \.hasEnded)
    }

    private func pick(_ index: Int) -> Presentation? { shown.isEmpty ? nil : shown[index % shown.count] }

    private func show(
        _ kind: Overlay.Kind, overRegion: Bool, cancel: Bool, _ policy: Overlay.RepeatPolicy
    ) -> Presentation {
        let overlays = overRegion ? region.overlays : window.window.overlays
        let timing = Overlay.Timing(grace: .milliseconds(10), minimum: .milliseconds(20))
        let button: Overlay.CancelButton? = cancel ? .standard : nil
        switch kind {
        case .veil:
            return overlays.show(
                .veil("Veil", cancel: button).with(\.timing, timing).with(\.onRepeat, policy))
        case .loading:
            return overlays.show(
                .loading("Load", cancel: button).with(\.timing, timing).with(\.onRepeat, policy))
        case .activity:
            return overlays.show(.activity().with(\.timing, timing).with(\.onRepeat, policy))
        case .sheet:
            return overlays.show(.sheet(input: cancel ? .dismissing : .live)) {
                gtk_button_new_with_label("in the sheet")
            }
        case .hud:
            let short = Overlay.Timing(lifetime: .fixed(.milliseconds(40)))
            return overlays.show(.hud("Notice").with(\.timing, short).with(\.onRepeat, policy))
        case .question:
            let answers: [Overlay.ActionButton] = [.init("Yes", role: .default), "No"]
            return overlays.show(
                .question("Sure?", actions: answers, cancel: button).with(\.onRepeat, policy))
        }
    }

    /// Handles everything that is due, and lays out and draws one frame if the window is shown.
    func settle() {
        GtkTests.settle()
        guard gtk_widget_get_mapped(window.widget) != 0, let clock = gtk_widget_get_frame_clock(window.widget)
        else { return }
        var isDrawn = false
        let signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { _ in isDrawn = true }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
        GtkTests.iterate { isDrawn }
        signal.disconnect()
    }

    // MARK: Comparing

    /// The differences between the screen and the core.
    func faults() -> [String] {
        guard gtk_widget_get_mapped(window.widget) != 0 else { return [] }
        return mappingFaults() + pickFaults() + focusFaults()
    }

    private func mappingFaults() -> [String] {
        let wanted = Set(host.stage.plan.surfaces.filter { !$0.isHidden }.map(\.id))
        let there = Set(host.surfaces.filter { gtk_widget_get_mapped($0.panel.widget) != 0 }.map(\.id))
        return there.subtracting(wanted).map { "\($0) is on screen and should not be" }
            + wanted.subtracting(there).map { "\($0) should be on screen and is not" }
    }

    /// Picks widgets on a grid of points: the app's widgets are hit exactly where the gate says so.
    private func pickFaults() -> [String] {
        let stage = host.stage
        var faults: [String] = []
        for x in stride(from: 15.0, to: 360, by: 55) {
            for y in stride(from: 15.0, to: 480, by: 65) {
                guard let picked = gtk_widget_pick(window.widget, x, y, GTK_PICK_DEFAULT) else { continue }
                let isOverlay = host.layer.map { picked.isInside($0.widget) } ?? false
                let route = stage.gate.route(at: Geometry.Point(x: x, y: y), in: stage.geometry)
                if isOverlay == (route == .app) {
                    faults.append(
                        "at (\(x), \(y)) the gate says \(route), picked is \(isOverlay ? "an overlay" : "the app")"
                    )
                }
            }
        }
        return faults
    }

    private func focusFaults() -> [String] {
        let focus = gtk_window_get_focus(window.window)
        let isInLayer = focus.flatMap { focus in host.layer.map { focus.isInside($0.widget) } } ?? false
        switch host.stage.plan.focus {
        case .app: return isInLayer ? ["the focus is in an overlay, and should be the app's"] : []
        case .surface(let id, let isTrapped):
            return isTrapped && !isInLayer ? ["\(id) should hold the focus, and does not"] : []
        }
    }
}
