@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// NaN is not even equal to itself, so nothing may wait until two states are equal.
@MainActor
@Suite struct StyleNumberTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity, -1])
    func aStyleOfNoNumbersIsShownAndGone(_ number: Double) {
        let host = TestHost()
        var style = Overlay.Style.adaptive(.veil)
        (style.margin, style.spacing, style.maximumTextWidth) = (number, number, number)
        style.padding = Insets(all: number)
        style.scrim = Overlay.Paint(.gray(0, alpha: number))
        var overlay = Overlay.veil("Hello").with(\.appearance, .custom(style))
        overlay.transition = .fade(.milliseconds(200), Motion.Curve(number, number, number, number))
        let veil = host.overlays.show(overlay)
        host.pass(1000)
        #expect(host.isShowing("Hello"))
        veil.dismiss()
        host.pass(1000)
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    /// A host draws with these numbers unchecked.
    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
    func whatAHostDrawsWithCanBeDrawn(_ number: Double) throws {
        let host = TestHost()
        var style = Overlay.Style.adaptive(.veil)
        (style.message.size, style.detail.size, style.topBar) = (number, number, number)
        (style.indicator.size, style.indicator.lineWidth) = (number, number)
        style.indicator.barSize = Size(width: number, height: number)
        style.box = Overlay.Style.Box(
            inset: .zero, cornerRadius: number, fill: .clear, strokeWidth: number)
        style.panel = Overlay.Style.Panel(
            fill: .blur(radius: number, tint: .clear), cornerRadius: number,
            shadow: Overlay.Style.Shadow(color: .clear, radius: number, dy: number))
        _ = host.overlays.show(.veil("Hello").with(\.appearance, .custom(style)).instant)
        let drawn = try #require(host.surface(saying: "Hello")).style
        let (box, panel) = (try #require(drawn.box), try #require(drawn.panel))
        let shadow = try #require(panel.shadow)
        guard case .blur(let blur, _) = panel.fill else { return #expect(Bool(false), "It is blurred") }
        var lengths = [drawn.message.size, drawn.detail.size, try #require(drawn.topBar)]
        lengths += [drawn.indicator.size, drawn.indicator.lineWidth]
        lengths += [drawn.indicator.barSize.width, drawn.indicator.barSize.height]
        lengths += [box.cornerRadius, box.strokeWidth, panel.cornerRadius, blur, shadow.radius]
        #expect(lengths.allSatisfy { (0...1e6).contains($0) })
        #expect(abs(shadow.dy) <= 1e6)
        host.clear()
    }

    @Test func aColorsComponentsStayInTheirRange() {
        var color = Overlay.Color(red: .nan, green: 2, blue: -1, alpha: .infinity)
        #expect(color == Overlay.Color(red: 0, green: 1, blue: 0, alpha: 1))
        (color.red, color.green, color.blue, color.alpha) = (-.infinity, .nan, 7, .nan)
        #expect(color == Overlay.Color(red: 0, green: 0, blue: 1, alpha: 0))
    }

    @Test func aSheetOfNoNumbersIsShownAndDragged() {
        let host = TestHost()
        let sheet = host.sheet([.points(.nan), .fraction(.nan), .keepClear(.nan), .content]) {
            $0.sheet.undimmedThrough = .points(.nan)
            $0.sheet.initial = .fraction(.nan)
            $0.sheet.dismissal = .past(.nan)
            $0.appearance = .custom(Overlay.Style.adaptive(.sheet))
        }
        #expect(host.shownHeight == 300)
        sheet.detent = .points(.nan)
        sheet.detents = [.points(.nan), .points(120)]
        host.pass(2000)
        #expect(host.shownHeight == 120)
        host.drag("View", through: host.way(100, within: 60))
        #expect(sheet.outcome == .shown(.drag))
        host.pass(2000)
        #expect(host.leftovers == [])
    }
}
