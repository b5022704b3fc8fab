import CGtk4
@_spi(Host) import Scrim

// The core's names for the directions in which GTK moves the focus.

extension FocusRound.Step {
    /// The step of Tab and Shift+Tab at the end of the controls; `nil` for any other key.
    init?(_ direction: GtkDirectionType) {
        switch direction {
        case GTK_DIR_TAB_FORWARD: self = .tab
        case GTK_DIR_TAB_BACKWARD: self = .backTab
        default: return nil
        }
    }
}

extension ArrowOrder.Key {
    /// The direction in which to enter a control: from its first widget, or from its last.
    var entering: GtkDirectionType {
        switch self {
        case .down, .right: GTK_DIR_TAB_FORWARD
        case .up, .left: GTK_DIR_TAB_BACKWARD
        }
    }

    init?(_ direction: GtkDirectionType) {
        switch direction {
        case GTK_DIR_UP: self = .up
        case GTK_DIR_DOWN: self = .down
        case GTK_DIR_LEFT: self = .left
        case GTK_DIR_RIGHT: self = .right
        default: return nil
        }
    }
}
