import CBlackBox
import CGtk4

package typealias Widget = UnsafeMutablePointer<GtkWidget>
package typealias WindowPointer = UnsafeMutablePointer<GtkWindow>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same object as another GTK type.
    package func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: other)
    }

    /// The same object as a type that GTK's headers keep private.
    package var opaque: OpaquePointer { OpaquePointer(self) }
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    package var typeName: String { String(cString: blackbox_type_name(raw)) }

    package func isA(_ type: String) -> Bool { blackbox_is_a(raw, type) != 0 }

    package var children: [Widget] {
        var all: [Widget] = []
        var child: Widget? = gtk_widget_get_first_child(self)
        while let next = child {
            all.append(next)
            child = gtk_widget_get_next_sibling(next)
        }
        return all
    }

    /// The widget and all of its descendants, parents first.
    package var descendants: [Widget] { [self] + children.flatMap(\.descendants) }
}

extension UnsafeMutablePointer where Pointee == GtkWindow {
    package var widget: Widget { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self) }
}

extension OpaquePointer {
    package var widget: Widget { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self) }
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
