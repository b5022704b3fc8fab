import Foundation
import GtkBackend
import ScrimCrossUI
import SwiftCrossUI

/// A list of songs, with each of Scrim's modifiers.
///
/// Writes to stdout what Scrim sets, and how overlays end.
@main
struct Sample: App {
    typealias Backend = GtkBackend

    var body: some Scene {
        WindowGroup("Songs") { SongList().overlayAnchor() }
            .defaultSize(width: 480, height: 560)
    }
}

struct Notice: Identifiable {
    let id: Int
    let text: String
}

struct SongList: View {
    @Environment(\.overlays) var overlays
    @State var songs = ["Blue", "Green"]
    @State var isSaving = false
    @State var isLoading = false
    @State var isAdding = false
    @State var isAsking = false
    @State var notice: Notice?
    @State var notices = 0
    @State var taps = 0
    @State var isDetailed = true
    @State var isBusy = false

    var body: some View {
        VStack {
            Text(songs.joined(separator: "\n"))
                .frame(minWidth: 300, minHeight: 160)
                .loading("Loading songs", isPresented: logged($isLoading, "loading"))
            if isDetailed {
                Text("Details")
                    .scrim(
                        .hud("Busy with details", indicator: .spinner), isPresented: logged($isBusy, "busy"))
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
                HStack {
                    Button("Detail") { isBusy = true }
                    Button("Hide") { isDetailed = false }
                    Button("Rest") { isBusy = false }
                }
                Button("Quit") { quit() }
            }
        }
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
                Text("Taps: \(taps)")
                Button("Tap") {
                    taps += 1
                    log("taps \(taps)")
                }
                Button("Done") {
                    songs.append("Song \(songs.count + 1)")
                    isAdding = false
                }
            }
            .padding(20)
        }
        .ask(
            "Delete all songs?", isPresented: logged($isAsking, "asking"),
            accept: .init("_Delete", role: .destructive)
        ) { songs = [] }
        .hud(item: logged($notice, "notice")) { .hud($0.text, icon: .bookmark) }
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

    /// A sheet with a view that returns a value.
    private func choose() {
        Task { @MainActor in
            let result: Presentation.Result<String> = await overlays.present(
                .sheet(input: .dismissing, label: "Color")
            ) { end in ColorChoice(songs: songs.count, taps: taps, choose: { end($0) }) }
            log("chosen: \(result.value ?? "nothing")")
        }
    }

    /// The program ends while a veil is shown.
    private func quit() {
        isSaving = true
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 1_500_000_000)
            exit(0)
        }
    }

    /// The binding, logging each value that it is set to.
    private func logged<Value>(_ binding: Binding<Value>, _ name: String) -> Binding<Value> {
        binding.onChange { log("\(name) set to \($0)") }
    }
}

struct ColorChoice: View {
    let songs: Int
    @State var taps: Int
    let choose: @MainActor (String) -> Void

    init(songs: Int, taps: Int, choose: @escaping @MainActor (String) -> Void) {
        self.songs = songs
        self.choose = choose
        _taps = State(wrappedValue: taps)
    }

    var body: some View {
        VStack {
            Text("Songs: \(songs), taps: \(taps)")
            Button("Tap again") { taps += 1 }
            Button("Red") { choose("red") }
        }
        .padding(20)
    }
}

func log(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
