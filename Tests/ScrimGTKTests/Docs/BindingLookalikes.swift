import CGtk4

/// Stand-ins for other Swift bindings of GTK, which are not to be had here.
///
/// They have what the article on bindings uses, by the bindings' own names and types; each closure runs at once, with
/// the test's label.
@MainActor
enum Lookalike {
    static var label: UnsafeMutablePointer<GtkWidget>?
}

/// SwiftCrossUI's GTK back end, as of its commit f651d7e: `InspectionModifiers.swift`, and `Widget` of its module Gtk.
enum SwiftCrossUI {
    struct Label {
        let widgetPointer: UnsafeMutablePointer<GtkWidget>
    }

    @MainActor struct Text {
        init(_ text: String) {}

        func inspect(_ action: @escaping @MainActor @Sendable (Label) -> Void) {
            if let label = Lookalike.label { action(Label(widgetPointer: label)) }
        }
    }
}

/// Adwaita for Swift, as of its commit c837696: `AnyView+.swift`, and what it calls the storage of a view.
enum AdwaitaForSwift {
    struct ViewStorage {
        let opaquePointer: OpaquePointer?
    }

    @MainActor struct Text {
        init(_ text: String) {}

        func inspectOnAppear(_ closure: @escaping (ViewStorage) -> Void) {
            closure(ViewStorage(opaquePointer: Lookalike.label.map { OpaquePointer($0) }))
        }
    }
}

/// SwiftGtk's `WidgetRef`, whose pointer is an implicitly unwrapped optional.
enum SwiftGtk {
    struct Label {
        let widget_ptr: UnsafeMutablePointer<GtkWidget>
    }
}
