import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The pages on integrations: their code behaves in a window as they say.
    @MainActor @Suite struct IntegrationPageTests {
        private let window = TestWindow()
        private let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Articles")

        private func present() {
            window.setChild(label)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            Lookalike.label = label
        }

        private func shown(_ message: String) async -> Bool {
            await GtkTests.wait { presentation(message)?.state == .shown }
        }

        /// Presses the first app button on the panel with this message.
        private func take(_ message: String) throws {
            let host = try #require(window.window.overlays.stage.host as? GtkHost)
            let id = try #require(presentation(message)).id
            let machine = window.window.overlays.stage.machine
            let surface = machine.surfaces[try #require(machine.surfaces.index(ofHolder: id))]
            let parts = try #require(host.surfaces.first { $0.id == surface.id }).parts
            emit("clicked", on: UnsafeMutableRawPointer(try #require(parts.action).widget))
        }

        private func presentation(_ message: String) -> Presentation.Info? {
            window.window.overlays.presentations.first { $0.message == message }
        }

        @Test func aSwiftCrossUIAppLoadsDeletesAndChooses() async throws {
            defer { window.close() }
            present()
            let app = CrossApp()
            app.appear()
            let (articles, whole) = (try #require(app.page.articles), try #require(app.page.window))
            let loading = Task { try await app.load() }
            #expect(await shown("Loading articles"))
            #expect(presentation("Loading articles")?.region == articles.region && whole.region == .window)
            app.server.goOn()
            try await loading.value
            #expect(app.articles == ["one"])

            let deleting = Task { await app.delete() }
            #expect(await shown("Delete all articles?"))
            try take("Delete all articles?")
            #expect(await shown("Articles deleted"))
            #expect(app.articles == [])
            try take("Articles deleted")
            await deleting.value
            #expect(app.articles == ["one"])

            let choosing = Task { await app.choose(in: whole) }
            #expect(
                await GtkTests.wait {
                    whole.presentations.contains { $0.kind == .sheet && $0.state == .shown }
                })
            let red = try #require(SwiftCrossUI.Gtk.Button.newest)
            emit("clicked", on: UnsafeMutableRawPointer(red.widgetPointer))
            #expect(await choosing.value == "red")
        }

        @Test func anAdwaitaAppNotifiesAsksAndExports() async throws {
            defer { window.close() }
            present()
            let app = AdwaitaApp()
            app.appear()
            app.copied()
            #expect(await shown("Copied"))
            app.export()
            #expect(await shown("Export all songs?"))
            try take("Export all songs?")
            #expect(await shown("Exported"))
            let exported = app.songs.map { $0.isExported }
            #expect(exported == [true, true])
        }

        @Test func anAppsOwnToastsAndSpinnerAreGone() async throws {
            defer { window.close() }
            present()
            let toasts = Toasts(SwiftGtk.WidgetRef(widget_ptr: window.widget))
            toasts.show("First")
            toasts.show("Second")
            #expect(await GtkTests.wait { window.window.overlays.presentations.map(\.message) == ["Second"] })

            let view = InsightView(label)
            view.refresh()
            #expect(await GtkTests.wait { view.isLoading })
            view.refresh()
            view.engine.goOn()
            #expect(await GtkTests.wait { view.lines == ["nop"] && !view.isLoading })
            MainLoop.attach()
        }
    }
}

// MARK: docs/integrations/swift-cross-ui.md

@MainActor
private struct CrossApp {
    typealias State = SwiftCrossUI.State
    typealias Text = SwiftCrossUI.Text
    typealias VStack = SwiftCrossUI.VStack
    typealias Gtk = SwiftCrossUI.Gtk

    @MainActor final class Page {
        var window: GtkOverlays?
        var articles: GtkOverlays?
    }

    let page = Page()
    let server = SlowWork(["one"])
    @State var articles: [String] = []

    func appear() {
        let page = page
        VStack {
            Text("Articles")
        }
        .inspect { stack in
            page.articles = stack.widgetPointer.overlays
            page.window = stack.widgetPointer.overlays.over(.window)
        }
    }

    func load() async throws {
        guard let overlays = page.articles else { return }
        articles = try await overlays.during(.loading("Loading articles")) {
            try await server.articles()
        }
    }

    func delete() async {
        guard let window = page.window,
            await window.ask("Delete all articles?", accept: .destructive("_Delete"))
        else { return }
        let kept = articles
        articles = []
        await window.undoable("Articles deleted", button: "_Undo") {
            try await server.delete()
        } undo: {
            articles = kept
        }
    }

    func choose(in window: GtkOverlays) async -> String? {
        let red = Gtk.Button(label: "Red")
        let color = await window.present(.sheet(detents: [.points(160), .fraction(0.5)], label: "Color")) {
            end in
            red.clicked = { _ in end("red") }
            return red.widgetPointer
        }
        return color.value
    }
}

// MARK: docs/integrations/adwaita-for-swift.md

private struct AdwaitaApp: Sendable {
    typealias Text = AdwaitaForSwift.Text
    typealias VStack = AdwaitaForSwift.VStack

    @MainActor final class Page {
        var window: GtkOverlays?
        nonisolated init() {}
    }

    @MainActor final class Song {
        private(set) var isExported = false
        nonisolated init() {}
        func export() async throws { isExported = true }
    }

    let page = Page()
    let songs = [Song(), Song()]

    @MainActor func appear() {
        let page = page
        VStack {
            Text("Articles")
        }
        .inspectOnAppear { storage in
            guard let pointer = storage.opaquePointer else { return }
            MainActor.assumeIsolated { page.window = Overlays(pointer).over(.window) }
        }
    }

    func copied() {
        MainActor.assumeIsolated { _ = page.window?.flash(.hud("Copied", placement: .bottom)) }
    }

    func export() {
        Task { @MainActor in
            guard let window = page.window,
                await window.ask("Export all songs?", detail: "This takes a minute.", accept: "_Export")
            else { return }
            try await window.during(.veil("Exporting…", cancel: .standard), cancelled: ()) { veil in
                for (index, song) in songs.enumerated() {
                    try await song.export()
                    veil.report(Double(index + 1) / Double(songs.count))
                }
                veil.finish(.success("Exported"))
            }
        }
    }
}

// MARK: docs/integrations/an-apps-own.md

typealias WidgetRef = SwiftGtk.WidgetRef

@MainActor final class Toasts {
    private let overlays: GtkOverlays

    init(_ window: WidgetRef) { overlays = window.widget_ptr.overlays }

    func show(_ text: String) {
        overlays.flash(.hud(text, placement: .bottom).with(\.onRepeat, .replace))
    }
}

@MainActor
private final class InsightView {
    let engine = SlowWork(["nop"])
    private let view: GtkOverlays
    private var loading: Task<Void, Never>?
    private(set) var lines: [String] = []

    init(_ widget: UnsafeMutablePointer<GtkWidget>) { view = widget.overlays }

    var isLoading: Bool { !view.presentations.isEmpty }

    func refresh() {
        loading?.cancel()
        loading = Task {
            do {
                let lines = try await view.during(.loading()) { try await self.engine.disassemble() }
                show(lines)
            } catch is CancellationError {
            } catch {
                show(error)
            }
        }
    }

    private func show(_ lines: [String]) { self.lines = lines }
    private func show(_ error: any Error) {}
}

/// Work that ends when the test says so, or when it is cancelled.
@MainActor
private final class SlowWork {
    private let result: [String]
    private var isFree = false

    init(_ result: [String]) { self.result = result }

    func goOn() { isFree = true }
    func articles() async throws -> [String] { try await wait() }
    func disassemble() async throws -> [String] { try await wait() }
    func delete() async throws {}

    private func wait() async throws -> [String] {
        while !isFree { try await Task.sleep(for: .milliseconds(5)) }
        return result
    }
}
