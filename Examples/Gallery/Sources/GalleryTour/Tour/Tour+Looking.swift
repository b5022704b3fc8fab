import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// What is visible.
extension Tour {
    /// The mapped widget with this name; the front-most if there are several.
    func widget(_ name: String) -> Widget? {
        Self.find(name, in: window)
    }

    /// True if such a widget is on screen.
    func isShown(_ name: String) -> Bool { widget(name) != nil }

    /// A widget's frame in the window.
    func frame(of name: String) -> Geometry.Rect? {
        widget(name).flatMap { frame(of: $0) }
    }

    func frame(of widget: Widget) -> Geometry.Rect? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return nil }
        return Geometry.Rect(
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
            Double(bounds.size.height))
    }

    var windowFrame: Geometry.Rect {
        Geometry.Rect(0, 0, Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
    }

    /// The widget that has the focus.
    var focus: Widget? { gtk_window_get_focus(window.as(GtkWindow.self)) }

    /// The names of the focused widget and its ancestors, innermost first.
    var focusPath: String {
        var names: [String] = []
        var widget = focus
        while let current = widget, current != window {
            names.append(Self.name(of: current))
            widget = gtk_widget_get_parent(current)
        }
        // Only names that the gallery set are useful; others are the types' names.
        return names.first { $0.contains("-") } ?? names.first ?? "nothing"
    }

    /// The focused widget's own name.
    var focusName: String { focus.map { Self.name(of: $0) } ?? "nothing" }

    /// True if the focus is on or in a widget with this name.
    func focusIsIn(_ name: String) -> Bool {
        guard let focus, let widget = widget(name) else { return false }
        return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    /// True if an overlay of this kind is shown at rest.
    func isUp(_ kind: Overlay.Kind) -> Bool {
        stage.presentations.contains { $0.kind == kind && $0.state == .shown }
            && stage.plan.surfaces.contains { $0.kind == kind && isShown("\($0.identifier).panel") }
    }

    /// The vertical scroll position of a widget.
    func scrollPosition(_ name: String) -> Double {
        guard let scroller = widget(name) else { return 0 }
        return gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scroller.opaque))
    }

    /// The color of a pixel on the screen, as `#RRGGBB`.
    func color(at place: Pointer.Place) async -> String {
        let result = await Command.run([
            "import", "-silent", "-window", "root", "-crop", "1x1+\(Int(place.x))+\(Int(place.y))", "-depth",
            "8", "txt:-",
        ])
        let digits = result.output.split(separator: "#").last { $0.first?.isHexDigit == true } ?? ""
        return "#" + digits.prefix(6)
    }

    /// A hash that distinguishes pictures of a part of the window.
    func imprint(of part: Geometry.Rect) async -> String {
        let (dx, dy) = (screen(0, 0).x, screen(0, 0).y)
        let area = [part.width, part.height].map { "\(Int($0))" }.joined(separator: "x")
        return await Command.run([
            "import", "-silent", "-window", "root", "-crop",
            "\(area)+\(Int(part.minX + dx))+\(Int(part.minY + dy))", "+repage", "-format", "%#", "info:-",
        ]).output
    }

    /// Waits until a part of the window looks the same in two consecutive frames.
    func standsStill(_ part: Geometry.Rect) async {
        var last = ""
        await until(
            "the picture stands still",
            looked: {
                await frames(2)
                let now = await imprint(of: part)
                defer { last = now }
                return now == last
            })
    }

    /// True if two colors, as `#RRGGBB`, differ by no more than rounding.
    static func isNear(_ one: String, _ other: String) -> Bool {
        func parts(_ color: String) -> [Int] {
            let number = Int(color.dropFirst(), radix: 16) ?? -1
            return [number >> 16, number >> 8 & 255, number & 255]
        }
        return zip(parts(one), parts(other)).allSatisfy { abs($0 - $1) <= 2 }
    }

    private static func name(of widget: Widget) -> String {
        gtk_widget_get_name(widget).map { String(cString: $0) } ?? ""
    }

    /// The front-most widget with this name; only mapped ones by default.
    static func find(_ name: String, in root: Widget, evenHidden: Bool = false) -> Widget? {
        guard evenHidden || gtk_widget_get_mapped(root) != 0 else { return nil }
        for child in root.children.reversed() {
            if let found = find(name, in: child, evenHidden: evenHidden) { return found }
        }
        return self.name(of: root) == name ? root : nil
    }
}

extension Tour {
    /// The current time on the stage's clock.
    var now: Instant { Instant(.microseconds(g_get_monotonic_time())) }

    /// The contents of the panels that are shown or on their way, back to front.
    func contents(_ kind: Overlay.Kind) -> [PanelContent] {
        stage.plan.surfaces.filter { $0.kind == kind }.map(\.panel)
    }

    /// True if a panel that is not leaving shows this text.
    func says(_ kind: Overlay.Kind, _ message: String) -> Bool {
        stage.plan.surfaces.contains {
            $0.kind == kind && !$0.isLeaving && !$0.awaitsFrame && $0.panel.message == message
                && isShown("\(kind.rawValue).panel")
        }
    }
}
