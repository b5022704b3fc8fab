import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// The scripts' access to sheets.
extension Tour {
    /// The front-most sheet that is not leaving.
    var sheet: SurfacePlan? { stage.plan.surfaces.last { $0.kind == .sheet && !$0.isLeaving }?.value }

    /// The index of the detent at which the sheet rests or to which it moves, from the smallest.
    var detent: Int? { sheet?.sheet?.detentIndex }

    /// The sheet's current position according to the core.
    var position: Presentation.SheetPosition? { sheet.flatMap { stage.position(of: $0.id, at: now) } }

    /// How much of the sheet is on screen as GTK placed it, in pixels from its edge.
    var shown: Double? { sheet.flatMap { Self.shown(of: $0, in: window) } }

    static func shown(of sheet: SurfacePlan, in window: Widget) -> Double? {
        var panel = graphene_rect_t()
        guard let plan = sheet.sheet, let widget = find("\(sheet.identifier).panel", in: window),
            gtk_widget_compute_bounds(widget, window, &panel) != 0
        else { return nil }
        let width = Double(gtk_widget_get_width(window))
        var height = Double(gtk_widget_get_height(window))
        // A sheet starts above the keyboard if that is shown.
        var keys = graphene_rect_t()
        if let keyboard = find("keyboard", in: window),
            gtk_widget_compute_bounds(keyboard, window, &keys) != 0
        {
            height = min(height, Double(keys.origin.y))
        }
        switch (plan.closing.x, plan.closing.y) {
        case (0, 0...): return height - Double(panel.origin.y)
        case (0, _): return Double(panel.origin.y + panel.size.height)
        case (0..., _): return width - Double(panel.origin.x)
        default: return Double(panel.origin.x + panel.size.width)
        }
    }

    /// Shows a sheet with a button, and waits until the sheet rests.
    func show(by button: String) async {
        await click(button)
        await until("a sheet is up") { isUp(.sheet) }
        await settled()
    }

    /// Waits until no sheet is on screen.
    func noSheet() async {
        await until("the sheet is gone") { stage.plan.surfaces.isEmpty }
    }

    /// Waits until the sheet rests at a detent, and checks that the screen agrees with the core.
    func rests(at index: Int, after deed: String) async {
        await check("\(deed) it goes to detent \(index + 1)") {
            detent == index && position?.isDragged == false
        } seen: {
            detent.map { "detent \($0 + 1)" } ?? describeStage()
        }
        await settled()
        agrees(deed)
    }

    /// Checks that the panel on screen is where the core says.
    func agrees(_ when: String) {
        let (shown, core) = (shown ?? -1, position?.points ?? -2)
        check(
            "\(when) the screen shows what the core says", abs(shown - core) <= 1,
            seen: "\(Self.figure(shown)) px on screen, \(Self.figure(core)) pt in the core")
    }

    /// Checks every frame of a film against the core.
    func agrees(_ film: [Still], _ when: String) {
        // A sheet beyond its edge is not visible.
        let most = film.compactMap { still in still.shown.map { abs(max($0, 0) - still.core - still.setback) }
        }
        .max()
        check(
            "\(when) each frame shows what the core says", most.map { $0 <= 1 } ?? false,
            seen: "\(film.frames.count) frames, at most \(Self.figure(most ?? -1)) px apart")
    }

    /// Checks that no transition between motions in these frames has a jump: each motion begins where
    /// the last one ends.
    func noJump(_ film: [Still], _ deed: String) {
        let jumps = film.jumps
        let most = jumps.max() ?? -1
        check(
            "\(deed) nothing jumps", !jumps.isEmpty && most <= 0.5,
            seen: "\(jumps.count) hand-overs, at most \(Self.figure(most)) px")
    }

    /// A number with one decimal place.
    static func figure(_ number: Double) -> String {
        let tenths = (number * 10).rounded()
        return "\(tenths / 10)"
    }
}
