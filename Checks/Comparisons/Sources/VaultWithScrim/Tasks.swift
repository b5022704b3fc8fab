import CGtk4
import Scrim
import ScrimGTK
import Vault

/// The seven tasks, with Scrim.
@MainActor final class Tasks {
    let window: GtkOverlays
    let pane: GtkOverlays
    let list: any VaultList
    let service: any VaultService

    init(window: GtkOverlays, pane: GtkOverlays, list: any VaultList, service: any VaultService) {
        (self.window, self.pane, self.list, self.service) = (window, pane, list, service)
    }

    // task: unlock, with Cancel
    func unlock(_ password: String) async {
        do {
            let veil = Overlay.veil("Unlocking…", cancel: .standard)
            let items = try await window.during(veil, cancelled: nil) { [service] in
                try await service.unlock(password)
            }
            if let items { list.items = items }
        } catch {
            window.flash(.hud("Wrong password", icon: .failure))
        }
    }

    // task: sync over the list, with progress, Cancel and Retry
    func sync() async {
        do {
            let loading = Overlay.loading("Syncing…", indicator: .bar(0), cancel: .standard)
            try await pane.during(loading, cancelled: ()) { [service] loading in
                try await service.sync { loading.report($0) }
            }
        } catch {
            window.flash(.hud("Sync failed", placement: .bottom, action: "_Retry")) {
                Task { await self.sync() }
            }
        }
    }

    // task: delete some, with Undo
    func delete(_ items: [Item]) async {
        let before = list.items
        list.items.removeAll(where: items.contains)
        await window.undoable("\(items.count) items deleted", button: "_Undo") { [service] in
            try await service.delete(items)
        } undo: { [list] in
            list.items = before
        } failure: { _ in
            "The items could not be deleted"
        }
    }

    // task: a question before all are deleted
    func deleteAll() async {
        let delete = Overlay.ActionButton("_Delete", role: .destructive)
        guard await window.ask("Delete all items?", detail: "This can't be undone.", accept: delete)
        else { return }
        try? await service.delete(list.items)
        list.items = []
    }

    // task: a form that validates, and asks before it discards
    func edit(_ item: Item) async {
        let form = ItemForm(item)
        let result = await window.present(.form(label: "Edit item")) { [window] _ in
            guard form.isChanged else { return true }
            return await window.ask("Discard changes?", accept: .init("_Discard", role: .destructive))
        } content: { end in
            form.view(save: { end(form.item) }, cancel: end.cancel)
        }
        if let item = result.value { await service.save(item) }
    }

    // task: choose a folder
    func move(_ item: Item, to folders: [String]) async {
        guard let folder = await window.choose("Move to", from: folders, selected: item.folder)
        else { return }
        await service.save(Item(name: item.name, folder: folder))
    }

    // task: ask for a name
    func rename(_ item: Item) async {
        let field = Overlay.Field.text("Name", initial: item.name)
        let name = await window.ask("Rename", field: field, accept: "_Rename") {
            $0.isEmpty ? "A name is needed" : nil
        }
        if let name { await service.save(Item(name: name, folder: item.folder)) }
    }
    // end
}
