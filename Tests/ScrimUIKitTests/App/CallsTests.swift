import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Calls as an app writes them, and their results.
    @MainActor @Suite struct CallsTests {
        private let app = AppFixture()

        @Test func aLibrarysOwnErrorAfterACancelIsNoFailure() async throws {
            defer { app.close() }
            let overlays: any Overlay.Presenter = app.overlays
            var hasBegun = false
            let work = Task {
                let veil = Overlay.veil("Signing in…", cancel: "Stop").with(\.timing, Overlay.Timing())
                return try await overlays.during(veil, cancelled: nil) { () async throws -> String in
                    hasBegun = true
                    let waiting = AsyncStream<Void>.makeStream()
                    for await _ in waiting.stream {}
                    throw URLError(.cancelled)
                }
            }
            #expect(await eventually { hasBegun })
            await app.settle(0.5)
            let button = try #require(app.surface?.parts.cancel)
            #expect(button.title(for: .normal) == "Stop")
            app.screen.tap(at: button.convert(button.bounds, to: nil).middle)
            #expect(try await work.value == nil)
            await app.settle()
            #expect(app.isClean)
        }

        @Test func aTrailingClosureOfFlashIsTheActionThoughItReturnsAView() async throws {
            defer { app.close() }
            var restored = 0
            @discardableResult func restore() -> UIView {
                restored += 1
                return UIView()
            }
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo")) { restore() }
            await app.settle(0.5)
            #expect(restored == 0 && app.host.stage.plan.surfaces.allSatisfy { $0.view == nil })
            let surface = try #require(app.host.stage.plan.surfaces.first).id
            app.host.stage.report(.actionTaken(surface))
            #expect(restored == 1 && notice.outcome?.cause == .action)
            await app.settle()
        }

        @Test func aSheetWithNothingOnItCoversNothing() async {
            defer { app.close() }
            let sheet = app.overlays.show(.sheet(input: .dismissing))
            #expect(sheet.outcome == Presentation.Outcome(cause: .noContent, wasShown: false))
            await app.settle()
            #expect(app.isClean)
        }
    }
}
