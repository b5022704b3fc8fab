import Testing

@_spi(Host) @testable import Scrim

/// The classic styles have the numbers of the posts.
@Suite struct ClassicStyleTests {
    @Test func veil() {
        let style = Overlay.Style.classic(.veil)
        #expect(style.scrim == Overlay.Paint(.gray(2.0 / 3)))
        #expect(style.groupOpacity == 0.8)
        #expect(style.panel == Overlay.Style.Panel(fill: .color(Overlay.Paint(.gray(1))), cornerRadius: 10))
        #expect(style.padding == Insets(all: 10))
        #expect(style.spacing == 10)
        #expect(style.message == Overlay.Style.TextStyle(size: 14, color: Overlay.Paint(.gray(0))))
        #expect(style.maximumTextWidth == 240)
        #expect(style.indicator.size == 20)
        #expect(style.indicator.spinner == .spokes(12))
        #expect(style.arrangement == .textAboveIndicator)
    }

    @Test func loading() throws {
        let style = Overlay.Style.classic(.loading)
        let box = try #require(style.box)
        #expect(box.inset == Insets(all: 8))
        #expect(box.topOverKeyboard == 20)
        #expect(box.cornerRadius == 5)
        #expect(box.fill == Overlay.Paint(.gray(0, alpha: 0.85)))
        #expect(box.stroke == Overlay.Paint(.gray(1, alpha: 0.25)))
        #expect(box.strokeWidth == 1)
        #expect(style.indicator.color == Overlay.Paint(.gray(1)))
        #expect(style.indicator.size == 37)
        #expect(style.panel == nil)
        #expect(style.scrim == .clear)
    }

    @Test func activity() {
        let style = Overlay.Style.classic(.activity)
        #expect(style.scrim == Overlay.Paint(.gray(1)))
        #expect(
            style.message
                == Overlay.Style.TextStyle(size: 17, weight: .bold, color: Overlay.Paint(.gray(2.0 / 3))))
        #expect(style.minimumTextSize == Size(width: 70, height: 25))
        #expect(style.minimumSize == Size(width: 110, height: 30))
        #expect(style.indicator.size == 30)
        #expect(style.arrangement == .textThenIndicator)
    }

    @Test func sheet() {
        let style = Overlay.Style.classic(.sheet)
        #expect(style.scrim == Overlay.Paint(.gray(0, alpha: 0.2)))
        #expect(style.panel?.fill == Overlay.Style.Fill.none)
        #expect(style.maximumPanelWidth == .infinity)
    }

    @Test func hud() {
        let style = Overlay.Style.classic(.hud)
        #expect(style.scrim == .clear)
        #expect(style.panel?.cornerRadius == 14)
        guard case .blur = style.panel?.fill else {
            Issue.record("not blurred")
            return
        }
    }
}

/// Every style follows what the user has set on the platform.
@Suite struct StyleEnvironmentTests {
    static let styles = Overlay.Kind.allCases.flatMap {
        [
            Overlay.Style.adaptive($0), .adaptive($0, placement: .bottom), .classic($0),
            .classic($0, placement: .top),
        ]
    }

    /// A spinner may turn for a long time, and each of its frames costs CPU time.
    @Test func spinnersTurnInEightStepsUnlessToldOtherwise() {
        for kind in Overlay.Kind.allCases {
            for placement in [Overlay.Placement.center, .bottom] {
                #expect(Overlay.Style.adaptive(kind, placement: placement).indicator.spinner == .spokes(8))
            }
        }
    }

    @Test func withoutWishesAStyleIsItself() {
        var environment = Stage.Environment()
        environment.isDark = true
        environment.reducesMotion = true
        for style in Self.styles { #expect(style.adapted(to: environment) == style) }
    }

    @Test func reducedTransparencyLeavesOnlyTheScrimTranslucent() {
        var environment = Stage.Environment()
        environment.reducesTransparency = true
        for style in Self.styles {
            let adapted = style.adapted(to: environment)
            #expect(adapted.groupOpacity == 1)
            if let box = adapted.box { #expect(box.fill.light.alpha == 1 && box.fill.dark.alpha == 1) }
            switch adapted.panel?.fill {
            case .blur: Issue.record("still blurred")
            case .color(let paint): #expect(paint.light.alpha == 1 && paint.dark.alpha == 1)
            case .some(.none), nil: break
            }
            #expect(adapted.scrim.light.alpha == style.scrim.light.alpha * style.groupOpacity)
            #expect(adapted.adapted(to: environment) == adapted)
        }
    }

    @Test func increasedContrastIsBlackAndWhiteWithEdges() {
        var environment = Stage.Environment()
        environment.increasesContrast = true
        for style in Self.styles {
            let adapted = style.adapted(to: environment)
            for isDark in [false, true] {
                let ground = adapted.ground(isDark: isDark)
                for paint in [adapted.message.color, adapted.detail.color, adapted.indicator.color] {
                    #expect(paint.color(isDark: isDark).contrast(to: ground) >= 7)
                }
                if let panel = adapted.panel, panel.fill != .none {
                    #expect(panel.stroke.color(isDark: isDark).over(ground).contrast(to: ground) >= 3)
                }
                if let box = adapted.box {
                    #expect(box.stroke.color(isDark: isDark).over(ground).contrast(to: ground) >= 3)
                    #expect(box.strokeWidth > 0)
                }
                let done = adapted.indicator.color.color(isDark: isDark)
                let track = adapted.indicator.track.color(isDark: isDark).over(ground)
                #expect(done.contrast(to: track) >= 3)
            }
            #expect(adapted.adapted(to: environment) == adapted)
        }
    }

    @Test func bothWishesAreMetTogether() {
        var environment = Stage.Environment()
        environment.increasesContrast = true
        environment.reducesTransparency = true
        let style = Overlay.Style.adaptive(.hud).adapted(to: environment)
        guard case .color(let paint) = style.panel?.fill else {
            Issue.record("not opaque")
            return
        }
        #expect(paint.light.alpha == 1)
        #expect(style.message.color == Overlay.Paint(light: .gray(0), dark: .gray(1)))
    }

    /// Without the blur, nothing would be left of its background.
    @Test(arguments: [false, true])
    func aBlurredPanelWithoutATintStaysBlurred(wantsContrast: Bool) {
        var environment = Stage.Environment()
        environment.increasesContrast = wantsContrast
        environment.reducesTransparency = !wantsContrast
        var style = Overlay.Style.adaptive(.hud)
        style.panel?.fill = .blur(radius: 20, tint: .clear)
        #expect(style.adapted(to: environment).panel?.fill == .blur(radius: 20, tint: .clear))
    }

    @Test func aSheetInTheAppsOwnShapeGetsNoEdge() {
        var environment = Stage.Environment()
        environment.increasesContrast = true
        #expect(Overlay.Style.classic(.sheet).adapted(to: environment).panel?.stroke == .clear)
    }
}
