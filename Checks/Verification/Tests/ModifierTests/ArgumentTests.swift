@_spi(Host) import Scrim
import Screen
import ScrimSwiftUI
import SwiftUI
import Testing

/// Each argument of each modifier arrives in the overlay; what the overlay does with it is tested elsewhere.
@MainActor
@Suite(.serialized)
struct ArgumentTests {
    /// The surface of the only overlay that a modifier shows.
    private func shown(
        _ check: (SurfacePlan, Presentation.Info) throws -> Void,
        @ViewBuilder of content: @escaping (AppBench.Handles) -> some View
    ) async throws {
        let app = AppBench(content)
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        try check(try #require(app.surfaces.first), try #require(app.presentations.first))
    }

    @Test func ofAVeil() async throws {
        try await shown { surface, info in
            #expect(info.kind == .veil && info.region == .windowAndKeyboard)
            #expect(surface.panel.message == "Saving…" && surface.panel.detail == "One moment")
            #expect(surface.panel.indicator == .ring(0.5) && surface.panel.cancel != nil)
        } of: {
            Text("Form").veil(
                "Saving…", isPresented: $0.flag, detail: "One moment", progress: 0.5, cancel: .standard)
        }
    }

    @Test func ofLoading() async throws {
        try await shown { surface, info in
            #expect(info.kind == .loading && info.region == .windowAndKeyboard)
            #expect(surface.panel.message == "Loading" && surface.panel.detail == "Page 1")
            #expect(surface.panel.indicator == .ring(0.25) && surface.panel.cancel != nil)
        } of: {
            Text("Form").loading(
                "Loading", isPresented: $0.flag, over: .windowAndKeyboard, detail: "Page 1", progress: 0.25,
                cancel: .standard)
        }
    }

    @Test(arguments: [Overlay.Cover.opaque, .translucent, .bar, .refresh])
    func ofLoadingAndActivityTheCover(_ cover: Overlay.Cover) async throws {
        let loading = try await style(of: .loading(cover: cover))
        let activity = try await style(of: .activity("Busy", cover: cover))
        try await shown { surface, info in
            guard case .view = surface.region else { throw Missing() }
            #expect(surface.style == loading)
            #expect(info.kind == .loading)
        } of: {
            Text("Form").loading(isPresented: $0.flag, cover: cover)
        }
        try await shown { surface, info in
            #expect(surface.style == activity && surface.panel.message == "Busy")
            #expect(info.kind == .activity)
        } of: {
            Text("Form").activity("Busy", cover: cover, isPresented: $0.flag)
        }
    }

    /// The style of an overlay that is shown without a modifier.
    private func style(of overlay: Overlay) async throws -> Overlay.Style {
        let app = AppBench { _ in Text("Form") }
        defer { app.close() }
        let shown = try #require(app.window.rootViewController?.view).overlays.show(overlay)
        await app.wait()
        defer { shown.dismiss() }
        return try #require(app.surfaces.first).style
    }

    private struct Missing: Error {}

    @Test func ofAHUD() async throws {
        try await shown { surface, info in
            #expect(info.kind == .hud && surface.placement == .top)
            #expect(surface.panel.message == "Saved" && surface.panel.detail == "In Drafts")
            #expect(surface.panel.indicator == .icon(.success))
            #expect(surface.panel.actions.map(\.title) == ["Open"])
            #expect(surface.panel.cancelIsCross)
            guard case .view = surface.region else { throw Missing() }
        } of: {
            Text("Form").hud(
                "Saved", isPresented: $0.flag, detail: "In Drafts", icon: .success, placement: .top,
                action: "Open", cancel: .cross, over: .view)
        }
    }

    @Test func ofASheet() async throws {
        try await shown { surface, info in
            let sheet = try #require(surface.sheet)
            #expect(info.kind == .sheet && surface.placement == .edge(.trailing))
            #expect(sheet.sheet.detents == [.points(200), .points(300)] && sheet.detent == .points(300))
            #expect(sheet.sheet.dismissal == .never && sheet.sheet.undimmedThrough == .points(200))
            #expect(surface.panel.label == "Colors")
            guard case .view = surface.region else { throw Missing() }
        } of: {
            Text("Form").semiModal(
                isPresented: $0.flag, from: .trailing, detents: [.points(200), .points(300)],
                selection: .constant(.points(300)), dismissal: .never, undimmedThrough: .points(200),
                input: .block, over: .view, label: "Colors"
            ) { Text("Colors") }
        }
    }

    @Test func ofAnyOverlayItsArea() async throws {
        for (area, region) in [(OverlayArea.window, Region.window), (.windowAndKeyboard, .windowAndKeyboard)]
        {
            try await shown { surface, _ in
                #expect(surface.region == region)
            } of: {
                Text("Form").scrim(.activity("Busy"), isPresented: $0.flag, over: area)
            }
        }
    }

    /// Without a keyboard, nothing is visible.
    @Test func ofAnyOverlayTheKeyboardAlone() async {
        let app = AppBench { Text("Form").scrim(.activity("Busy"), isPresented: $0.flag, over: .keyboard) }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.map(\.region) == [.keyboard])
    }

    @Test func ofAnyOverlayWhetherAUserMayEndIt() async throws {
        let veil = Overlay.veil("Saving…", cancel: .standard)
        let app = AppBench {
            Text("Form").scrim(veil, isPresented: $0.flag, shouldEnd: { $0 != .cancelButton })
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.stage.report(.cancelTaken(try #require(app.surfaces.first).id))
        await app.wait()
        #expect(app.presentations.count == 1 && app.remote.flag?.wrappedValue == true)
    }
    @Test func ofAnyOverlayThatItIsOnScreen() async {
        let seen = Seen()
        let app = AppBench {
            Text("Form").scrim(.veil("Saving…"), isPresented: $0.flag, onShow: { seen.count += 1 })
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(seen.count == 1)
    }
}

@MainActor
private final class Seen {
    var count = 0
}
