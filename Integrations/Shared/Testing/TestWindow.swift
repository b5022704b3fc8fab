import CGtk4
@_spi(Host) import Scrim
import ScrimGTK
import Testing

/// A test's window, with ways to find and press its widgets.
@MainActor
protocol TestWindow {
    var window: UnsafeMutablePointer<GtkWindow> { get }
}

extension TestWindow {
    var overlays: GtkOverlays { window.overlays }
    var messages: [String] { overlays.presentations.filter { $0.state == .shown }.compactMap(\.message) }

    /// A new window whose overlays appear and leave at once.
    static func makeWindow() -> UnsafeMutablePointer<GtkWindow> {
        let window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(window, 400, 300)
        window.overlays.stage.defaults.isInstant = true
        return window
    }

    /// Reports Escape to the stage, once the current overlays are drawn.
    func escape() async {
        await settle()
        overlays.stage.report(.escape)
    }

    /// True if a label with this text is in the window.
    func finds(_ text: String) -> Bool { label(text) != nil }

    /// Presses the button with this title; false if there is none.
    func press(_ title: String) -> Bool {
        guard let label = label(title), let button = gtk_widget_get_ancestor(label, gtk_button_get_type())
        else {
            return false
        }
        return gtk_widget_activate(button) != 0
    }

    private func label(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
        var open = [UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)]
        while let widget = open.popLast() {
            let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
            if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0,
                let found = gtk_label_get_text(OpaquePointer(widget)), String(cString: found) == text
            {
                return widget
            }
            var child = gtk_widget_get_first_child(widget)
            while let next = child {
                open.append(next)
                child = gtk_widget_get_next_sibling(next)
            }
        }
        return nil
    }
}

struct DisplayTrait: SuiteTrait {
    func prepare(for test: Test) async throws {
        let isOpen = await MainActor.run { gtk_init_check() != 0 }
        try #require(isOpen, "There is no display")
    }
}
