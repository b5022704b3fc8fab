import Scrim
import ScrimSwiftUI
import SwiftUI

struct ReaderApp: App {
    var body: some Scene {
        WindowGroup { ArticleScreen().overlayAnchor() }
    }
}

struct ArticleScreen: View {
    @State private var isLoading = false
    @State private var notice: Notice?

    var body: some View {
        ArticleList()
            .activity(isPresented: $isLoading)
            .hud(item: $notice) { .hud($0.text, icon: .success) }
            .onAppear { isLoading = true }
    }
}

struct FolderScreen: View {
    @State private var isAsking = false
    @State private var isMoving = false
    @State private var folder: String?
    @State private var folders = ["Inbox", "Archive"]

    var body: some View {
        VStack {
            Button("Move") { isMoving = true }
            Button("Delete all") { isAsking = true }
        }
        .choose("Move to", isPresented: $isMoving, from: folders, title: \.self, selection: $folder)
        .ask("Delete all?", isPresented: $isAsking, accept: .destructive("Delete")) {
            folders = []
        }
    }
}

struct SignInScreen: View {
    @Environment(\.overlays) private var overlays
    @State private var user: String?

    var body: some View {
        Button(user ?? "Sign in") {
            Task { try await signIn() }
        }
    }

    private func signIn() async throws {
        let overlays = overlays.window
        user = try await overlays.during(.veil("Signing in…", cancel: .standard), cancelled: nil) {
            try await API().signIn()
        }
    }
}

struct CanvasView: View {
    @State private var color = "red"
    @State private var isChoosing = false
    @State private var height = Overlay.Detent.content

    var body: some View {
        Button("Color: \(color)") { isChoosing = true }
            .semiModal(
                isPresented: $isChoosing, detents: [.content, .full], selection: $height, label: "Color"
            ) {
                ColorChoice { color = $0 }
            }
    }
}

struct PaletteView: View {
    @Environment(\.overlays) private var overlays
    @State private var color = "red"

    var body: some View {
        Button("Color: \(color)") {
            Task { await choose() }
        }
    }

    private func choose() async {
        let choice = await overlays.window.present(.sheet(input: .dismissing, label: "Color")) { end in
            ColorChoice(accept: end.callAsFunction)
        }
        if let chosen = choice.value { color = chosen }
    }
}

struct NoteForm: View {
    @State private var isOpen = false
    @State private var isDirty = false

    var body: some View {
        Button("New note") { isOpen = true }
            .semiModal(
                isPresented: $isOpen, dismissal: .resisting, input: .dismissing, label: "New note",
                shouldEnd: { _ in !isDirty }
            ) {
                Button("Type") { isDirty = true }
            }
    }
}
