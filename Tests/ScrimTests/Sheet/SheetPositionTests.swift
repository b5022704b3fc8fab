@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// The stream of a sheet's positions, which an app's own effects follow.
@MainActor
@Suite struct SheetPositionTests {
    let host = TestHost()

    static let overlay = Overlay.sheet(detents: [.points(200), .points(400)])

    /// Collects the positions of a stream; the stream keeps only the newest until it is read.
    @MainActor final class Listener {
        let sheet: Presentation
        private(set) var heard: [Presentation.SheetPosition] = []
        private(set) var isOver = false
        private var task: Task<Void, Never>?

        init(_ sheet: Presentation) {
            self.sheet = sheet
            let positions = sheet.positions
            task = Task { @MainActor [weak self] in
                for await position in positions { self?.heard.append(position) }
                self?.isOver = true
            }
        }

        /// Waits until the newest position has been received; there may be none yet.
        func hasCaughtUp() async -> Bool {
            await eventually { heard.last == sheet.completion.lastPosition }
        }

        func stop() { task?.cancel() }
    }

    /// Lets frames pass, and waits until the listener has received the position of each.
    private func pass(frames: Int, heardBy listener: Listener) async {
        for _ in 0..<frames {
            host.advance(by: host.frameInterval)
            guard await listener.hasCaughtUp() else {
                Issue.record("\(String(describing: listener.sheet.completion.lastPosition)) was not heard")
                return
            }
        }
    }

    @Test func itFollowsShowDragSettleAndHide() async throws {
        let sheet = host.overlays.show(Self.overlay) { "View" }
        let listener = Listener(sheet)
        await pass(frames: 90, heardBy: listener)
        let coming = listener.heard
        #expect(coming.count > 20)
        #expect(coming.allSatisfy { $0.target == .points(200) && !$0.isDragged })
        #expect(coming.first.map { $0.points < 100 } == true)
        #expect(coming.last?.points == 200)
        #expect(coming.last?.progress == 1)

        host.drag("View", through: [(-150, .milliseconds(100)), (-150, .milliseconds(300))], letsGo: false)
        await pass(frames: 2, heardBy: listener)
        let held = try #require(listener.heard.last)
        #expect(held.points == 350 && held.progress == 1.75 && held.fraction == 0.75)
        #expect(held.isDragged && held.target == .points(400) && held.growth == 50)
        host.stage.report(.dragMoved(host.surface!.id, by: 150, at: host.now))
        await pass(frames: 40, heardBy: listener)
        let low = try #require(listener.heard.last)
        #expect(low.points == 50 && low.progress == 0.25 && low.target == nil)
        host.stage.report(.dragMoved(host.surface!.id, by: -180, at: host.now))
        await pass(frames: 40, heardBy: listener)
        host.letGo("View")
        await pass(frames: 90, heardBy: listener)
        #expect(listener.heard.last?.progress == 2)
        #expect(listener.heard.last?.isDragged == false)

        let before = listener.heard.count
        sheet.dismiss()
        await pass(frames: 90, heardBy: listener)
        let going = listener.heard.dropFirst(before)
        #expect(going.count > 10)
        #expect(going.allSatisfy { $0.target == nil })
        #expect(zip(going, going.dropFirst()).allSatisfy { $0.points >= $1.points })
        #expect(going.last?.points == 0)
        #expect(await eventually { listener.isOver })
        #expect(host.leftovers == [])
    }

    @Test func aHostWhoseLastFrameWasALittleEarlyStillHasItAtRest() async throws {
        let sheet = host.overlays.show(Self.overlay) { "View" }
        host.pass(2000)
        let listener = Listener(sheet)
        sheet.detent = .points(400)
        let surface = try #require(host.surface)
        host.advance(by: surface.motion.duration - .milliseconds(15))
        host.stage.report(.motionEnded(surface.id, generation: surface.generation))
        #expect(await eventually { listener.heard.last?.points == 400 })
        host.clear()
        #expect(await eventually { listener.isOver })
    }

    @Test func framesAreWantedOnlyWhileSomebodyListensAndSomethingMoves() async {
        let sheet = host.overlays.show(Self.overlay) { "View" }
        #expect(!host.plan.wantsFrames)
        host.pass(2000)
        let listener = Listener(sheet)
        #expect(await listener.hasCaughtUp())
        #expect(!host.plan.wantsFrames)
        sheet.detent = .points(400)
        #expect(host.plan.wantsFrames)
        await pass(frames: 90, heardBy: listener)
        #expect(!host.plan.wantsFrames)
        host.drag("View", through: [], letsGo: false)
        #expect(host.plan.wantsFrames)
        listener.stop()
        #expect(await eventually { !host.plan.wantsFrames })
        host.letGo("View")
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Buttons of the app that ride on the sheet's edge ride up with it.
    @Test func aKeyboardThatLiftsItIsInItsInset() async {
        host.safeArea = Insets(top: 44, bottom: 34)
        let sheet = host.sheet([.points(200)])
        let listener = Listener(sheet)
        #expect(await listener.hasCaughtUp())
        #expect(listener.heard.last?.points == 234 && listener.heard.last?.inset == 234)
        host.keyboard = Rect(0, 480, 390, 300)
        host.pass(2000)
        #expect(await listener.hasCaughtUp())
        #expect(listener.heard.last?.points == 200 && listener.heard.last?.inset == 500)
        #expect(host.shownHeight == 500)
        sheet.dismiss()
        host.pass(2000)
        #expect(await eventually { listener.isOver })
        #expect(listener.heard.last?.inset == 0)
    }

    /// Without a safe area the sheet is as high as before, so only its inset changes.
    @Test func aLiftAloneIsReported() async {
        let sheet = host.sheet([.points(200)])
        let listener = Listener(sheet)
        #expect(await eventually { listener.heard.map(\.inset) == [200] })
        host.keyboard = Rect(0, 480, 390, 300)
        host.pass(2000)
        #expect(await eventually { listener.heard.last?.inset == 500 })
        #expect(listener.heard.last?.points == 200)
        host.clear()
        #expect(await eventually { listener.isOver })
    }

    @Test func severalListenAndEachMayStop() async {
        let sheet = host.overlays.show(Self.overlay) { "View" }
        host.pass(2000)
        let (first, second) = (Listener(sheet), Listener(sheet))
        #expect(await eventually { !first.heard.isEmpty && !second.heard.isEmpty })
        #expect(first.heard.map(\.points) == [200] && second.heard == first.heard)
        first.stop()
        #expect(await eventually { first.isOver })
        sheet.detent = .points(400)
        #expect(host.plan.wantsFrames)
        await pass(frames: 90, heardBy: second)
        #expect(first.heard.count == 1)
        #expect(second.heard.last?.points == 400)
        host.clear()
        #expect(await eventually { second.isOver })
    }

    /// The next frame may be for an instant before the end, which the timer has already reached.
    @Test func aLateFrameTakesNothingBack() async {
        let sheet = host.sheet([.points(200), .points(400)])
        let listener = Listener(sheet)
        sheet.detent = .points(400)
        let underWay = host.now + .milliseconds(100)
        host.pass(2_000)
        #expect(await listener.hasCaughtUp())
        let heard = listener.heard.count
        #expect(listener.heard.last?.points == 400)
        host.stage.frame(at: underWay)
        await turns()
        #expect(listener.heard.count == heard)
        host.clear()
        #expect(await eventually { listener.isOver })
    }

    @Test func aSheetThatLeavesHasAPosition() async throws {
        let sheet = host.overlays.show(Self.overlay) { "View" }
        host.pass(2_000)
        sheet.dismiss()
        host.pass(80)
        let position = try #require(sheet.position)
        #expect(sheet.isVisible && position.target == nil && position.points > 0 && position.points < 200)
        let late = Listener(sheet)
        #expect(await eventually { late.heard.first == position })
        host.clear()
        #expect(await eventually { late.isOver })
        #expect(sheet.position == nil && host.leftovers == [])
    }

    @Test func afterTheEndThereIsNothingToHear() async {
        let sheet = host.overlays.show(Self.overlay) { "View" }
        host.clear()
        let late = Listener(sheet)
        #expect(await eventually { late.isOver })
        #expect(late.heard == [])
        #expect(sheet.position == nil)
        let veil = host.overlays.show(.veil("Hello").instant)
        let listener = Listener(veil)
        host.clear()
        #expect(await eventually { listener.isOver })
        #expect(listener.heard == [])
        #expect(host.leftovers == [])
    }

    @Test func aHostThatScrollsAsksWhatTheSheetCanGrow() throws {
        _ = host.sheet([.points(200), .points(400)])
        let id = try #require(host.surface?.id)
        #expect(host.stage.position(of: id, at: host.now)?.growth == 200)
        host.drag(id, through: [(-120, .milliseconds(16))], letsGo: false)
        #expect(host.stage.position(of: id, at: host.now)?.growth == 80)
        #expect(host.stage.position(of: SurfaceID(number: 1 << 40), at: host.now) == nil)
    }

    @Test func whoListensOutOfSightHearsWhereItIs() async {
        let sheet = host.sheet([.points(200)])
        let first = Listener(sheet)
        #expect(await first.hasCaughtUp())
        first.stop()
        host.set(.window, .hidden)
        let second = Listener(sheet)
        host.set(.window, .visible)
        host.pass(2000)
        #expect(await eventually { second.heard.last?.points == 200 })
        host.clear()
        host.pass(2000)
        #expect(await eventually { second.isOver })
        #expect(second.heard.last?.points == 0)
    }

    @Test func whoListensBeforeTheNextFrameHearsTheEnd() async {
        let sheet = host.sheet([.points(200), .points(400)])
        sheet.detent = .points(400)
        let listener = Listener(sheet)
        #expect(await eventually { !listener.heard.isEmpty })
        host.set(.window, .gone)
        #expect(await eventually { listener.isOver })
        #expect(listener.heard.last?.points == 0)
    }
}
