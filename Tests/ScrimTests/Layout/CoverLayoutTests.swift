import Testing

@_spi(Host) @testable import Scrim

/// How much of a view is hidden while it is reloaded.
@MainActor
@Suite struct CoverLayoutTests {
    static let region = LayoutFacts(region: Rect(20, 100, 300, 400), window: Size(width: 360, height: 640))

    private func layout(_ cover: Overlay.Cover, _ kind: Overlay.Kind = .activity) -> SurfaceLayout {
        var layout = SurfaceLayout.of(
            kind, region: .view(Region.ID()), placement: cover == .refresh ? .top : nil)
        layout.style = layout.style.covering(cover)
        return layout
    }

    @Test func aBarLiesAlongTheTopAndNothingElseIsDrawn() {
        let frames = layout(.bar).frames(Self.region)
        #expect(frames.panel == Rect(20, 100, 300, 4))
        #expect(frames.parts == [.indicator: Rect(0, 0, 300, 4)])
        #expect(layout(.bar).style.scrim == .clear)
    }

    @Test func aBarKeepsClearOfWhatIsUnsafe() {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea = Insets(top: 44, left: 10)
        #expect(layout(.bar).frames(facts).panel == Rect(10, 44, 350, 4))
    }

    @Test func withoutRoomThereIsNoBar() {
        for insets in [Insets(left: 200, right: 160), Insets(top: 400, bottom: 240)] {
            var facts = LayoutFacts.window(360, 640)
            facts.safeArea = insets
            let frames = layout(.bar).frames(facts)
            #expect(frames.panel == .zero && frames.parts.isEmpty)
        }
    }

    @Test func aRefreshStandsAtTheTop() {
        let frames = layout(.refresh).frames(Self.region)
        #expect(frames.panel.midX == 170)
        #expect(frames.panel.minY == 112)
        #expect(frames.panel.height <= 44)
        #expect(frames.parts[.indicator] != nil && frames.parts[.message] != nil)
    }

    @Test(arguments: [Overlay.Kind.activity, .loading], [false, true])
    func textCanBeReadOverAnything(_ kind: Overlay.Kind, isClassic: Bool) {
        let appearance: Overlay.Appearance = isClassic ? .classic : .adaptive
        for cover in [Overlay.Cover.translucent, .refresh] {
            let plain = appearance.style(for: kind)
            let style = plain.covering(cover)
            for isDark in [false, true] {
                let color = style.message.color.color(isDark: isDark)
                let wanted = color.contrast(to: plain.ground(isDark: isDark))
                for below in [0.0, 1] {
                    let ground = style.ground(isDark: isDark, over: .gray(below))
                    #expect(color.contrast(to: ground) >= min(wanted, 4.5) - 0.01)
                }
            }
        }
    }

    @Test(arguments: [Overlay.Cover.translucent, .refresh])
    func aPanelOfTheAppsOwnStaysAsItIs(_ cover: Overlay.Cover) {
        let plain = Overlay.Style.adaptive(.loading)
        var own = plain
        own.panel = Overlay.Style.Panel(
            fill: .color(Overlay.Paint(.gray(0))), cornerRadius: 5, stroke: Overlay.Paint(.gray(1)))
        own.padding = Insets(all: 30)
        own.minimumSize = Size(width: 100, height: 100)
        let covering = own.covering(cover)
        #expect(covering.panel == own.panel && covering.padding == own.padding)
        #expect(covering.minimumSize == own.minimumSize)
        // A style without a panel gets a card, with a panel's padding.
        own.panel = nil
        let card = own.covering(cover)
        #expect(card.panel == plain.covering(cover).panel && card.padding == plain.covering(cover).padding)
        #expect(card.panel != nil && card.minimumSize == .zero)
    }

    @Test func aTranslucentOneLetsTheViewShineThrough() {
        for kind in [Overlay.Kind.activity, .loading] {
            let style = layout(.translucent, kind).style
            let cover = style.box?.fill ?? style.scrim
            for isDark in [false, true] {
                let alpha = cover.color(isDark: isDark).alpha
                #expect(alpha > 0.3 && alpha < 0.8)
            }
        }
    }
}
