import Testing

@_spi(Host) @testable import Scrim

/// Pages that change one surface at a time equal pages that are made at once.
@Suite struct PlanPagesTests {
    /// What the plan keeps of a surface; some surfaces are unknown to the host, or take no part in input.
    private func part(
        _ number: UInt64, _ band: Surface.Band = .overView, message: String = "Loading", isSeen: Bool = true
    ) -> SurfacePart {
        let holder = Holder(
            id: Presentation.ID(number: number), overlay: Shared(.loading(message)), view: nil,
            askedAt: Instant(), isScoped: false)
        let region = Region.view(Region.ID(number: number % 7))
        let surface = Surface(id: SurfaceID(number: number), holder: holder, region: region)
        let layer = InputPlan.Layer(
            surface: surface.id, region: region, outside: .blocked, tapOutside: .ignored,
            panelTakesInput: number % 5 == 0)
        return SurfacePart(
            id: surface.id, region: region, band: band,
            plan: isSeen ? Shared(StageMachine().plan(for: surface)) : nil,
            layer: number % 3 == 0 ? nil : layer, blocksWindow: number % 50 == 0,
            exempt: number % 100 == 0 ? [region, .view(Region.ID(number: 99))] : [region],
            trapsFocus: number % 25 == 0, takesFocus: number % 50 == 0, takesKeys: number % 5 == 0,
            hidesRegion: isSeen, isFollowed: number == 11,
            minimizedProgress: number % 9 == 4 ? Double(number) / 1_000 : nil)
    }

    private func expectSame(
        _ pages: PlanPages, as parts: [SurfacePart], _ place: SourceLocation = #_sourceLocation
    ) {
        let anew = PlanPages(parts)
        #expect(pages.surfaces == anew.surfaces, sourceLocation: place)
        #expect(pages.layers == anew.layers, sourceLocation: place)
        #expect(pages.hiddenRegions == anew.hiddenRegions, sourceLocation: place)
        #expect(pages.sum.exempt == anew.sum.exempt, sourceLocation: place)
        let (sum, whole) = (pages.sum, PartSum(parts))
        #expect(sum.keyTakers == whole.keyTakers, sourceLocation: place)
        #expect(
            sum.focusTaker == whole.focusTaker && sum.trapsFocus == whole.trapsFocus, sourceLocation: place)
        #expect(
            sum.windowBlocker == whole.windowBlocker && sum.isFollowed == whole.isFollowed,
            sourceLocation: place)
        #expect(sum.minimizedProgress == whole.minimizedProgress, sourceLocation: place)
        #expect(parts.allSatisfy { pages.contains($0.id) }, sourceLocation: place)
    }

    @Test func whatComesStandsInFrontOfItsBand() {
        var parts: [SurfacePart] = []
        var pages = PlanPages()
        for number in 1...100 as ClosedRange<UInt64> {
            let bands: [Surface.Band] = [
                .notice(.minimized), .overView, .overWindow, .notice(.buttons),
            ]
            let new = part(number, bands[Int(number % 4)])
            pages.put(new)
            parts.append(new)
            expectSame(pages, as: parts.sorted { ($0.band, $0.id.number) < ($1.band, $1.id.number) })
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func anyChangesComeToTheSame(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var parts: [SurfacePart] = []
        var pages = PlanPages()
        for number in 1...400 as ClosedRange<UInt64> {
            switch parts.isEmpty ? 0 : Int.random(in: 0..<(number < 200 ? 5 : 9), using: &random) {
            case 0...2:
                parts.append(part(number, isSeen: number % 4 != 0))
                pages.put(parts[parts.count - 1])
            case 3...4:
                let index = Int.random(in: parts.indices, using: &random)
                parts[index] = part(
                    parts[index].id.number, message: "Still loading", isSeen: number % 2 == 0)
                pages.put(parts[index])
            default:
                pages.remove(parts.remove(at: Int.random(in: parts.indices, using: &random)).id)
            }
            expectSame(pages, as: parts)
        }
        for part in parts { pages.remove(part.id) }
        expectSame(pages, as: [])
    }

    @Test func whatIsAsItWasStaysAndOnlyItsPageIsAnother() {
        let parts = (1...96 as ClosedRange<UInt64>).map { part($0) }
        var pages = PlanPages(parts)
        let before = pages.surfaces
        pages.put(part(40))
        #expect(pages.surfaces.elements(differingFrom: before).isEmpty)
        pages.put(part(40, message: "Still loading"))
        #expect(pages.surfaces.elements(differingFrom: before).count == 16)
        #expect(zip(pages.surfaces, before).filter { !$0.isSame(as: $1) }.count == 1)
    }

    @Test func pagesThatLoseMostOfWhatIsOnThemBecomeFewer() {
        let parts = (1...256 as ClosedRange<UInt64>).map { part($0) }
        var pages = PlanPages(parts)
        for part in parts where part.id.number % 16 != 0 { pages.remove(part.id) }
        expectSame(pages, as: parts.filter { $0.id.number % 16 == 0 })
        #expect(pages.surfaces.pages.count <= 4, "16 surfaces that were on as many pages")
    }

    @Test func whatComesAfterAFullPageLeavesItFull() {
        var pages = PlanPages()
        for number in 1...160 as ClosedRange<UInt64> { pages.put(part(number, .overWindow)) }
        #expect(pages.surfaces.pages.map(\.elements.count) == Array(repeating: 16, count: 10))
        pages.put(part(161))
        #expect(pages.surfaces.pages.first?.elements.first?.value.id.number == 161)
        for number in 162...170 as ClosedRange<UInt64> { pages.put(part(number)) }
        #expect(pages.surfaces.pages.count == 11)
    }
}
