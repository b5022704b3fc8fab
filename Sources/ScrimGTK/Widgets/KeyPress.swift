import CGtk4
@_spi(Host) import Scrim

/// A key press, as an event controller reports it.
struct KeyPress {
    let value: UInt32
    /// The key's hardware code.
    let code: UInt32
    let modifiers: GdkModifierType

    @MainActor
    init(_ arguments: Signal.Arguments) {
        value = UInt32(truncatingIfNeeded: arguments.unsigned(1))
        code = UInt32(truncatingIfNeeded: arguments.unsigned(2))
        modifiers = GdkModifierType(rawValue: UInt32(truncatingIfNeeded: arguments.raw(3)))
    }

    var isTab: Bool { direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD }

    /// Whether the key neither types nor activates anything, as with Control, a function key or Menu.
    var isShortcut: Bool {
        if hasCommandModifier { return true }
        switch Int32(truncatingIfNeeded: value) {
        case GDK_KEY_F1...GDK_KEY_F35, GDK_KEY_Menu, mediaKeys: return true
        case GDK_KEY_Escape: return !isEscape
        default: return false
        }
    }

    /// Whether the key moves no focus, presses nothing and dismisses nothing: an app may have made it a command.
    var isCommand: Bool {
        let moves = direction != nil && !hasCommandModifier
        return !moves && step == nil && !activates && !isEscape
    }

    /// Whether Control, Alt or Super is held.
    var hasCommandModifier: Bool {
        modifiers.has(GDK_CONTROL_MASK) || modifiers.has(GDK_ALT_MASK) || modifiers.has(GDK_SUPER_MASK)
    }

    /// Whether Alt is held, as for a mnemonic, without Control and Super.
    var hasAltAlone: Bool {
        modifiers.has(GDK_ALT_MASK) && !modifiers.has(GDK_CONTROL_MASK) && !modifiers.has(GDK_SUPER_MASK)
    }

    var isEnter: Bool { Self.enterKeys.contains(Int32(truncatingIfNeeded: value)) }

    private static let enterKeys = [GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter]

    /// Whether GtkWindow would activate the focused widget with the key.
    var activates: Bool {
        if hasCommandModifier { return false }
        return isEnter || [GDK_KEY_space, GDK_KEY_KP_Space].contains(Int32(truncatingIfNeeded: value))
    }

    /// Whether the key types a character, and activates nothing.
    var isCharacter: Bool {
        !hasCommandModifier && !activates && gdk_keyval_to_unicode(value) >= firstPrintable
    }

    var isAlt: Bool { value == UInt32(GDK_KEY_Alt_L) || value == UInt32(GDK_KEY_Alt_R) }

    /// Whether the key is Escape alone, as GTK binds it; with a modifier it may be a command of the app.
    var isEscape: Bool {
        value == UInt32(GDK_KEY_Escape) && !hasCommandModifier && !modifiers.has(GDK_SHIFT_MASK)
    }

    /// Where the key moves the focus, if the focused widget does not handle it.
    var direction: GtkDirectionType? {
        switch Int32(truncatingIfNeeded: value) {
        case GDK_KEY_Tab, GDK_KEY_KP_Tab:
            modifiers.has(GDK_SHIFT_MASK) ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
        case GDK_KEY_ISO_Left_Tab: GTK_DIR_TAB_BACKWARD
        case GDK_KEY_Up, GDK_KEY_KP_Up: GTK_DIR_UP
        case GDK_KEY_Down, GDK_KEY_KP_Down: GTK_DIR_DOWN
        case GDK_KEY_Left, GDK_KEY_KP_Left: GTK_DIR_LEFT
        case GDK_KEY_Right, GDK_KEY_KP_Right: GTK_DIR_RIGHT
        default: nil
        }
    }

    /// The step of F6 or Shift+F6 between the app and the panels beside it; `nil` for any other key.
    var step: FocusRound.Step? {
        guard value == UInt32(GDK_KEY_F6), !modifiers.has(GDK_CONTROL_MASK), !modifiers.has(GDK_ALT_MASK),
            !modifiers.has(GDK_SUPER_MASK)
        else { return nil }
        return modifiers.has(GDK_SHIFT_MASK) ? .previous : .next
    }

    /// True for Page Up, false for Page Down, `nil` for any other key.
    var page: Bool? {
        switch Int32(truncatingIfNeeded: value) {
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: true
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: false
        default: nil
        }
    }

    /// The key's values in all of the user's layouts: GTK looks for a shortcut in each of them.
    private func values(on display: OpaquePointer?) -> [UInt32] {
        var values: UnsafeMutablePointer<guint>?
        var count: gint = 0
        gdk_display_map_keycode(display, code, nil, &values, &count)
        defer { g_free(values) }
        return [value] + UnsafeBufferPointer(start: values, count: Int(count))
    }

    /// Whether the key would change the text of the focused widget.
    @MainActor
    func types(into widget: WidgetPointer?) -> Bool {
        guard let widget, widget.isA(gtk_editable_get_type()) || widget.isA(gtk_text_view_get_type()) else {
            return false
        }
        if modifiers.has(GDK_ALT_MASK) || modifiers.has(GDK_SUPER_MASK) { return false }
        if isTab { return !modifiers.has(GDK_CONTROL_MASK) && widget.takesTab }
        switch Int32(truncatingIfNeeded: value) {
        case GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_Insert, GDK_KEY_KP_Insert:
            return true
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_Multi_key: return true
        // Dead keys, from which input methods compose characters.
        case GDK_KEY_dead_grave...GDK_KEY_dead_greek: return true
        default:
            guard !modifiers.has(GDK_CONTROL_MASK) else {
                return values(on: gtk_widget_get_display(widget)).contains {
                    editingCommands.contains(gdk_keyval_to_lower($0))
                }
            }
            return gdk_keyval_to_unicode(value) >= firstPrintable
        }
    }
}

extension GdkModifierType {
    /// Whether the set contains this modifier.
    func has(_ modifier: GdkModifierType) -> Bool { rawValue & modifier.rawValue != 0 }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Whether the widget, or a visible label in it, has this mnemonic, a key value in lower case.
    func hasMnemonic(_ value: UInt32) -> Bool {
        guard gtk_widget_get_mapped(self) != 0 else { return false }
        if isA(gtk_label_get_type()), gdk_keyval_to_lower(gtk_label_get_mnemonic_keyval(opaque)) == value {
            return true
        }
        return children.contains { $0.hasMnemonic(value) }
    }

    /// Whether Tab types a character in the widget and does not move the focus.
    fileprivate var takesTab: Bool {
        guard isA(gtk_text_view_get_type()) else { return false }
        let view = cast(to: GtkTextView.self)
        return gtk_text_view_get_accepts_tab(view) != 0 && gtk_text_view_get_editable(view) != 0
    }
}

/// The keys that keyboards have for browsers, players and the like (`XF86…`).
private let mediaKeys: ClosedRange<Int32> = 0x1008_FE00...0x1008_FFFF

/// The first character that is not a control code: the space.
private let firstPrintable: UInt32 = 0x20

/// The keys that with Control change a text: cut, paste, undo, redo.
private let editingCommands = [GDK_KEY_x, GDK_KEY_v, GDK_KEY_z, GDK_KEY_y].map { UInt32($0) }
