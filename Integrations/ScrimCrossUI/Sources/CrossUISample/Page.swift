import ScrimCrossUI
import SwiftCrossUI

// The code of docs/integrations/swift-cross-ui.md, compiled with the framework.

struct ModifierPage: View {
    @State var isSaving = false
    @State var isAdding = false
    @State var isAsking = false
    @State var notice: Notice?
    @State var songs: [String] = []
    @State var name = ""

    var body: some View {
        VStack {
            Button("Save") { isSaving = true }
            Button("Add") { isAdding = true }
        }
        .veil("Saving…", isPresented: $isSaving)
        .semiModal(isPresented: $isAdding, detents: [.content, .full], label: "New song") {
            TextField("Name", text: $name)
            Button("Add") {
                songs.append(name)
                isAdding = false
            }
        }
        .ask("Delete all songs?", isPresented: $isAsking, accept: "_Delete") { songs = [] }
        .hud(item: $notice) { .hud($0.text, icon: .success) }
    }
}

struct ExportPage: View {
    @Environment(\.overlays) var overlays
    @State var songs: [String] = []

    var body: some View {
        Button("Export") {
            Task {
                try await overlays.window.during(.veil("Exporting…", cancel: .standard)) {
                    try await export(songs)
                }
            }
        }
    }
}

private func export(_ songs: [String]) async throws {}
