import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Tasks that undoable work starts without waiting for them.
extension UndoableTests {
    @MainActor private final class Model {}

    /// The task runs on, as an app's own loop does.
    @Test func aTaskThatTheWorkBeginsKeepsNothingOfIt() async {
        let sync = Job<Void>()
        var model: Model? = Model()
        let kept = Weak(model)
        let outcome = Task { [host, model] in
            await host.overlays.undoable("Removed", button: "Undo") {
                _ = model
                Task { try? await sync.run() }
            } undo: {
            }
        }
        model = nil
        #expect(await isUp())
        host.pass(20_000)
        #expect(await isCommitted(outcome))
        host.pass(1000)
        await turns()
        #expect(sync.hasBegun && kept.object == nil)
        sync.finish(())
        #expect(host.leftovers == [])
    }

    @Test(arguments: [true, false])
    func onlyADetachedTaskWaitsForTheWorkThatBeganIt(_ isDetached: Bool) async {
        let (goesOn, hasWaited) = (Flag(), Flag())
        let outcome = Task { [host] in
            await host.overlays.undoable("Removed", button: "Undo") {
                let wait: @MainActor @Sendable () async -> Void = {
                    await host.stage.commitPending()
                    hasWaited.isUp = true
                }
                if isDetached { Task.detached { await wait() } } else { Task { await wait() } }
                while !goesOn.isUp { await Task.yield() }
            } undo: {
            }
        }
        #expect(await isUp())
        host.stage.beginPending()
        await turns(200)
        #expect(hasWaited.isUp == !isDetached)
        goesOn.isUp = true
        #expect(await eventually { hasWaited.isUp })
        #expect(await isCommitted(outcome))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// Work that waits in the same way can no longer wait for the task.
    @Test func onceTheWorkIsDoneATaskThatItBeganWaitsForAllOther() async {
        let (elsewhere, begins, goesOn, hasWaited) = (TestHost(), Flag(), Flag(), Flag())
        let first = Task { [host] in
            await host.overlays.undoable("First", button: "Undo") {
                _ = Task {
                    while !begins.isUp { await Task.yield() }
                    await host.stage.commitPending()
                    hasWaited.isUp = true
                }
            } undo: {
            }
        }
        #expect(await isUp("First"))
        host.pass(20_000)
        #expect(await isCommitted(first))
        let far = Task {
            await elsewhere.overlays.undoable("Far", button: "Undo") {
                while !goesOn.isUp { await Task.yield() }
            } undo: {
            }
        }
        #expect(await elsewhere.wait(advancing: .seconds(1)) { elsewhere.isShowing("Far") })
        let second = Task { [host] in
            await host.overlays.undoable("Second", button: "Undo") {
                await elsewhere.stage.commitPending()
            } undo: {
            }
        }
        #expect(await isUp("Second"))
        host.stage.beginPending()
        await turns()
        begins.isUp = true
        await turns(200)
        #expect(!hasWaited.isUp)
        goesOn.isUp = true
        #expect(await eventually { hasWaited.isUp })
        #expect(await isCommitted(far))
        #expect(await isCommitted(second))
        host.pass(1000)
        elsewhere.pass(1000)
        #expect(host.leftovers == [] && elsewhere.leftovers == [])
    }
}
