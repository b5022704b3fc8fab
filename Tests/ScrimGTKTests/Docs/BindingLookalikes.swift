import CGtk4

@testable import ScrimGTK

/// Stand-ins for other Swift bindings of GTK, which the tests do not download.
///
/// They have the names and types that the article on bindings uses; each closure runs at once, with the test's label.
@MainActor
enum Lookalike {
    static var label: UnsafeMutablePointer<GtkWidget>?
}

/// SwiftCrossUI's GTK backend at commit f651d7e: `InspectionModifiers.swift`, and `Widget` of its module Gtk.
enum SwiftCrossUI {
    @propertyWrapper struct State<Value> {
        private final class Box {
            var value: Value
            init(_ value: Value) { self.value = value }
        }
        private let box: Box

        init(wrappedValue: Value) { box = Box(wrappedValue) }

        var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
    }

    struct Label {
        let widgetPointer: UnsafeMutablePointer<GtkWidget>
    }

    @MainActor struct Text {
        init(_ text: String) {}

        func inspect(_ action: @escaping @MainActor @Sendable (Label) -> Void) {
            if let label = Lookalike.label { action(Label(widgetPointer: label)) }
        }
    }

    @MainActor struct VStack {
        init(_ content: () -> Text) {}

        func inspect(_ action: @escaping @MainActor @Sendable (Label) -> Void) {
            if let label = Lookalike.label { action(Label(widgetPointer: label)) }
        }
    }

    /// Its module Gtk: classes for widgets, whose closures do not name the main actor.
    enum Gtk {
        final class Button {
            let widgetPointer: UnsafeMutablePointer<GtkWidget>
            var clicked: ((Button) -> Void)?
            /// The newest button, for the test to press.
            @MainActor private(set) static weak var newest: Button?

            @MainActor init(label: String) {
                widgetPointer = gtk_button_new_with_label(label)
                Signal(widgetPointer, "clicked") { [weak self] _ in
                    guard let self else { return }
                    clicked?(self)
                }
                Self.newest = self
            }
        }
    }
}

/// Adwaita for Swift at commit c837696: `AnyView+.swift`, and the storage of a view.
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

    @MainActor struct VStack {
        init(_ content: () -> Text) {}

        func inspectOnAppear(_ closure: @escaping (ViewStorage) -> Void) {
            closure(ViewStorage(opaquePointer: Lookalike.label.map { OpaquePointer($0) }))
        }
    }
}

/// SwiftGtk's `WidgetRef`, whose pointer is an implicitly unwrapped optional.
enum SwiftGtk {
    struct WidgetRef {
        let widget_ptr: UnsafeMutablePointer<GtkWidget>
    }

    struct Label {
        let widget_ptr: UnsafeMutablePointer<GtkWidget>
    }
}
