// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CGtk4

// Stand-ins for SwiftCrossUI's module Gtk, for builds without the framework.

open class Widget {
    public let widgetPointer: UnsafeMutablePointer<GtkWidget>

    public init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
        widgetPointer = pointer
        g_object_ref_sink(pointer)
    }

    deinit { g_object_unref(widgetPointer) }
}

open class Box: Widget {
    public convenience init() { self.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) }

    public func add(_ child: Widget) {
        gtk_box_append(
            UnsafeMutableRawPointer(widgetPointer).assumingMemoryBound(to: GtkBox.self), child.widgetPointer)
    }
}
