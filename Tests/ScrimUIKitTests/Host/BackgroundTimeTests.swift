import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Work that is still to be done as the user leaves: a suspended app may be ended without a word.
    @MainActor @Suite struct BackgroundTimeTests {
        private let app = AppFixture()
        private var tasks: Int { UIApplication.shared.backgroundTaskCount }

        /// Undoable work that ends once it is let go.
        private func delete() async -> (work: Task<Presentation.UndoOutcome, Never>, go: () -> Void) {
            let (stream, go) = AsyncStream.makeStream(of: Void.self)
            let overlays = app.overlays
            let work = Task {
                await overlays.undoable("Deleted", button: "Undo") {
                    for await _ in stream { break }
                } undo: {
                }
            }
            _ = await app.until { app.host.surfaces.count == 1 || app.host.isSuspended }
            return (work, { go.yield() })
        }

        @Test func workThatBeginsAsTheAppLeavesIsGivenTime() async {
            defer { app.close() }
            let (work, go) = await delete()
            #expect(tasks == 0)
            app.screen.enterBackground()
            #expect(tasks == 1)
            go()
            _ = await work.value
            #expect(tasks == 0)
            app.screen.enterForeground()
        }

        @Test func theTimeIsGivenBackWhenItIsOverOrTheUserIsBack() async {
            defer { app.close() }
            let (work, go) = await delete()
            app.screen.enterBackground()
            UIApplication.shared.expireBackgroundTasks()
            #expect(tasks == 0)
            app.screen.enterForeground()
            app.screen.enterBackground()
            #expect(tasks == 1)
            app.screen.enterForeground()
            #expect(tasks == 0)
            go()
            _ = await work.value
        }

        @Test func withoutWorkNoTimeIsAskedFor() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.enterBackground()
            #expect(tasks == 0)
            app.screen.enterForeground()
            veil.dismiss()
        }
    }
}
