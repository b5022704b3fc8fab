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

/// Not on the page: each form of a question, with all of its arguments.
struct QuestionPage: View {
    @State private var isAsking = false
    @State private var isClosing = false
    @State private var isRenaming = false
    @State private var isMoving = false
    @State private var isTagging = false
    @State private var songs: [Song] = []
    @State private var name = ""
    @State private var folder: String?
    @State private var tags: [String] = []

    var view: Body {
        Text(name)
            .ask("Delete all songs?", isPresented: $isAsking, accept: "_Delete", cancel: "_Keep") {
                songs = []
            }
            .ask(
                "Save changes?", isPresented: $isClosing, answers: ["Save", .destructive("Discard"), .cancel]
            ) { name = $0 }
            .ask(
                "Rename", isPresented: $isRenaming, field: .text("Name"), accept: "_Rename", cancel: "_Keep"
            ) { name = $0 }
            .choose(
                "Move to", isPresented: $isMoving, from: ["Rock", "Jazz"], title: \.self, selection: $folder,
                cancel: "_Stay"
            )
            .choose(
                "Tags", isPresented: $isTagging, severalFrom: ["New", "Old"], title: \.self, selection: $tags,
                accept: "_Done", cancel: "_Stay")
    }
}

private func export(_ songs: [Song]) async throws {}
