import Adwaita
import Foundation
import ScrimAdwaita

/// A list of songs, with each of Scrim's modifiers.
///
/// Writes to stdout what Scrim sets, and how overlays end.
@main
struct Sample: App {
    let id = "org.example.ScrimAdwaita"
    // The framework asks for one of this kind.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var app: AdwaitaApp!

    var scene: Scene {
        Window(id: "main") { window in SongList(window: window) }
            .title("Songs")
            .defaultSize(width: 480, height: 560)
    }
}

struct Song: Identifiable {
    let name: String
    var id: String { name }
}

struct Notice: Identifiable {
    let id: Int
    let text: String
}

struct SongList: View {
    let window: AdwaitaWindow
    @State private var overlays = OverlayAnchor()
    @State private var songs = [Song(name: "Blue"), Song(name: "Green")]
    @State private var isSaving = false
    @State private var isLoading = false
    @State private var isAdding = false
    @State private var isAsking = false
    @State private var notice: Notice?
    @State private var notices = 0
    @State private var taps = 0
    @State private var isDetailed = true
    @State private var isBusy = false

    var view: Body {
        HeaderBar.empty()
        VStack {
            ForEach(songs) { Text($0.name).padding() }
        }
        .vexpand()
        .loading("Loading songs", isPresented: logged($isLoading, "loading"))
        if isDetailed {
            Text("Details")
                .scrim(.hud("Busy with details", indicator: .spinner), isPresented: logged($isBusy, "busy"))
        }
        VStack {
            Button("Save") { isSaving = true }
            Button("Load") { isLoading = true }
            Button("Stop") { isLoading = false }
            Button("Add") { isAdding = true }
            Button("Delete") { isAsking = true }
            Button("Mark") {
                notices += 1
                notice = Notice(id: notices, text: "Marked \(notices)")
            }
            Button("Export") { export() }
            Button("Choose") { choose() }
            Button("Detail") { isBusy = true }
            Button("Hide") { isDetailed = false }
            Button("Rest") { isBusy = false }
            Button("Quit") { quit() }
        }
        .linked()
        .padding()
        .veil("Saving…", isPresented: logged($isSaving, "saving"), cancel: .standard) {
            log("saving ended: \($0.cause)")
        }
        .semiModal(
            isPresented: logged($isAdding, "adding"), detents: [.content], input: .dismissing,
            label: "New song",
            onEnd: { log("adding ended: \($0.cause)") }
        ) {
            VStack {
                Text("Taps: \(taps)").title2()
                Button("Tap") {
                    taps += 1
                    log("taps \(taps)")
                }
                Button("Done") {
                    songs.append(Song(name: "Song \(songs.count + 1)"))
                    isAdding = false
                }
                .suggested()
            }
            .padding(20)
        }
        .ask(
            "Delete all songs?", isPresented: logged($isAsking, "asking"),
            accept: .init("_Delete", role: .destructive)
        ) { songs = [] }
        .hud(item: logged($notice, "notice"), overlay: { .hud($0.text, icon: .bookmark) })
        .overlayAnchor(overlays)
    }

    /// Work under a veil; Cancel cancels it.
    private func export() {
        Task { @MainActor in
            let count = try await overlays.window.during(
                .veil("Exporting…", cancel: .standard), cancelled: nil
            ) { veil in
                for step in 1...20 {
                    try await Task.sleep(nanoseconds: 100_000_000)
                    veil.report(Double(step) / 20)
                }
                return songs.count
            }
            log("exported: \(count.map(String.init) ?? "cancelled")")
        }
    }

    /// A sheet with Adwaita's views that returns a value.
    private func choose() {
        Task { @MainActor in
            let result: Presentation.Result<String> = await overlays.present(
                .sheet(input: .dismissing, label: "Color")
            ) { end in
                Text("Songs: \(songs.count), taps: \(taps)").padding()
                Button("Tap again") { taps += 1 }
                Button("Red") { end("red") }
            }
            log("chosen: \(result.value ?? "nothing")")
        }
    }

    /// The window closes while a veil is shown.
    private func quit() {
        isSaving = true
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 1_500_000_000)
            window.close()
        }
    }

    /// The binding, logging each value that it is set to.
    private func logged<Value>(_ binding: Binding<Value>, _ name: String) -> Binding<Value> {
        binding.onSet { log("\(name) set to \($0)") }
    }
}

func log(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
