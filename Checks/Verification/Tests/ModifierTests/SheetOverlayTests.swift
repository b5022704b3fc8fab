import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim

/// Sheets that an app describes with an `Overlay`.
@MainActor
@Suite(.serialized)
struct SheetOverlayTests {
    private let sketch = Overlay.sheet(
        from: .trailing, detents: [.points(200), .points(300)], initial: .points(300), label: "Sketch"
    ).with(\.sheet.dragArea, .grabber)

    @Test func aSheetOfAFlagIsAsItsOverlaySays() async throws {
        let app = AppBench { [sketch] it in
            Text("Form").semiModal(sketch, isPresented: it.flag, onEnd: it.onEnd) { Text(it.text) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let surface = try #require(app.surfaces.first)
        #expect(surface.placement == .edge(.trailing) && surface.panel.label == "Sketch")
        #expect(surface.sheet?.sheet.dragArea == .grabber && surface.sheet?.detent == .points(300))
        app.remote.text?.wrappedValue = "Another"
        await app.wait()
        #expect(app.labels(saying: "Another").count == 1)
        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
    }

    @Test func aSelectionGoesBeforeTheFirstDetentOfTheOverlay() async throws {
        let app = AppBench { [sketch] it in
            Text("Form").semiModal(sketch, isPresented: it.flag, selection: it.detent) { Text(it.text) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.surfaces.first?.sheet?.detent == .points(200))
        app.stage.report(.detentStepped(try #require(app.surfaces.first).id, larger: true))
        #expect(await app.until { app.remote.detent?.wrappedValue == .points(300) })
    }

    @Test func aFormIsShownForAnItem() async throws {
        let app = AppBench { it in
            Text("Notes").semiModal(.form(label: "Edit"), item: it.item, over: .view, onEnd: it.onItemEnd) {
                Text($0.text)
            }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "One")
        await app.wait()
        let surface = try #require(app.surfaces.first)
        #expect(surface.panel.label == "Edit" && surface.sheet?.sheet.wideForm == .dialog)
        guard case .view = surface.region else { throw Missing() }
        #expect(app.labels(saying: "One").count == 1)
        app.stage.report(.escape)
        await app.wait()
        #expect(app.remote.item?.wrappedValue == nil && app.remote.outcomes.map(\.cause) == [.escape])
    }

    private struct Missing: Error {}
}
