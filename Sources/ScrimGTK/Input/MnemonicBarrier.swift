import CGtk4

/// Keeps a mnemonic from what lies in a blocked region, and from nothing else.
///
/// The key itself belongs to the window: an accelerator of the app's, or another widget's mnemonic, may be meant.
@MainActor
enum MnemonicBarrier {
    /// Lets the labels whose key it is activate nothing for as long as the key is being handled.
    ///
    /// - Parameter isBlocked: Whether a widget lies in a blocked region.
    static func block(
        _ key: KeyPress, in window: WidgetPointer, where isBlocked: (WidgetPointer) -> Bool
    ) {
        guard key.modifiers.has(GDK_ALT_MASK) else { return }
        let value = guint(gdk_keyval_to_lower(key.value))
        let held = labels(in: window)
            .filter { gtk_label_get_mnemonic_keyval($0.opaque) == value }
            .filter { isBlocked(gtk_label_get_mnemonic_widget($0.opaque) ?? $0) }
            .map { Signal.deciding($0, "mnemonic-activate") { _ in true } }
        if !held.isEmpty { Later.run { held.forEach { $0.disconnect() } } }
    }

    private static func labels(in widget: WidgetPointer) -> [WidgetPointer] {
        widget.children.filter { gtk_widget_get_mapped($0) != 0 }.flatMap { child in
            child.isA(gtk_label_get_type()) ? [child] : labels(in: child)
        }
    }
}
