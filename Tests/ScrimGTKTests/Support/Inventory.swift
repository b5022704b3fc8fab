import CGtk4

@_spi(Host) @testable import ScrimGTK

/// Handlers and controllers on a window and on objects that outlive it, counted by object, and Scrim's
/// handlers on any object.
@MainActor
struct Inventory: Equatable {
    private(set) var counts: [String: Int] = [:]

    /// - Parameter window: `nil` counts only objects that outlive all windows.
    init(of window: UnsafeMutablePointer<GtkWindow>? = nil) {
        counts["handlers of ours"] = Signal.keptClosures.load(ordering: .relaxed)
        count(gdk_display_get_default().map { UnsafeMutableRawPointer($0) }, as: "GdkDisplay")
        count(gtk_window_get_toplevels().map { UnsafeMutableRawPointer($0) }, as: "list of windows")
        if Adwaita.isStarted, let get = scrim_symbol("adw_style_manager_get_default") {
            typealias Get = @convention(c) () -> UnsafeMutableRawPointer?
            count(unsafeBitCast(get, to: Get.self)(), as: "AdwStyleManager")
        }
        guard let window else { return }
        let surface = gtk_native_get_surface(gtk_widget_get_native(window.widget))
        count(surface.map { UnsafeMutableRawPointer($0) }, as: "GdkSurface")
        count(
            gtk_widget_get_frame_clock(window.widget).map { UnsafeMutableRawPointer($0) }, as: "frame clock")
        count(window.widget, as: "window")
    }

    /// What this inventory has in excess of the earlier one, one line each.
    func excess(over before: Inventory) -> [String] {
        counts.compactMap { name, count in
            let old = before.counts[name] ?? 0
            return count > old ? "\(name): \(count) instead of \(old)" : nil
        }.sorted()
    }

    private mutating func count(_ widget: WidgetPointer, as name: String) {
        count(UnsafeMutableRawPointer(widget), as: name)
        counts["\(name), controllers"] = widget.controllers.count
        counts["\(name), children"] = widget.children.count
        if widget.isA(gtk_scrolled_window_get_type()) {
            count(
                gtk_scrolled_window_get_vadjustment(widget.opaque).map { UnsafeMutableRawPointer($0) },
                as: "\(name), adjustment")
        }
        for (index, child) in widget.children.enumerated() {
            count(child, as: "\(name)/\(child.typeName)#\(index)")
        }
    }

    /// Counts the handlers on an object for any signal, by blocking each found handler to find the next one.
    private mutating func count(_ object: UnsafeMutableRawPointer?, as name: String) {
        guard let object else { return }
        var handlers: [gulong] = []
        while true {
            let next = g_signal_handler_find(object, GSignalMatchType(rawValue: 1 << 5), 0, 0, nil, nil, nil)
            guard next != 0 else { break }
            g_signal_handler_block(object, next)
            handlers.append(next)
        }
        for handler in handlers { g_signal_handler_unblock(object, handler) }
        counts["\(name), handlers"] = handlers.count
    }
}

/// What overlays add to a window: widgets, their controllers and textures, and the objects that serve them.
///
/// All of it must be gone after the overlays.
@MainActor
final class OverlayTraces {
    private var objects: [UnsafeMutableRawPointer: (name: String, fate: Finalization)] = [:]
    private var peers: [ObjectIdentifier: (name: String, isGone: @MainActor () -> Bool)] = [:]

    /// Records what exists now and was not recorded yet.
    ///
    /// - Parameter known: The window's controllers without overlays.
    func note(_ host: GtkHost, besides known: [OpaquePointer]) {
        guard let window = host.window, let layer = host.layer?.widget else { return }
        note(layer)
        for controller in window.widget.controllers where !known.contains(controller) {
            note(UnsafeMutableRawPointer(controller), "window controller")
        }
        if let manager = gtk_widget_get_layout_manager(window.widget) {
            note(UnsafeMutableRawPointer(manager), "window layout manager")
        }
        let served = ["layer", "installer", "stack", "guardedWindow", "barrier", "focus", "access"]
        for (label, value) in Mirror(reflecting: host).children where served.contains(label ?? "") {
            if case let object as AnyObject? = value, let object { note(peer: object, label ?? "") }
        }
        for surface in host.surfaces {
            note(peer: surface, "surface")
            note(peer: surface.parts, "parts")
            note(peer: surface.panel, "panel")
            guard let backdrop = surface.panel.backdrop else { continue }
            note(peer: backdrop, "backdrop")
            if let texture = backdrop.drawn { note(UnsafeMutableRawPointer(texture), "texture") }
        }
    }

    /// Records an object of the app's that must be freed with the overlay.
    func note(_ object: UnsafeMutableRawPointer, _ name: String) {
        // The address may belong to another object by now.
        if let known = objects[object], !known.fate.happened { return }
        if let known = objects[object], known.fate.happened { objects[object] = nil }
        objects[object] = (name, Finalization(of: object))
    }

    /// What still exists, by name.
    var left: [String] {
        objects.values.filter { !$0.fate.happened }.map(\.name).sorted()
            + peers.values.filter { !$0.isGone() }.map(\.name).sorted()
    }

    private func note(_ widget: WidgetPointer) {
        note(UnsafeMutableRawPointer(widget), widget.typeName)
        for controller in widget.controllers {
            note(UnsafeMutableRawPointer(controller), "controller of \(widget.typeName)")
        }
        for child in widget.children { note(child) }
    }

    private func note(peer: AnyObject, _ name: String) {
        let fate = Fate(of: peer)
        peers[ObjectIdentifier(peer)] = (name, { fate.isGone })
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The name of the widget's type.
    fileprivate var typeName: String {
        String(cString: g_type_name(scrim_type_of(UnsafeMutableRawPointer(self))))
    }
}

extension BackdropWidget {
    /// The texture that is drawn; `nil` if there is none.
    var drawn: OpaquePointer? {
        Mirror(reflecting: self).children.first { $0.label == "texture" }?.value as? OpaquePointer
    }
}
