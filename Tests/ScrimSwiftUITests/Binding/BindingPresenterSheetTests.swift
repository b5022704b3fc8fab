@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

@testable import ScrimSwiftUI

/// A sheet with a bound detent, on a whole stage with the fake clock.
@MainActor
struct BindingPresenterSheetTests {
    private let screen = TestHost()
    private let model = BindingModel()

    /// Shows or updates a sheet with three detents, at the detent of the app's state.
    private func set(
        _ selection: Overlay.Detent?, detents: [Overlay.Detent] = [.points(100), .points(200), .points(300)]
    ) {
        model.set(.sheet(detents: detents, initial: selection))
    }

    /// Advances frame by frame, and lets tasks run.
    private func wait(frames: Int = 120) async {
        for _ in 0..<frames {
            screen.advance(by: screen.frameInterval)
            await othersRun(5)
        }
    }

    private func flickUp() {
        screen.drag("list", through: [(-20, .milliseconds(16)), (-60, .milliseconds(16))])
    }

    private func open(at selection: Overlay.Detent?) async {
        model.content = { "list" }
        model.listens = true
        model.presenter.place(in: screen.overlays)
        set(selection)
        await wait()
    }

    private func close() async {
        model.set(nil)
        await wait()
        #expect(screen.leftovers == [])
    }

    @Test func itComesUpWhereTheBindingSaysAndTellsNothingNew() async {
        await open(at: .points(200))
        #expect(model.positions.last?.points == 200)
        #expect(model.rests == [])
        await close()
    }

    @Test func aFlickSetsTheBindingOnce() async {
        await open(at: .points(100))
        flickUp()
        await wait()
        #expect(model.rests == [.points(200)])
        // The app's state already has this detent; the update that follows changes nothing.
        set(.points(200))
        await wait()
        #expect(model.rests == [.points(200)] && model.positions.last?.points == 200)
        await close()
    }

    @Test func theBindingMovesIt() async {
        await open(at: .points(100))
        set(.points(300))
        await wait()
        #expect(model.positions.last?.points == 300)
        await close()
    }

    @Test func whatTheAppAskedForIsNotTakenBack() async {
        await open(at: .points(100))
        flickUp()
        for _ in 0..<60 where model.rests.isEmpty { await wait(frames: 1) }
        set(.points(300))
        await wait()
        #expect(model.rests.first == .points(200) && model.rests.last == .points(300))
        #expect(model.positions.last?.points == 300)
        await close()
    }

    @Test func aDragThatHoldsItIsNotBrokenOffByItsOwnEcho() async {
        await open(at: .points(100))
        flickUp()
        await wait()
        screen.drag("list", through: [(-20, .milliseconds(16))], letsGo: false)
        set(.points(200))
        await wait(frames: 2)
        #expect(await screen.wait { model.positions.last?.isDragged == true })
        screen.letGo("list")
        await wait()
        await close()
    }

    @Test func whereADragWouldGoIsNotToldYet() async {
        await open(at: .points(100))
        screen.drag("list", through: [(-20, .milliseconds(16)), (-60, .milliseconds(16))], letsGo: false)
        await wait(frames: 2)
        #expect(await screen.wait { model.positions.last?.target == .points(200) })
        #expect(model.rests == [])
        await close()
    }

    @Test func unknownDetentSelectsNearestAndUpdatesBinding() async {
        await open(at: .points(210))
        #expect(model.positions.last?.points == 200)
        #expect(model.rests == [.points(200)])
        await close()
    }

    /// Above the keyboard, 200 and 300 points are the same height.
    @Test func aKeyboardDoesNotSetTheBinding() async {
        await open(at: .points(300))
        screen.keyboard = Geometry.Rect(0, 200, 390, 580)
        await wait()
        #expect(model.positions.last?.target == .points(300))
        screen.keyboard = nil
        await wait()
        #expect(model.rests == [] && model.positions.last?.points == 300)
        await close()
    }

    @Test func itIsFollowedUntilItsLastPixelIsOff() async {
        await open(at: .points(100))
        model.set(nil)
        await wait()
        #expect(model.positions.last?.points == 0 && model.positions.last?.target == nil)
        #expect(model.rests == [], "leaving is no rest")
        #expect(screen.leftovers == [])
    }

    /// The app moves a view of its own with the sheet.
    @Test func oneThatMakesWayForAnotherIsNotHeardBesideIt() async {
        await open(at: .points(300))
        model.positions = []
        model.set(.sheet(detents: [.points(100)]), id: 1)
        await wait()
        let heights = model.positions.map(\.points)
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 >= $0 - 1 }, "\(heights)")
        #expect(heights.last == 100)
        await close()
        #expect(model.positions.last?.points == 0)
    }

    @Test func oneIsHeardToItsEndWhenItsSuccessorIsNeverSeen() async {
        await open(at: .points(300))
        model.set(.sheet(detents: [.points(100)]), id: 1)
        await close()
        #expect(model.positions.last?.points == 0)
    }

    /// For example, the window is locked while the sheet's work runs.
    @Test func itsInputFollowsTheView() async {
        let corner = Geometry.Point(x: 5, y: 5)
        model.content = { "upload" }
        model.presenter.place(in: screen.overlays)
        model.set(.sheet(input: .dismissing))
        await wait()
        model.set(.sheet(input: .block))
        await wait()
        screen.tap(at: corner)
        await wait()
        #expect(model.outcomes.isEmpty && screen.isCovered(corner))
        model.set(.sheet(input: .dismissing))
        await wait()
        screen.tap(at: corner)
        await wait()
        #expect(model.outcomes.map(\.cause) == [.tapOutside] && model.cleared == 1)
        #expect(screen.leftovers == [])
    }

    /// An opaque cover that lets touches through would hide the controls that they hit.
    @Test func theInputOfACoverComesWithTheCover() async {
        model.presenter.place(in: screen.overlays)
        model.set(.loading("Loading…"))
        await wait()
        model.set(.loading("Loading…", cover: .bar))
        await wait()
        #expect(screen.isCovered(.window))
        await close()
        model.set(.loading("Loading…", cover: .bar))
        await wait()
        #expect(!screen.isCovered(.window))
        await close()
    }

    private final class Heard { var positions: [Presentation.SheetPosition] = [] }

    @Test func itIsFollowedUntilThenAlsoAfterItsModifier() async {
        let heard = Heard()
        var presenter: BindingPresenter<String>? = BindingPresenter()
        presenter?.place(in: screen.overlays)
        presenter?.update(
            BindingRequest(id: 0, overlay: .sheet(detents: [.points(100)])),
            BindingSource(
                request: { nil }, clear: {}, content: { "list" },
                callbacks: BindingCallbacks(onPosition: { heard.positions.append($0) })))
        await wait()
        #expect(heard.positions.last?.points == 100)
        presenter?.close()
        presenter = nil
        await wait()
        #expect(heard.positions.last?.points == 0)
        #expect(screen.leftovers == [])
    }
}
