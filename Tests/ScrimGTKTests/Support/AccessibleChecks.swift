import CGtk4

@_spi(Host) @testable import ScrimGTK

/// What a widget reports to assistive technology; needs `GTK_A11Y=test`.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    func tells(_ property: GtkAccessibleProperty, _ text: String) -> Bool {
        isNothing(scrim_accessible_check_text(self, property, text))
    }

    func tells(_ property: GtkAccessibleProperty, _ number: Double) -> Bool {
        isNothing(scrim_accessible_check_number(self, property, number))
    }

    func tells(_ property: GtkAccessibleProperty, _ flag: Bool) -> Bool {
        isNothing(scrim_accessible_check_flag(self, property, flag ? 1 : 0))
    }

    func tells(_ state: GtkAccessibleState, _ flag: Bool) -> Bool {
        isNothing(scrim_accessible_check_state(self, state, flag ? 1 : 0))
    }

    /// True if the widget reports that its content is invalid.
    var tellsInvalid: Bool { isNothing(scrim_accessible_check_invalid(self)) }

    /// True if GTK's check found no other value than the expected one.
    private func isNothing(_ otherwise: UnsafeMutablePointer<CChar>?) -> Bool {
        g_free(otherwise)
        return otherwise == nil
    }
}
