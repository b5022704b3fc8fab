import Adwaita
import ScrimAdwaita

// The code of docs/integrations/adwaita-for-swift.md, compiled with the framework.

struct ModifierPage: View {
    @State private var isSaving = false
    @State private var isAdding = false
    @State private var isAsking = false
    @State private var notice: Notice?
    @State private var songs: [Song] = []
    @State private var name = ""

    var view: Body {
        VStack {
            Button("Save") { isSaving = true }
            Button("Add") { isAdding = true }
        }
        .veil("Saving…", isPresented: $isSaving)
        .semiModal(isPresented: $isAdding, detents: [.content, .full], label: "New song") {
            EntryRow("Name", text: $name)
            Button("Add") {
                songs.append(Song(name: name))
                isAdding = false
            }
        }
        .ask("Delete all songs?", isPresented: $isAsking, accept: "_Delete") { songs = [] }
        .hud(item: $notice, overlay: { .hud($0.text, icon: .success) })
    }
}

struct ExportPage: View {
    @State private var overlays = OverlayAnchor()
    @State private var songs: [Song] = []

    var view: Body {
        Button("Export") {
            Task { @MainActor in
                try await overlays.window.during(.veil("Exporting…", cancel: .standard)) {
                    try await export(songs)
                }
            }
        }
        .overlayAnchor(overlays)
    }
}

private func export(_ songs: [Song]) async throws {}
