import CGtk4
import Foundation
import GalleryApp

/// The process's resources while nothing is going on.
struct Footprint {
    /// Resident memory in megabytes, after the heap has returned its free memory.
    let megabytes: Double
    /// The widgets of the window, without those that GTK makes once for a text field and keeps.
    let widgets: Int
    let openFiles: Int

    @MainActor
    init(of window: Widget) {
        typealias Trim = @convention(c) (Int) -> CInt
        if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
        let pages =
            (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        megabytes = pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
        widgets = Self.count(window)
        openFiles = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    /// A field gets its menu and its emoji chooser when they are first opened, at any time in the run.
    ///
    /// In GTK 4.8, a chooser has 453 widgets, a quarter of all others.
    private static func count(_ root: Widget) -> Int {
        let isField = isA(root, gtk_text_get_type()) || isA(root, gtk_text_view_get_type())
        return root.children.reduce(1) {
            isField && isA($1, gtk_popover_get_type()) ? $0 : $0 + count($1)
        }
    }

    private static func isA(_ widget: Widget, _ type: GType) -> Bool {
        g_type_check_instance_is_a(widget.as(GTypeInstance.self), type) != 0
    }
}
