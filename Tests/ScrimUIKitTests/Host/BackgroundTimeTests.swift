import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Work that is unfinished when the user leaves: a suspended app may be terminated without notice.
    @MainActor @Suite struct BackgroundTimeTests {
        private let app = AppFixture()
        private var tasks: Int { UIApplication.shared.backgroundTaskCount }

        /// Undoable work that finishes when `go` is called.
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

        /// While another window of the app is in front, the user may still return and undo the work.
        @Test(arguments: [true, false])
        func workWaitsWhileAnotherSceneOfTheAppIsInFront(isTakenBack: Bool) async {
            let other = Screen()
            defer {
                other.disconnect()
                app.close()
            }
            var (begun, undone) = (0, 0)
            let overlays = app.overlays
            let work = Task {
                await overlays.undoable("Deleted", button: "Undo") {
                    begun += 1
                } undo: {
                    undone += 1
                }
            }
            _ = await app.until { app.host.surfaces.count == 1 }
            app.screen.enterBackground()
            await app.settle()
            #expect(begun == 0 && tasks == 0)
            if isTakenBack {
                app.screen.enterForeground()
                await app.settle(0.2)
                let isUndone = app.host.stage.undoLast()
                #expect(isUndone)
            } else {
                other.enterBackground()
            }
            _ = await work.value
            #expect(begun == (isTakenBack ? 0 : 1) && undone == (isTakenBack ? 1 : 0))
            #expect(tasks == 0)
        }

        /// A car's screen offers no way to undo, and the phone may be locked for hours.
        @Test func workDoesNotWaitForAScreenInACar() async {
            let disconnectCar = app.screen.connectCar()
            defer {
                disconnectCar()
                app.close()
            }
            let (work, go) = await delete()
            app.screen.enterBackground()
            #expect(tasks == 1)
            disconnectCar()
            app.screen.enterForeground()
            app.screen.enterBackground()
            go()
            _ = await work.value
            #expect(tasks == 0)
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
