import CAdw
import Vault

/// The seven tasks, with only GTK 4.8 and libadwaita 1.2.
///
/// They do less than Scrim's version: short overlays flicker, nothing is announced, and shortcuts
/// reach the covered app.
@MainActor final class Tasks {
    let window: Widget
    /// The overlays around the window's content and around the list.
    let windowOverlay: Widget
    let paneOverlay: Widget
    let toasts: Widget
    let list: any VaultList
    let service: any VaultService

    init(
        window: Widget, windowOverlay: Widget, paneOverlay: Widget, toasts: Widget, list: any VaultList,
        service: any VaultService
    ) {
        (self.window, self.windowOverlay, self.paneOverlay) = (window, windowOverlay, paneOverlay)
        (self.toasts, self.list, self.service) = (toasts, list, service)
    }

    // task: unlock, with Cancel
    func unlock(_ password: String) async {
        let work = Task { [service] in try await service.unlock(password) }
        let focus = gtk_window_get_focus(window.window)
        let content = gtk_overlay_get_child(windowOverlay.opaque)
        let veil = make(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
        let spinner = make(gtk_spinner_new())
        let cancel = make(gtk_button_new_with_mnemonic("_Cancel"))
        gtk_spinner_start(spinner.opaque)
        gtk_widget_add_css_class(veil, "veil")
        gtk_widget_set_halign(veil, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(veil, GTK_ALIGN_CENTER)
        for child in [spinner, gtk_label_new("Unlocking…"), cancel] { gtk_box_append(veil.box, child) }
        on(cancel, "clicked") {
            work.cancel()
            gtk_widget_set_sensitive(cancel, 0)
        }
        gtk_widget_set_sensitive(content, 0)
        gtk_overlay_add_overlay(windowOverlay.opaque, veil)
        gtk_widget_grab_focus(cancel)
        let result = await work.result
        gtk_overlay_remove_overlay(windowOverlay.opaque, veil)
        gtk_widget_set_sensitive(content, 1)
        gtk_window_set_focus(window.window, focus)
        switch result {
        case .success(let items): list.items = items
        case .failure(is CancellationError): break
        case .failure: adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new("Wrong password"))
        }
    }

    // task: sync over the list, with progress, Cancel and Retry
    func sync() async {
        let bar = make(gtk_progress_bar_new())
        nonisolated(unsafe) let progress = bar.opaque
        let work = Task { [service] in
            try await service.sync { share in
                Task { @MainActor in gtk_progress_bar_set_fraction(progress, share) }
            }
        }
        let content = gtk_overlay_get_child(paneOverlay.opaque)
        let cover = make(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
        let cancel = make(gtk_button_new_with_mnemonic("_Cancel"))
        gtk_widget_add_css_class(cover, "cover")
        gtk_widget_set_halign(cover, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(cover, GTK_ALIGN_CENTER)
        for child in [gtk_label_new("Syncing…"), bar, cancel] { gtk_box_append(cover.box, child) }
        on(cancel, "clicked") {
            work.cancel()
            gtk_widget_set_sensitive(cancel, 0)
        }
        gtk_widget_set_sensitive(content, 0)
        // Keeps the bar alive for a late report.
        g_object_ref_sink(bar)
        gtk_overlay_add_overlay(paneOverlay.opaque, cover)
        let result = await work.result
        gtk_overlay_remove_overlay(paneOverlay.opaque, cover)
        gtk_widget_set_sensitive(content, 1)
        guard case .failure(let error) = result, !(error is CancellationError) else { return }
        let toast = make(adw_toast_new("Sync failed"))
        adw_toast_set_button_label(toast, "_Retry")
        on(UnsafeMutablePointer(toast), "button-clicked") { Task { await self.sync() } }
        adw_toast_overlay_add_toast(toasts.opaque, toast)
    }

    // task: delete some, with Undo
    func delete(_ items: [Item]) async {
        let before = list.items
        list.items.removeAll(where: items.contains)
        let toast = make(adw_toast_new("\(items.count) items deleted"))
        adw_toast_set_button_label(toast, "_Undo")
        var isUndone = false
        on(UnsafeMutablePointer(toast), "button-clicked") { isUndone = true }
        await withCheckedContinuation { gone in
            on(UnsafeMutablePointer(toast), "dismissed") { gone.resume() }
            adw_toast_overlay_add_toast(toasts.opaque, toast)
        }
        if isUndone {
            list.items = before
        } else {
            do {
                try await service.delete(items)
            } catch {
                list.items = before
                adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new("The items could not be deleted"))
            }
        }
    }

    // task: a question before all are deleted
    func deleteAll() async {
        let dialog = make(adw_message_dialog_new(window.window, "Delete all items?", "This can't be undone."))
        adw_message_dialog_add_response(dialog.dialog, "cancel", "_Cancel")
        adw_message_dialog_add_response(dialog.dialog, "delete", "_Delete")
        adw_message_dialog_set_response_appearance(dialog.dialog, "delete", ADW_RESPONSE_DESTRUCTIVE)
        adw_message_dialog_set_close_response(dialog.dialog, "cancel")
        let answer = await withCheckedContinuation { answered in
            onResponse(of: dialog) { answered.resume(returning: $0) }
            gtk_window_present(dialog.window)
        }
        guard answer == "delete" else { return }
        try? await service.delete(list.items)
        list.items = []
    }

    // task: a form that validates, and asks before it discards
    func edit(_ item: Item) async {
        let form = ItemForm(item)
        let dialog = make(adw_window_new())
        gtk_window_set_transient_for(dialog.window, window.window)
        gtk_window_set_modal(dialog.window, 1)
        gtk_window_set_title(dialog.window, "Edit item")
        gtk_window_set_default_size(dialog.window, 420, -1)
        let edited: Item? = await withCheckedContinuation { closed in
            @MainActor func close(_ item: Item?) {
                gtk_window_destroy(dialog.window)
                closed.resume(returning: item)
            }
            @MainActor func discard() {
                guard form.isChanged else { return close(nil) }
                let question = make(adw_message_dialog_new(dialog.window, "Discard changes?", nil))
                adw_message_dialog_add_response(question.dialog, "cancel", "_Cancel")
                adw_message_dialog_add_response(question.dialog, "discard", "_Discard")
                adw_message_dialog_set_response_appearance(
                    question.dialog, "discard", ADW_RESPONSE_DESTRUCTIVE)
                adw_message_dialog_set_close_response(question.dialog, "cancel")
                onResponse(of: question) { if $0 == "discard" { close(nil) } }
                gtk_window_present(question.window)
            }
            let content = form.view(save: { close(form.item) }, cancel: { discard() })
            let keys = gtk_shortcut_controller_new()
            gtk_shortcut_controller_add_shortcut(
                keys,
                gtk_shortcut_new(
                    gtk_shortcut_trigger_parse_string("Escape"), gtk_named_action_new("window.close")))
            gtk_widget_add_controller(dialog, keys)
            onCloseRequest(of: dialog) {
                discard()
                return true
            }
            adw_window_set_content(
                UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: AdwWindow.self), content)
            gtk_window_present(dialog.window)
        }
        if let edited { await service.save(edited) }
    }

    // task: choose a folder
    func move(_ item: Item, to folders: [String]) async {
        let dialog = make(adw_message_dialog_new(window.window, "Move to", nil))
        adw_message_dialog_add_response(dialog.dialog, "cancel", "_Cancel")
        adw_message_dialog_set_close_response(dialog.dialog, "cancel")
        let rows = make(gtk_list_box_new())
        gtk_widget_add_css_class(rows, "boxed-list")
        for folder in folders {
            let row = make(adw_action_row_new())
            adw_preferences_row_set_title(
                UnsafeMutableRawPointer(row).assumingMemoryBound(to: AdwPreferencesRow.self), folder)
            gtk_list_box_row_set_activatable(
                UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkListBoxRow.self), 1)
            gtk_list_box_append(rows.opaque, row)
        }
        let current = folders.firstIndex(of: item.folder).map { Int32($0) } ?? -1
        gtk_list_box_select_row(rows.opaque, gtk_list_box_get_row_at_index(rows.opaque, current))
        adw_message_dialog_set_extra_child(dialog.dialog, rows)
        let folder: String? = await withCheckedContinuation { chosen in
            var choice: String?
            onResponse(of: dialog) { _ in chosen.resume(returning: choice) }
            on(rows, "row-activated") {
                let row = gtk_list_box_get_selected_row(rows.opaque)
                choice = row.map { folders[Int(gtk_list_box_row_get_index($0))] }
                adw_message_dialog_response(dialog.dialog, "cancel")
            }
            gtk_window_present(dialog.window)
        }
        if let folder { await service.save(Item(name: item.name, folder: folder)) }
    }

    // task: ask for a name
    func rename(_ item: Item) async {
        let dialog = make(adw_message_dialog_new(window.window, "Rename", nil))
        adw_message_dialog_add_response(dialog.dialog, "cancel", "_Cancel")
        adw_message_dialog_add_response(dialog.dialog, "rename", "_Rename")
        adw_message_dialog_set_response_appearance(dialog.dialog, "rename", ADW_RESPONSE_SUGGESTED)
        adw_message_dialog_set_default_response(dialog.dialog, "rename")
        adw_message_dialog_set_close_response(dialog.dialog, "cancel")
        let entry = make(gtk_entry_new())
        gtk_editable_set_text(entry.opaque, item.name)
        gtk_entry_set_activates_default(
            UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GtkEntry.self), 1)
        adw_message_dialog_set_extra_child(dialog.dialog, entry)
        func text() -> String { gtk_editable_get_text(entry.opaque).map { String(cString: $0) } ?? "" }
        on(entry, "changed") {
            adw_message_dialog_set_response_enabled(dialog.dialog, "rename", text().isEmpty ? 0 : 1)
        }
        let name: String? = await withCheckedContinuation { answered in
            onResponse(of: dialog) { answered.resume(returning: $0 == "rename" ? text() : nil) }
            gtk_window_present(dialog.window)
        }
        if let name { await service.save(Item(name: name, folder: item.folder)) }
    }
    // end
}
