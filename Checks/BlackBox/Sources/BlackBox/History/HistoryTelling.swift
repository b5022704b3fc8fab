import BlackBoxKit
import CGtk4
import Scrim
import ScrimGTK

/// Runs one story, and compares the results.
@MainActor
final class HistoryTelling {
    private let user: User
    private let animated: Bool
    /// True if the steps follow each other at once; otherwise each is visible before the next.
    private let hurries: Bool
    private var scene: HistoryScene?
    private var exhibits: [Exhibit] = []
    /// A pointer that clicks also moves the focus.
    private var hasPointed = false
    /// True if an overlay has a grace or a minimum.
    private var isSlow = false

    init(user: User, animated: Bool, hurries: Bool) {
        self.hurries = hurries
        self.user = user
        self.animated = animated
    }

    func fault(after way: [HistoryStep], name: String?) -> HistoryCheck.Fault? {
        _ = Warnings.take()
        isSlow = way.contains(where: \.keepsTiming)
        Surroundings().applySettings(animated: animated)
        guard let scene = HistoryScene(Surroundings()) else { return nil }
        self.scene = scene
        for step in way { perform(step, in: scene, withOverlays: true) }
        guard let after = look(at: scene) else { return unrest("after the way") }
        for index in exhibits.indices { exhibits[index].settle() }
        exhibits.removeAll { $0.presentation?.hasEnded ?? true }
        let shown = exhibits
        scene.settleSurroundings()

        if let fault = faultAfresh(shown, after, scene.surroundings, name: name),
            !isOfGTKAlone(fault, after: way)
        {
            return HistoryCheck.Fault(kind: fault.kind, details: fault.details + ["up: " + words(shown)])
        }
        if let said = complaints() { return said }
        return faultAtTheEnd(of: way, in: scene, name: name)
    }

    /// The differences from the same overlays in a fresh window.
    private func faultAfresh(
        _ shown: [Exhibit], _ after: Sight, _ surroundings: Surroundings, name: String?
    ) -> HistoryCheck.Fault? {
        guard let fresh = HistoryScene(surroundings) else { return nil }
        defer { fresh.close() }
        var again = shown
        for index in again.indices { again[index].show(in: fresh) }
        guard let anew = look(at: fresh) else { return unrest("shown afresh") }
        for exhibit in again { exhibit.presentation?.dismiss() }
        return compare(after, anew, "shown afresh", name: name)
    }

    /// The differences, after all overlays have ended, from a window that went through the same steps without any.
    private func faultAtTheEnd(of way: [HistoryStep], in scene: HistoryScene, name: String?) -> HistoryCheck
        .Fault?
    {
        scene.window.activate()
        for exhibit in exhibits { exhibit.presentation?.dismiss() }
        exhibits = []
        if hasPointed { scene.putAside() }
        guard let bare = look(at: scene, all: true) else { return unrest("after all have gone") }
        guard let plain = plainScene(after: way, scrolled: scene.surroundings.scrolled) else { return nil }
        defer { plain.close() }
        if hasPointed { plain.putAside() }
        guard let without = look(at: plain, all: true) else { return unrest("without overlays") }
        guard let fault = compare(bare, without, "that never had an overlay", name: name) else { return nil }
        // GTK itself keeps some of a window's past, such as a former scroll bar or the caret's old side, and drops it
        // now and then. A fresh window also counts as one that never had an overlay.
        guard let fresh = HistoryScene(plain.surroundings) else { return fault }
        defer { fresh.close() }
        if hasPointed { fresh.putAside() }
        guard let anew = look(at: fresh, all: true) else { return fault }
        return compare(bare, anew, "that never had an overlay", name: nil) == nil ? nil : fault
    }

    /// True if a window without overlays differs from a fresh one in the same way after these steps: GTK is the cause.
    private func isOfGTKAlone(_ fault: HistoryCheck.Fault, after way: [HistoryStep]) -> Bool {
        guard let plain = plainScene(after: way, scrolled: nil) else { return false }
        defer { plain.close() }
        guard let after = look(at: plain) else { return true }
        plain.settleSurroundings()
        guard let fresh = HistoryScene(plain.surroundings) else { return false }
        defer { fresh.close() }
        guard let anew = look(at: fresh) else { return true }
        return compare(after, anew, "shown afresh", name: nil)?.kind == fault.kind
    }

    private func plainScene(after way: [HistoryStep], scrolled: Double?) -> HistoryScene? {
        Surroundings().applySettings(animated: animated)
        guard let plain = HistoryScene(Surroundings()) else { return nil }
        for step in way { perform(step, in: plain, withOverlays: false) }
        if let scrolled { change(plain) { $0.scrolled = scrolled } }
        return plain
    }

    func end() {
        for exhibit in exhibits { exhibit.presentation?.dismiss() }
        scene?.close()
        scene = nil
        exhibits = []
    }

    // MARK: Looking

    private struct Sight {
        let picture: Picture
        let access: [String]
        let picks: [String]
        let focus: String
        let widgets: [String]
        let heard: [String]
    }

    private func look(at scene: HistoryScene, all: Bool = false) -> Sight? {
        user.moveAway()
        // An entry computes part of its drawing when it gets the focus, so that is the last event in each window.
        scene.window.deactivate()
        scene.window.activate()
        // GTK shows the focus ring for some time after a key.
        gtk_window_set_focus_visible(scene.window.pointer, 0)
        guard let picture = Picture.atRest(of: scene.window, still: stillness) else { return nil }
        var access = AccessibleTree.lines(of: scene.window.widget)
        // GTK before 4.14 cannot announce, so an announcement becomes the window's name while overlays are presented.
        // The last announcement depends on history by nature. The window's own line is compared after all have ended.
        if !all { access.removeFirst() }
        let picks = WidgetTree.picks(in: scene.window)
        let focus = scene.focus
        let widgets = all ? WidgetTree.lines(of: scene.window.widget, in: scene.window) : []
        return Sight(
            picture: picture, access: access, picks: picks, focus: focus, widgets: widgets,
            heard: all ? scene.heard(by: user) : [])
    }

    /// How long nothing may move to count as rest: longer than an overlay's longest pause, which is its minimum.
    private var stillness: Double { animated || isSlow ? 0.6 : 0.15 }

    private func compare(_ one: Sight, _ other: Sight, _ what: String, name: String?) -> HistoryCheck.Fault? {
        if let difference = one.picture.difference(other.picture), difference.count > Self.strayPixels {
            if let name, let out = Options.out {
                one.picture.write(to: "\(out)/history-\(name)-way.ppm")
                other.picture.write(to: "\(out)/history-\(name)-fresh.ppm")
            }
            return HistoryCheck.Fault(
                kind: "pixels are not those of a window \(what)",
                details: ["\(difference) of \(one.picture.width)x\(one.picture.height)"]
                    + firstDifferences(other.access, one.access, atMost: 2)
                    + firstDifferences(other.widgets, one.widgets, atMost: 2)
                    + firstDifferences([other.focus], [one.focus]))
        }
        for (kind, here, there) in [
            ("the accessible tree", one.access, other.access), ("what points pick", one.picks, other.picks),
            ("the widgets", one.widgets, other.widgets), ("what the app hears", one.heard, other.heard),
        ] where here != there {
            return HistoryCheck.Fault(
                kind: "\(kind): not as in a window \(what)", details: firstDifferences(there, here))
        }
        if one.focus != other.focus, !hasPointed {
            return HistoryCheck.Fault(
                kind: "the focus is not as in a window \(what)",
                details: ["- \(other.focus)", "+ \(one.focus)"])
        }
        return nil
    }

    /// Where the clip of a partial redraw crosses a rounded corner of an app's button, cairo may leave a pixel or two
    /// of the corner a shade off.
    private static let strayPixels = 4

    private func unrest(_ when: String) -> HistoryCheck.Fault {
        HistoryCheck.Fault(kind: "no rest \(when)", details: [])
    }

    private func complaints() -> HistoryCheck.Fault? {
        let said = Warnings.take().filter { !Self.expected.contains(where: $0.contains) }
        return said.isEmpty ? nil : HistoryCheck.Fault(kind: "GTK complained", details: Array(said.prefix(3)))
    }

    /// GTK warnings that such an app also gets without Scrim.
    private static let expected = [
        // Caused by the app, which sets a header bar late.
        "gtk_window_set_titlebar() called on a realized window"
    ]

    private func words(_ shown: [Exhibit]) -> String {
        shown.map {
            "\($0.overlay.kind) at \($0.overlay.placement) over \($0.place)"
                + ($0.overlay.kind == .sheet ? " \(String(describing: $0.overlay.sheet.initial))" : "")
        }.joined(separator: "; ")
    }

    // MARK: Acting

    private func perform(_ step: HistoryStep, in scene: HistoryScene, withOverlays: Bool) {
        if withOverlays || !step.isOfOverlays { perform(step, in: scene) }
        if !hurries { scene.window.passFrames(3) }
    }

    private func perform(_ step: HistoryStep, in scene: HistoryScene) {
        switch step {
        case .show(let choice):
            var exhibit = choice.exhibit
            exhibit.show(in: scene)
            exhibits.append(exhibit)
        case .dismiss(let which): living(which)?.dismiss()
        case .message(let which, let text): living(which)?.message = text
        case .progress(let which, let fraction):
            if let one = living(which), one.progress != nil { one.progress = fraction }
        case .appearance(let which, let isClassic):
            living(which)?.appearance = isClassic ? .classic : .adaptive
        case .detents(let which, let detents):
            guard let index = index(which), exhibits[index].overlay.kind == .sheet else { return }
            exhibits[index].presentation?.detents = detents
            exhibits[index].overlay.sheet.detents = detents
        case .detent(let which, let detent): living(which)?.detent = detent
        case .drag(let x, let y, let toX, let toY):
            hasPointed = true
            let size = scene.window.size
            func at(_ x: Double, _ y: Double) -> (Int, Int) {
                (Int(Double(size.width) * x), Int(Double(size.height) * y))
            }
            let from = at(x, y)
            let to = at(toX, toY)
            user.move(from.0, from.1)
            user.drag(to: to.0, to.1)
            user.moveAway()
        case .resize(let width, let height): resize(scene, width, height)
        case .resizeSlowly(let width, let height, let steps):
            let from = scene.window.size
            for step in 1...steps {
                resize(
                    scene, from.width + (width - from.width) * step / steps,
                    from.height + (height - from.height) * step / steps)
                MainLoop.turn(for: 0.02)
            }
        // The corner with the pointer stays free: GTK does not always notice that a window shrinks away
        // from under the pointer.
        case .maximize: resize(scene, User.screen.width - 4, User.screen.height - 4)
        case .dark(let isDark): change(scene) { $0.isDark = isDark }
        case .direction(let isRightToLeft): change(scene) { $0.isRightToLeft = isRightToLeft }
        case .textScale(let scale): change(scene) { $0.textScale = scale }
        case .contrast(let isHigh): change(scene) { $0.hasHighContrast = isHigh }
        case .headerBar(let isThere): change(scene) { $0.hasHeaderBar = isThere }
        case .scroll(let value): change(scene) { $0.scrolled = value }
        case .row(let hidden): change(scene) { $0.hidesRow = hidden }
        case .pane(let hidden): change(scene) { $0.hidesPane = hidden }
        case .keyboard(let shown): change(scene) { $0.showsKeyboard = shown }
        case .margin(let margin): change(scene) { $0.margin = margin }
        case .hideAndShowWindow:
            gtk_widget_set_visible(scene.window.widget, 0)
            MainLoop.turn(for: 0.05)
            scene.window.present()
        case .passing(let choice, let seconds):
            var exhibit = choice.exhibit
            exhibit.show(in: scene)
            MainLoop.turn(for: seconds)
            exhibit.presentation?.dismiss()
        case .pause(let seconds): MainLoop.turn(for: animated ? seconds : min(seconds, 0.1))
        }
        MainLoop.drain()
    }

    private func resize(_ scene: HistoryScene, _ width: Int, _ height: Int) {
        change(scene) {
            $0.width = width
            $0.height = height
        }
        scene.resize()
    }

    private func change(_ scene: HistoryScene, _ change: (inout Surroundings) -> Void) {
        scene.change(change, animated: animated)
    }

    private func index(_ which: Int) -> Int? { exhibits.isEmpty ? nil : which % exhibits.count }

    private func living(_ which: Int) -> Presentation? { index(which).flatMap { exhibits[$0].presentation } }
}
