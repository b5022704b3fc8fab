import CAdw
import Vault

/// The fields of an item as widgets; not counted, since both programs need them.
@MainActor final class ItemForm {
    private let old: Item
    private let entry: UnsafeMutablePointer<GtkWidget>

    init(_ item: Item) {
        old = item
        entry = gtk_entry_new()
        gtk_editable_set_text(OpaquePointer(entry), item.name)
    }

    var item: Item {
        Item(
            name: gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? "",
            folder: old.folder)
    }
    var isChanged: Bool { item != old }

    /// The field, and a row with Cancel and Save; Save is disabled without a name.
    func view(save: @escaping @MainActor () -> Void, cancel: @escaping @MainActor () -> Void)
        -> UnsafeMutablePointer<GtkWidget>
    {
        let column = make(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
        let row = make(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
        let (no, yes) = (
            make(gtk_button_new_with_mnemonic("_Cancel")), make(gtk_button_new_with_mnemonic("_Save"))
        )
        on(no, "clicked", cancel)
        on(yes, "clicked", save)
        on(entry, "changed") { [entry] in
            gtk_widget_set_sensitive(yes, gtk_editable_get_text(OpaquePointer(entry))?.pointee == 0 ? 0 : 1)
        }
        for (box, child) in [(row, no), (row, yes), (column, entry), (column, row)] {
            gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
        }
        return column
    }
}
