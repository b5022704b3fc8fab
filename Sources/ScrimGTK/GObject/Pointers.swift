import CGtk4
import Scrim

/// A widget, as every binding hands it out.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same widget for the functions of a class whose structure GTK keeps to itself (`GtkLabel`, …).
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The same widget as a class whose structure is public, which the caller knows it is of.
    func cast<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// The children, first (drawn first, behind) to last.
    var children: [WidgetPointer] {
        guard let first: WidgetPointer = gtk_widget_get_first_child(self) else { return [] }
        return Array(sequence(first: first) { gtk_widget_get_next_sibling($0) })
    }

    /// When the frame is that is being made; `nil` without a window.
    var frameTime: Instant? {
        gtk_widget_get_frame_clock(self).map { Instant(monotonicTime: gdk_frame_clock_get_frame_time($0)) }
    }

    /// Whether it runs from right to left.
    var isRightToLeft: Bool { gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL }
}

/// Runs what GTK calls back.
///
/// GTK lives on the main thread, but its C types cannot say so: this is the one place that tells the compiler.
/// Traps when called on any other thread.
@inline(__always)
func onMain<each Input, Output>(
    _ input: repeat each Input, do body: @MainActor (repeat each Input) -> Output
) -> Output {
    let passed = Unchecked((repeat each input))
    return MainActor.assumeIsolated { Unchecked(body(repeat each passed.value)) }.value
}

/// Takes a value into and out of the main actor on the thread that is the main actor's already.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
