@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A sheet behind other sheets steps back.
@MainActor
@Suite struct SetbackTests {
    let host = TestHost()

    private func depth(_ index: Int) -> Double {
        host.stage.depth(of: host.plan.surfaces[index].id, at: host.now)
    }

    private func panel(_ index: Int) -> Rect? { host.picture.layers[index].panel }

    private func show(
        _ view: String, _ overlay: Overlay = .sheet(detents: [.points(300)], input: .dismissing)
    ) -> Presentation {
        host.overlays.show(overlay) { view }
    }

    @Test func itIsSmallerAndItsInnerEdgeIsSeenBehindTheOther() throws {
        _ = show("first")
        host.pass(2000)
        let front = try #require(panel(0))
        _ = show("second")
        host.pass(2000)
        let back = try #require(panel(0))
        #expect(back.width.isClose(to: front.width * 0.95))
        #expect(back.midX.isClose(to: front.midX))
        #expect(back.minY.isClose(to: front.minY - 10))
        // The sheet's background still reaches the edge.
        let moment = host.picture.layers[0].moment
        #expect((back.maxY + moment.backgroundExtension.y * moment.scale).isClose(to: front.maxY))
        #expect(panel(1) == front)
        // Away from the window's sides, the sheet has a line there.
        var flush = SurfaceFrames()
        flush.line = Insets(top: 1)
        #expect(moment.line(of: flush) == Insets(all: 1))
        #expect(host.picture.layers[1].moment.line(of: flush) == flush.line)
        host.clear()
    }

    @Test(arguments: Overlay.Placement.Edge.allCases)
    func atEachEdgeTheInnerEdgeMoves(_ edge: Overlay.Placement.Edge) throws {
        let overlay = Overlay.sheet(detents: [.points(200)], input: .dismissing).with(
            \.placement, .edge(edge))
        _ = show("first", overlay)
        host.pass(2000)
        let front = try #require(panel(0))
        _ = show("second", overlay)
        host.pass(2000)
        let back = try #require(panel(0))
        switch edge {
        case .top: #expect(back.maxY.isClose(to: front.maxY + 10))
        case .bottom: #expect(back.minY.isClose(to: front.minY - 10))
        case .leading: #expect(back.maxX.isClose(to: front.maxX + 10))
        case .trailing: #expect(back.minX.isClose(to: front.minX - 10))
        }
        host.clear()
    }

    /// At every instant the sheet is set back as far as the other has come.
    @Test func itStepsBackAsTheOtherComesAndForwardAsItGoes() throws {
        _ = show("first")
        host.pass(2000)
        let second = show("second")
        var depths: [Double] = []
        for _ in 0..<60 {
            host.pass(16)
            #expect(depth(0) == host.plan.surfaces[1].motion.pose(at: host.now).scrim)
            depths.append(depth(0))
        }
        #expect(depths == depths.sorted() && depths.first != 1 && depths.last == 1)
        second.dismiss()
        host.pass(100)
        #expect(depth(0) > 0 && depth(0) < 1)
        #expect(!host.stage.isDepthSettled(of: host.plan.surfaces[0].id, at: host.now))
        host.pass(2000)
        #expect(depth(0) == 0)
        #expect(host.stage.isDepthSettled(of: host.plan.surfaces[0].id, at: host.now))
        host.clear()
    }

    @Test func itComesForwardUnderTheFingerThatPullsTheOther() {
        _ = show("first")
        host.pass(2000)
        _ = show("second")
        host.pass(2000)
        host.drag("second", through: [(20, .milliseconds(16)), (150, .milliseconds(16))], letsGo: false)
        #expect(depth(0) > 0.3 && depth(0) < 0.7)
        host.clear()
    }

    /// The sheet's layout is unchanged: nothing in it is measured or moved.
    @Test func itsLayoutStays() throws {
        _ = show("first")
        host.pass(2000)
        let id = try #require(host.plan.surfaces.first?.id)
        let before = host.layout(of: id)
        _ = show("second")
        host.pass(2000)
        #expect(host.layout(of: id) == before)
        host.clear()
    }

    @Test func eachSheetSetsItBackAndMoreThanTwoNoFurther() throws {
        _ = show("first")
        host.pass(2000)
        let front = try #require(panel(0))
        for (count, name) in ["second", "third", "fourth"].enumerated() {
            _ = show(name)
            host.pass(2000)
            let steps = Double(min(count + 1, 2))
            #expect(panel(0)?.minY.isClose(to: front.minY - 10 * steps) == true)
            #expect(panel(0)?.width.isClose(to: front.width * (1 - 0.05 * steps)) == true)
        }
        host.clear()
    }

    @Test func whereLessMovementIsWantedItStays() throws {
        host.environment.reducesMotion = true
        _ = show("first")
        host.pass(2000)
        let front = panel(0)
        _ = show("second")
        host.pass(2000)
        #expect(depth(0) == 0 && panel(0) == front)
        host.environment.reducesMotion = false
        host.pass(16)
        #expect(depth(0) == 1)
        host.clear()
    }

    @Test func whatDimsNothingSetsNothingBack() {
        _ = show("first")
        host.pass(2000)
        _ = show("second", .sheet(detents: [.points(200)]))
        host.pass(2000)
        #expect(depth(0) == 0)
        host.clear()
    }

    /// Only a sheet over the same region sets a sheet back.
    @Test func otherOverlaysAndOtherRegionsSetNothingBack() {
        let (one, other) = (host.region(), host.region())
        _ = host.overlays.over(one).show(.sheet(detents: [.points(100)], input: .dismissing)) { "first" }
        host.pass(2000)
        _ = host.overlays.over(other).show(.sheet(detents: [.points(100)], input: .dismissing)) { "second" }
        _ = host.overlays.show(.question("Sure?", actions: ["Yes"]))
        host.pass(2000)
        #expect(host.plan.surfaces.allSatisfy { host.stage.depth(of: $0.id, at: host.now) == 0 })
        host.clear()
    }

    @Test func aDialogIsSetBackWithoutAGroundThatReachesAnEdge() throws {
        host.window = Size(width: 900, height: 700)
        _ = show("first", .form())
        host.pass(2000)
        let front = try #require(panel(0))
        _ = show("second", .form())
        host.pass(2000)
        #expect(panel(0)?.minY.isClose(to: front.minY - 10) == true)
        #expect(host.picture.layers[0].moment.backgroundExtension == .zero)
        host.clear()
    }
}
