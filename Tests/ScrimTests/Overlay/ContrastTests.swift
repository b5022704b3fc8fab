import Testing

@_spi(Host) @testable import Scrim

@Suite struct ContrastTests {
    @Test func contrastIsThatOfTheGuidelines() {
        #expect(Overlay.Color.gray(0).contrast(to: .gray(1)).isClose(to: 21))
        #expect(Overlay.Color.gray(0.3).contrast(to: .gray(0.3)).isClose(to: 1))
        // #767676 is known as the lightest gray that has a contrast of 4.5 on white.
        #expect(Overlay.Color.gray(118.0 / 255).contrast(to: .gray(1)).isClose(to: 4.5415, within: 1e-3))
        #expect(Overlay.Color.gray(119.0 / 255).contrast(to: .gray(1)) < 4.5)
        #expect(
            Overlay.Color(red: 1, green: 0, blue: 0).contrast(to: .gray(1)).isClose(to: 3.9985, within: 1e-3))
    }

    @Test func mostReadableIsTheFurtherOfBlackAndWhite() {
        #expect(Overlay.Color.gray(0.9).mostReadable == .gray(0))
        #expect(Overlay.Color.gray(0.2).mostReadable == .gray(1))
        #expect(Overlay.Color(red: 1, green: 1, blue: 0).mostReadable == .gray(0))
    }

    @Test func translucentColorsMixWithTheirGround() {
        #expect(Overlay.Color.gray(0, alpha: 0.25).over(.gray(1)) == .gray(0.75))
        #expect(Overlay.Color.clear.over(.gray(0.3)) == .gray(0.3))
        #expect(Overlay.Color.gray(0.6).over(.gray(0)) == .gray(0.6))
    }

    /// Over the plain background of the scheme, and over the worst case under a translucent panel.
    @Test(
        arguments: [Overlay.Placement.center, .top],
        [(isDark: false, plain: [1.0, 0.0]), (isDark: true, plain: [0.0, 1.0])])
    func adaptiveTextCanBeRead(_ placement: Overlay.Placement, _ scheme: (isDark: Bool, plain: [Double])) {
        for kind in Overlay.Kind.allCases {
            let style = Overlay.Style.adaptive(kind, placement: placement)
            for plain in scheme.plain {
                let ground = style.ground(isDark: scheme.isDark, over: .gray(plain))
                for text in [style.message, style.detail] {
                    let color = text.color.color(isDark: scheme.isDark).over(ground)
                    #expect(color.contrast(to: ground) >= 4.5, "\(kind) over \(plain)")
                }
                let indicator = style.indicator.color.color(isDark: scheme.isDark).over(ground)
                #expect(indicator.contrast(to: ground) >= 3, "\(kind)")
            }
        }
    }

    /// A red that is lightened enough for a dark background would look pink.
    @Test(arguments: [false, true])
    func destructiveTitleIsRedAndReadable(_ isDark: Bool) {
        let style = Overlay.Style.adaptive(.question, placement: .center)
        var environment = Stage.Environment()
        environment.isDark = isDark
        let button = style.buttonColors(.destructive, in: environment)
        let ground = style.ground(isDark: isDark)
        #expect(button.text.contrast(to: button.fill.over(ground)) >= 4.5)
        for red in [button.text, style.fieldColors(in: environment).problem] {
            #expect(red.red - red.green >= 0.3 && red.red - red.blue >= 0.3)
        }
    }

    /// WCAG 2.2, 1.4.6.
    @Test(arguments: [false, true])
    func moreContrastIsForButtonsAndProblemsToo(_ isDark: Bool) {
        var environment = Stage.Environment()
        (environment.isDark, environment.increasesContrast) = (isDark, true)
        let style = Overlay.Style.adaptive(.question, placement: .center).adapted(to: environment)
        let ground = style.ground(isDark: isDark)
        for role in Overlay.ActionButton.Role.allCases {
            let button = style.buttonColors(role, in: environment)
            #expect(button.text.contrast(to: button.fill.over(ground)) >= 7, "\(role)")
        }
        let field = style.fieldColors(in: environment)
        #expect(field.problem.contrast(to: ground) >= 7 && field.accent.contrast(to: ground) >= 4.5)
    }

    /// WCAG 2.2, 1.4.11, for any accent: the ring stands out from the button and from the panel.
    @Test(arguments: [false, true], [false, true])
    func theRingAroundAButtonCanBeSeen(_ isDark: Bool, _ increasesContrast: Bool) {
        for accent in [Overlay.Color.gray(0), .gray(1), Overlay.Color(red: 0.9, green: 0.8, blue: 0)] {
            var environment = Stage.Environment()
            (environment.isDark, environment.increasesContrast) = (isDark, increasesContrast)
            environment.accent = accent
            let style = Overlay.Style.adaptive(.question, placement: .center).adapted(to: environment)
            let panel = style.ground(isDark: isDark)
            for role in Overlay.ActionButton.Role.allCases {
                let button = style.buttonColors(role, in: environment)
                let beside = role == .default ? panel : button.fill.over(panel)
                #expect(button.ring.contrast(to: beside) >= (increasesContrast ? 4.5 : 3), "\(role)")
            }
        }
    }

    /// A disabled button may say "Cancelling…".
    @Test(arguments: [false, true], Overlay.ActionButton.Role.allCases)
    func theTitleOfADisabledButtonCanBeRead(_ isDark: Bool, _ role: Overlay.ActionButton.Role) {
        var environment = Stage.Environment()
        environment.isDark = isDark
        let style = Overlay.Style.adaptive(.question, placement: .center)
        let (usual, disabled) = (
            style.buttonColors(.plain, in: environment),
            style.buttonColors(role, isEnabled: false, in: environment)
        )
        let ground = disabled.fill.over(style.ground(isDark: isDark))
        #expect(disabled.text.contrast(to: ground) >= 4.5)
        #expect(disabled.text.contrast(to: ground) < usual.text.contrast(to: ground))
        // The worst case is a dark app under a translucent light panel, and the other way round.
        let classic = Overlay.Style.classic(.veil)
        let worst = classic.ground(isDark: isDark, over: .gray(isDark ? 1 : 0))
        let seen = classic.buttonColors(role, isEnabled: false, in: environment)
        #expect(seen.text.contrast(to: seen.fill.over(worst)) >= 4.5)
    }

    /// The platform's colors, and two gray themes.
    private static func themed(_ isDark: Bool, _ increasesContrast: Bool) -> [Stage.Environment] {
        let themes = [(panel: 0.3, text: 0.9), (panel: 0.9, text: 0.3)].map { theme in
            Stage.Theme(
                panel: Overlay.Paint(.gray(theme.panel)), text: Overlay.Paint(.gray(theme.text)),
                view: Overlay.Paint(.gray(theme.panel)))
        }
        var environment = Stage.Environment()
        (environment.isDark, environment.increasesContrast) = (isDark, increasesContrast)
        return [environment]
            + themes.map { theme in
                var themed = environment
                themed.theme = theme
                return themed
            }
    }

    /// WCAG 2.2, 1.4.11, for any colors of the theme.
    @Test(arguments: [false, true], [false, true])
    func aSheetsGrabberCanBeSeen(_ isDark: Bool, _ increasesContrast: Bool) {
        for environment in Self.themed(isDark, increasesContrast) {
            let style = Overlay.Style.adaptive(.sheet).adapted(to: environment)
            let grabber = style.grabberColor(in: environment)
            #expect(grabber.alpha == 1)
            #expect(grabber.contrast(to: style.ground(isDark: isDark)) >= (increasesContrast ? 4.5 : 3))
        }
    }

    /// WCAG 2.2, 1.4.11, for any colors of the theme, and anything under a blurred panel.
    @Test(arguments: [Overlay.Placement.center, .bottom], [false, true])
    func theLineOfTheTimeThatIsLeftCanBeSeen(_ placement: Overlay.Placement, _ isDark: Bool) {
        for increasesContrast in [false, true] {
            for environment in Self.themed(isDark, increasesContrast) {
                let style = Overlay.Style.adaptive(.hud, placement: placement).adapted(to: environment)
                for plain in [0.0, 1] {
                    let ground = style.ground(isDark: isDark, over: .gray(plain))
                    let line = style.timeLineColor(in: environment)
                    #expect(
                        line.contrast(to: ground) >= (increasesContrast ? 4.5 : 3),
                        "over \(plain), \(String(describing: environment.theme))")
                }
            }
        }
    }

    /// This holds for any accent: the line around a focused field, and the text of a problem.
    @Test(arguments: [false, true])
    func theLinesAndWordsOfAFieldCanBeSeen(_ isDark: Bool) {
        let style = Overlay.Style.adaptive(.question, placement: .center)
        let ground = style.ground(isDark: isDark)
        for accent in [
            Overlay.Color.gray(0), .gray(0.5), .gray(1), Overlay.Color(red: 0.08, green: 0.33, blue: 0.62),
        ] {
            var environment = Stage.Environment()
            (environment.isDark, environment.accent) = (isDark, accent)
            let colors = style.fieldColors(in: environment)
            #expect(colors.accent.contrast(to: ground) >= 3, "\(accent)")
            #expect(colors.problem.contrast(to: ground) >= 4.5)
        }
    }
}
