import Testing

@testable import Scrim

@Suite struct ContrastTests {
    @Test func contrastIsThatOfTheGuidelines() {
        #expect(Colour.grey(0).contrast(to: .grey(1)).isClose(to: 21))
        #expect(Colour.grey(0.3).contrast(to: .grey(0.3)).isClose(to: 1))
        // #767676 on white: the well-known last grey that passes 4.5.
        #expect(Colour.grey(118.0 / 255).contrast(to: .grey(1)).isClose(to: 4.5415, within: 1e-3))
        #expect(Colour.grey(119.0 / 255).contrast(to: .grey(1)) < 4.5)
        #expect(
            Colour(red: 1, green: 0, blue: 0).contrast(to: .grey(1)).isClose(to: 3.9985, within: 1e-3))
    }

    @Test func mostReadableIsTheFurtherOfBlackAndWhite() {
        #expect(Colour.grey(0.9).mostReadable == .grey(0))
        #expect(Colour.grey(0.2).mostReadable == .grey(1))
        #expect(Colour(red: 1, green: 1, blue: 0).mostReadable == .grey(0))
    }

    @Test func translucentColoursMixWithTheirGround() {
        #expect(Colour.grey(0, alpha: 0.25).over(.grey(1)) == .grey(0.75))
        #expect(Colour.clear.over(.grey(0.3)) == .grey(0.3))
        #expect(Colour.grey(0.6).over(.grey(0)) == .grey(0.6))
    }

    /// Over the scheme's plain ground, and over the worst that can lie under a translucent one.
    @Test(
        arguments: [Placement.center, .top],
        [(isDark: false, plain: [1.0, 0.0]), (isDark: true, plain: [0.0, 1.0])])
    func adaptiveTextCanBeRead(_ placement: Placement, _ scheme: (isDark: Bool, plain: [Double])) {
        for kind in Overlay.Kind.allCases {
            let style = Style.adaptive(kind, placement: placement)
            for plain in scheme.plain {
                let ground = style.ground(isDark: scheme.isDark, over: .grey(plain))
                for text in [style.message, style.detail] {
                    let colour = text.colour.colour(isDark: scheme.isDark).over(ground)
                    #expect(colour.contrast(to: ground) >= 4.5, "\(kind) over \(plain)")
                }
                let indicator = style.indicator.colour.colour(isDark: scheme.isDark).over(ground)
                #expect(indicator.contrast(to: ground) >= 3, "\(kind)")
            }
        }
    }
}
