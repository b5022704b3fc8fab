import CGtk4
import GalleryApp
@_spi(Host) import Scrim
import ScrimGTK

/// The scripts' knowledge of the gallery.
extension Tour {
    /// A label's text; empty if there is no such label.
    func text(of name: String) -> String { widget(name)?.label ?? "" }

    /// The presentations in one line.
    func describeStage() -> String {
        let all = stage.presentations.map { "\($0.kind.rawValue) “\($0.message ?? "")” \($0.state.rawValue)" }
        return all.isEmpty ? "nothing on stage" : all.joined(separator: ", ")
    }

    /// The frame of the widget that a surface covers.
    func covered(by surface: SurfacePlan) -> Geometry.Rect? {
        let names = ["scene-loading", "activity-table", "keyboard"]
        return names.compactMap { widget($0) }.first { $0.overlays.region == surface.region }.flatMap {
            frame(of: $0)
        }
    }

    /// The rows of a list.
    func rows(in name: String) -> Int {
        guard let list = widget(name) else { return 0 }
        var count: Int32 = 0
        while gtk_list_box_get_row_at_index(list.opaque, count) != nil { count += 1 }
        return Int(count)
    }

    /// True if a chapter's ribbon shows a bookmark.
    func isMarked(_ name: String) -> Bool {
        widget(name).flatMap { gtk_button_get_icon_name($0.as(GtkButton.self)) }
            .map { String(cString: $0) == "starred-symbolic" } ?? false
    }

    /// A word to type, in letters that the gallery's keyboard has.
    var tea: String { words.language == .arabic ? "شاي" : "Tea" }

    /// The beginning of a word that only the Copper Kettle has among the places.
    var kettle: String { words.language == .arabic ? "النحا" : "cop" }

    /// True if the keyboard is fully shown, with the key for a text's first letter.
    func keyboardRests(for text: String) -> Bool {
        isShown("key-\(text.lowercased().prefix(1))")
            && widget("keyboard-revealer").map { gtk_revealer_get_child_revealed($0.opaque) != 0 } ?? false
    }

    /// Rotates the phone as its own button does, which a veil covers.
    func turn() {
        let size = window.windowSize
        gtk_window_set_default_size(window.as(GtkWindow.self), size.height, size.width)
    }

    /// Changes the window's size by the difference from its current frame.
    func resize(width: Double, height: Double) {
        let (size, seen) = (window.windowSize, windowFrame)
        gtk_window_set_default_size(
            window.as(GtkWindow.self), size.width + Int32(width - seen.width),
            size.height + Int32(height - seen.height))
    }
}
