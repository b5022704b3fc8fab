import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// The adaptive presets in the colors of the app's theme.
@Suite struct ThemeTests {
    private static func environment(
        panel: Overlay.Color, text: Overlay.Color, view: Overlay.Color? = nil, isDark: Bool = false
    ) -> Stage.Environment {
        var environment = Stage.Environment()
        environment.theme = Stage.Theme(
            panel: Overlay.Paint(panel), text: Overlay.Paint(text), view: Overlay.Paint(view ?? panel))
        environment.isDark = isDark
        return environment
    }

    private static let sepia = Overlay.Color(red: 0.96, green: 0.91, blue: 0.8)
    private static let brown = Overlay.Color(red: 0.25, green: 0.15, blue: 0.05)

    @Test(arguments: [Overlay.Kind.veil, .sheet, .question])
    func aCardHasTheThemesColors(_ kind: Overlay.Kind) {
        let style = Overlay.Style.adaptive(kind).adapted(
            to: Self.environment(panel: Self.sepia, text: Self.brown))
        #expect(style.panel?.fill == .color(Overlay.Paint(Self.sepia)))
        #expect(style.message.color == Overlay.Paint(Self.brown))
    }

    @Test func theLineOfTheTimeThatIsLeftHasTheMessagesColor() {
        var style = Overlay.Style.adaptive(.hud)
        style.message.color = Overlay.Paint(light: Self.brown.withAlpha(0.5), dark: Self.sepia)
        for isDark in [false, true] {
            var environment = Stage.Environment()
            environment.isDark = isDark
            let line = style.timeLineColor(in: environment)
            #expect(line.alpha == 1 && line.red > line.green && line.green > line.blue)
        }
    }

    @Test func aBlurredPanelIsTintedWithTheThemesColor() {
        let style = Overlay.Style.adaptive(.hud).adapted(
            to: Self.environment(panel: Self.sepia, text: Self.brown))
        guard case .blur(_, let tint) = style.panel?.fill else {
            Issue.record("it is blurred")
            return
        }
        #expect(tint.light.red == Self.sepia.red && tint.light.alpha == 0.8)
    }

    /// A toolkit's material has its own tint: text that is made for the theme's panel would be on another color.
    @Test(arguments: [Overlay.Placement.center, .bottom])
    func whereTheMaterialHasItsOwnTintAThemesNoticeIsFilled(_ placement: Overlay.Placement) {
        let notice = Overlay.Style.adaptive(.hud, placement: placement)
        var environment = Self.environment(panel: Self.blue, text: .gray(1))
        environment.hasTintedMaterial = true
        let style = notice.adapted(to: environment)
        #expect(style.panel?.fill == .color(Overlay.Paint(Self.blue)))
        #expect(style.message.color == Overlay.Paint(.gray(1)))
        environment.theme = Stage.Theme(cornerRadius: 4)
        #expect(notice.adapted(to: environment).panel?.fill == notice.panel?.fill)
    }

    @Test func whereTheMaterialHasItsOwnTintAStylesTintFillsThePanel() {
        var environment = Stage.Environment()
        environment.hasTintedMaterial = true
        func fill(_ tint: Overlay.Color) -> Overlay.Style.Fill? {
            var own = Overlay.Style.adaptive(.hud)
            own.panel?.fill = .blur(radius: 20, tint: Overlay.Paint(tint))
            return own.adapted(to: environment).panel?.fill
        }
        #expect(fill(Self.violet.withAlpha(0.7)) == .color(Overlay.Paint(Self.violet)))
        for faint in [Overlay.Color.clear, Self.violet.withAlpha(0.2)] {
            #expect(fill(faint) == .blur(radius: 20, tint: Overlay.Paint(faint)))
        }
        let classic = Overlay.Style.classic(.hud)
        #expect(classic.adapted(to: environment) == classic)
    }

    /// WCAG 2.2, 1.4.3, for any theme, over any app.
    @Test(arguments: Overlay.Kind.allCases, [Overlay.Placement.center, .bottom])
    func textStaysReadable(_ kind: Overlay.Kind, _ placement: Overlay.Placement) {
        let levels = [0.0, 0.3, 0.5, 0.7, 1]
        for panel in levels {
            for text in levels {
                let environment = Self.environment(
                    panel: .gray(panel), text: .gray(text), isDark: panel < 0.5)
                let style = Overlay.Style.adaptive(kind, placement: placement).adapted(to: environment)
                for below in [0.0, 1] {
                    let ground = style.ground(isDark: environment.isDark, over: .gray(below))
                    for line in [style.message, style.detail] {
                        let color = line.color.color(isDark: environment.isDark).over(ground)
                        #expect(color.contrast(to: ground) >= 4.5, "\(panel), \(text) over \(below)")
                    }
                }
            }
        }
    }

    /// GNOME's blue, on which white has a contrast of 6.3.
    private static let blue = Overlay.Color(red: 0.102, green: 0.373, blue: 0.706)

    @Test(arguments: [Overlay.Placement.center, .bottom], [false, true])
    func aNoticeKeepsATextThatIsReadableOnTheThemesPanel(_ placement: Overlay.Placement, _ isDark: Bool) {
        let environment = Self.environment(panel: Self.blue, text: .gray(1), isDark: isDark)
        let style = Overlay.Style.adaptive(.hud, placement: placement).adapted(to: environment)
        #expect(style.message.color.color(isDark: isDark) == .gray(1))
        for below in [0.0, 1] {
            let ground = style.ground(isDark: isDark, over: .gray(below))
            #expect(Overlay.Color.gray(1).contrast(to: ground) >= 4.5, "over \(below)")
        }
    }

    /// A list may be dark while dialogs are light, or the reverse: text over the list is read on the list's background.
    @Test(arguments: [Overlay.Kind.loading, .activity], [false, true])
    func textOverAViewIsReadOnTheViewsGround(_ kind: Overlay.Kind, _ isDark: Bool) {
        let environment = Self.environment(
            panel: .gray(isDark ? 0.9 : 0.1), text: .gray(isDark ? 0.1 : 0.9),
            view: .gray(isDark ? 0.1 : 0.9),
            isDark: isDark)
        for cover in [Overlay.Cover.opaque, .translucent] {
            let style = Overlay.Style.adaptive(kind).adapted(to: environment, cover: cover)
            let ground = style.ground(isDark: isDark)
            for line in [style.message, style.detail] {
                #expect(line.color.color(isDark: isDark).over(ground).contrast(to: ground) >= 4.5, "\(cover)")
            }
        }
    }

    /// What a cover hides is as much the theme's as its card.
    @MainActor @Test(arguments: [Overlay.Kind.loading, .activity])
    func aTranslucentCoverHasTheThemesViewColorAndCorners(_ kind: Overlay.Kind) throws {
        let screen = TestHost()
        screen.stage.defaults.theme = Stage.Theme(
            text: Overlay.Paint(.gray(1)), view: Overlay.Paint(Self.blue), cornerRadius: 7)
        let overlay: Overlay =
            kind == .loading ? .loading("Loading", cover: .translucent) : .activity(cover: .translucent)
        let busy = screen.overlays.show(overlay)
        screen.advance(by: .seconds(1))
        let style = try #require(screen.plan.surfaces.first).style
        let haze = (style.box?.fill ?? style.scrim).light
        #expect(haze.withAlpha(1) == Self.blue && haze.alpha > 0.3 && haze.alpha < 0.8)
        let card = try #require(style.panel)
        #expect(card.fill == .color(Overlay.Paint(Self.blue)) && card.cornerRadius == 6)
        let ink = style.message.color.light
        #expect(card.stroke.light.withAlpha(1) == ink && ink.contrast(to: Self.blue) >= 4.5)
        busy.dismiss()
    }

    /// A refresh has round ends, unless the theme's dialogs are less round than the presets.
    @Test func aRefreshIsRoundInTheSameProportion() {
        func corners(_ radius: Double?) -> Double? {
            Overlay.Style.adaptive(.activity).adapted(
                to: Stage.Environment(), in: Stage.Theme(cornerRadius: radius), cover: .refresh
            ).panel?.cornerRadius
        }
        #expect(corners(nil) == 20 && corners(7) == 10 && corners(30) == 20 && corners(.nan) == 20)
    }

    @Test func aTranslucentTextIsTheColorThatIsSeen() {
        let style = Overlay.Style.adaptive(.question).adapted(
            to: Self.environment(panel: .gray(1), text: .gray(0, alpha: 0.8)))
        #expect(abs(style.message.color.light.red - 0.2) < 0.01 && style.message.color.light.alpha == 1)
    }

    @Test func colorsOfTheAppsOwnStay() {
        let environment = Self.environment(panel: Self.sepia, text: Self.brown)
        #expect(Overlay.Style.classic(.veil).adapted(to: environment) == Overlay.Style.classic(.veil))
        var own = Overlay.Style.adaptive(.veil)
        own.message.color = Overlay.Paint(.gray(0.1))
        #expect(own.adapted(to: environment).message.color == Overlay.Paint(.gray(0.1)))
    }

    private static func corners(_ style: Overlay.Style, _ radius: Double) -> Double? {
        var environment = environment(panel: sepia, text: brown)
        environment.theme.cornerRadius = radius
        return style.adapted(to: environment).panel?.cornerRadius
    }

    @Test(arguments: [Overlay.Kind.veil, .sheet, .question, .hud])
    func aPanelHasTheThemesCorners(_ kind: Overlay.Kind) {
        for radius in [0.0, 5, 30] { #expect(Self.corners(.adaptive(kind), radius) == radius) }
    }

    /// A notice at an edge has fully round ends, unless the theme's dialogs are less round than the presets.
    @Test func aNoticeIsRounderInTheSameProportion() {
        let notice = Overlay.Style.adaptive(.hud, placement: .bottom)
        #expect(Self.corners(notice, 0) == 0)
        #expect(Self.corners(notice, 7) == 11)
        #expect(Self.corners(notice, 14) == 22)
        #expect(Self.corners(notice, 30) == 22)
    }

    @Test func cornersOfTheAppsOwnStay() {
        var own = Overlay.Style.adaptive(.veil)
        own.panel?.cornerRadius = 3
        #expect(Self.corners(own, 20) == 3)
        for kind in Overlay.Kind.allCases where kind != .question {
            #expect(
                Self.corners(.classic(kind), 20) == Overlay.Style.classic(kind).panel?.cornerRadius,
                "\(kind)")
        }
    }

    @Test(arguments: [-4.0, .nan, .infinity])
    func aRadiusThatIsNoneIsHarmless(_ radius: Double) throws {
        let corners = try #require(Self.corners(.adaptive(.veil), radius))
        #expect(corners == 0 || corners == 14)
    }

    // MARK: The app's own theme

    private static let violet = Overlay.Color(red: 0.35, green: 0.1, blue: 0.6)

    @Test func withoutAThemeAStyleStays() {
        for kind in Overlay.Kind.allCases {
            #expect(Overlay.Style.adaptive(kind).themed(Stage.Theme()) == Overlay.Style.adaptive(kind))
        }
    }

    @Test func theAppsAccentGoesBeforeThePlatforms() {
        var environment = Stage.Environment()
        environment.accent = .gray(0.2)
        let theme = Stage.Theme(accent: Overlay.Paint(Self.violet))
        let style = Overlay.Style.adaptive(.question).adapted(to: environment, in: theme)
        #expect(style.buttonColors(.default, in: environment).fill == Self.violet)
        #expect(style.fieldColors(in: environment).accent == Self.violet)
        #expect(
            Overlay.Style.adaptive(.question).buttonColors(.default, in: environment).fill == .gray(0.2))
    }

    @Test func anAccentHasAColorForEachScheme() {
        let theme = Stage.Theme(accent: Overlay.Paint(light: Self.violet, dark: .gray(0.9)))
        var environment = Stage.Environment()
        environment.isDark = true
        let style = Overlay.Style.adaptive(.question).adapted(to: environment, in: theme)
        #expect(style.buttonColors(.default, in: environment).fill == .gray(0.9))
    }

    @Test func whatTheAppLeavesOpenIsThePlatforms() {
        let environment = Self.environment(panel: Self.sepia, text: Self.brown)
        let style = Overlay.Style.adaptive(.veil).adapted(to: environment, in: Stage.Theme(cornerRadius: 3))
        #expect(style.panel?.fill == .color(Overlay.Paint(Self.sepia)))
        #expect(style.message.color == Overlay.Paint(Self.brown))
        #expect(style.panel?.cornerRadius == 3)
    }

    /// On a panel that is dark in a light app, the presets' text becomes light.
    @Test(arguments: Overlay.Kind.allCases)
    func aGroundAloneKeepsTextReadable(_ kind: Overlay.Kind) {
        let night = Overlay.Paint(.gray(0.1))
        let theme = Stage.Theme(panel: night, view: night)
        for isDark in [false, true] {
            var environment = Stage.Environment()
            environment.isDark = isDark
            let style = Overlay.Style.adaptive(kind).adapted(to: environment, in: theme)
            let ground = style.ground(isDark: isDark)
            for line in [style.message, style.detail] {
                #expect(line.color.color(isDark: isDark).over(ground).contrast(to: ground) >= 4.5)
            }
            #expect(style.indicator.color.color(isDark: isDark).over(ground).contrast(to: ground) >= 3)
        }
    }

    @Test func anIndicatorHasAColorOfItsOwn() {
        let theme = Stage.Theme(indicator: Overlay.Paint(Self.violet))
        let style = Overlay.Style.adaptive(.veil).adapted(to: Stage.Environment(), in: theme)
        #expect(style.indicator.color.light == Self.violet)
        #expect(style.message.color == Overlay.Style.adaptive(.veil).message.color)
        // On a dark panel the accent is lightened until it has the contrast of a line.
        let dark = style.indicator.color.dark
        #expect(dark != Self.violet && dark.contrast(to: style.ground(isDark: true)) >= 3)
    }

    @Test func aStyleOfTheAppsOwnKeepsItsAccent() {
        var own = Overlay.Style.adaptive(.question)
        own.accent = Overlay.Paint(.gray(0.3))
        let style = own.adapted(
            to: Stage.Environment(), in: Stage.Theme(accent: Overlay.Paint(Self.violet)))
        #expect(style.buttonColors(.default, in: Stage.Environment()).fill == .gray(0.3))
    }

    @MainActor @Test func aThemeChangesWhatIsUp() throws {
        let screen = TestHost()
        let veil = screen.overlays.show(.veil("Saving…"))
        screen.advance(by: .seconds(1))
        screen.overlays.stage.defaults.theme.panel = Overlay.Paint(Self.sepia)
        screen.advance(by: .seconds(1))
        let surface = try #require(screen.plan.surfaces.first)
        #expect(surface.style.panel?.fill == .color(Overlay.Paint(Self.sepia)))
        veil.dismiss()
    }

    @Test func moreContrastGoesBeforeTheTheme() {
        var environment = Self.environment(panel: Self.sepia, text: Self.brown)
        environment.increasesContrast = true
        let style = Overlay.Style.adaptive(.veil).adapted(to: environment)
        #expect(style.message.color == Overlay.Paint(.gray(0)))
    }

    /// The presets' material has a contrast of 7 over any app, and stays.
    @Test(arguments: [Overlay.Placement.center, .bottom])
    func withMoreContrastOnlyAThemesMaterialIsOpaque(_ placement: Overlay.Placement) {
        let notice = Overlay.Style.adaptive(.hud, placement: placement)
        var environment = Self.environment(panel: Self.blue, text: .gray(1))
        environment.increasesContrast = true
        let style = notice.adapted(to: environment)
        #expect(style.panel?.fill == .color(Overlay.Paint(Self.blue)))
        #expect(style.message.color == Overlay.Paint(.gray(1)))
        environment.theme = Stage.Theme()
        #expect(notice.adapted(to: environment).panel?.fill == notice.panel?.fill)
    }

    // MARK: Font and icons

    @Test func textIsInTheThemesFontUnlessItsStyleHasAnother() {
        let theme = Stage.Theme(font: "Brand")
        for appearance in [Overlay.Appearance.adaptive, .classic] {
            let style = appearance.style(for: .veil).adapted(to: Stage.Environment(), in: theme)
            #expect(style.message.family == "Brand" && style.detail.family == "Brand")
            #expect(style.buttonText.family == "Brand")
        }
        var own = Overlay.Style.adaptive(.veil)
        own.detail.family = "Other"
        let style = own.adapted(to: Stage.Environment(), in: theme)
        #expect(style.message.family == "Brand" && style.detail.family == "Other")
        #expect(Overlay.Style.adaptive(.veil).adapted(to: Stage.Environment()).message.family == nil)
    }

    @MainActor @Test func aStatusHasTheAppsPictureAndKeepsItsHaptic() throws {
        let screen = TestHost()
        screen.stage.defaults.playsHaptics = true
        screen.stage.defaults.theme.icons = [.success: .named("seal")]
        let veil = screen.overlays.show(.veil("Saving…"))
        screen.advance(by: .seconds(1))
        veil.finish(.success("Saved"))
        screen.advance(by: .milliseconds(500))
        let saved = try #require(screen.surface(saying: "Saved"))
        #expect(saved.panel.indicator == .icon(.named("seal")))
        #expect(screen.haptics == [.success])
        screen.advance(by: .seconds(10))
        screen.overlays.flash(.hud("Not saved", icon: .failure))
        screen.advance(by: .milliseconds(500))
        let failed = try #require(screen.surface(saying: "Not saved"))
        #expect(failed.panel.indicator == .icon(.failure))
        screen.advance(by: .seconds(10))
        #expect(screen.leftovers == [])
    }

    @Test func iconsOfTwoThemesGoTogether() {
        let own = Stage.Theme(icons: [.success: .named("seal")])
        let platforms = Stage.Theme(icons: [.success: .named("tick"), .failure: .named("storm")])
        #expect(own.over(platforms).icons == [.success: .named("seal"), .failure: .named("storm")])
    }
}
