extension Style {
    /// The style that follows the platform, in light and dark.
    ///
    /// Text has a contrast of at least 4.5 to 1 over its ground, whatever lies under a translucent one (WCAG 2.2,
    /// 1.4.3). At an edge a HUD is a toast: its parts in a row, its corners round.
    public static func adaptive(_ kind: Overlay.Kind, placement: Placement = .center) -> Style {
        switch kind {
        case .veil: adaptiveVeil
        case .loading: adaptiveLoading
        case .activity: adaptiveActivity
        case .sheet: adaptiveSheet
        case .hud: placement == .center ? adaptiveHUD : adaptiveToast
        }
    }

    /// A card over a dimmed window, as libadwaita's dialogs.
    private static var adaptiveVeil: Style {
        Style(
            scrim: Palette.dim, box: nil, groupOpacity: 1, panel: Palette.card(cornerRadius: 14),
            arrangement: .indicatorAboveText, padding: Insets(all: 24), spacing: 16, maximumTextWidth: 280,
            minimumTextSize: .zero, minimumSize: Size(width: 112, height: 80), maximumPanelWidth: 360,
            margin: 24,
            message: TextStyle(size: 15, colour: Palette.text),
            detail: TextStyle(size: 13, colour: Palette.quietText), indicator: Palette.indicator(size: 32))
    }

    /// A box over the region that lets a little of it through.
    private static var adaptiveLoading: Style {
        Style(
            scrim: .clear,
            box: Box(
                inset: Insets(all: 8), avoidsSafeArea: true, cornerRadius: 12, fill: Palette.cover,
                stroke: Palette.hairline, strokeWidth: 1),
            groupOpacity: 1, panel: nil, arrangement: .indicatorAboveText, padding: Insets(all: 8),
            spacing: 12,
            maximumTextWidth: 280, minimumTextSize: .zero, minimumSize: .zero, maximumPanelWidth: .infinity,
            margin: 8, message: TextStyle(size: 15, colour: Palette.text),
            detail: TextStyle(size: 13, colour: Palette.quietTextOnMaterial),
            indicator: Palette.indicator(size: 32))
    }

    /// A row on the ground of a view that has nothing to show yet.
    private static var adaptiveActivity: Style {
        Style(
            scrim: Palette.view, box: nil, groupOpacity: 1, panel: nil, arrangement: .indicatorThenText,
            padding: Insets(all: 8), spacing: 10, maximumTextWidth: 280, minimumTextSize: .zero,
            minimumSize: .zero, maximumPanelWidth: .infinity, margin: 12,
            message: TextStyle(size: 15, colour: Palette.quietText),
            detail: TextStyle(size: 13, colour: Palette.quietText), indicator: Palette.indicator(size: 20))
    }

    /// The app's view on a card that is flush with its edge.
    ///
    /// 640 points: the width of a comfortable column, past which a sheet over a wide window no longer looks like
    /// one.
    private static var adaptiveSheet: Style {
        Style(
            scrim: Palette.dim, box: nil, groupOpacity: 1, panel: Palette.card(cornerRadius: 14),
            arrangement: .indicatorAboveText, padding: Insets(all: 24), spacing: 16, maximumTextWidth: 360,
            minimumTextSize: .zero, minimumSize: .zero, maximumPanelWidth: 640, margin: 24,
            message: TextStyle(size: 15, colour: Palette.text),
            detail: TextStyle(size: 13, colour: Palette.quietText), indicator: Palette.indicator(size: 32))
    }

    /// A square of blurred material in the centre, with a large icon.
    private static var adaptiveHUD: Style {
        Style(
            scrim: .clear, box: nil, groupOpacity: 1, panel: Palette.blurred(cornerRadius: 14),
            arrangement: .indicatorAboveText, padding: Insets(top: 20, left: 24, bottom: 20, right: 24),
            spacing: 12, maximumTextWidth: 240, minimumTextSize: .zero,
            minimumSize: Size(width: 120, height: 0), maximumPanelWidth: 320, margin: 24,
            message: TextStyle(size: 15, weight: .semibold, colour: Palette.text),
            detail: TextStyle(size: 13, colour: Palette.quietTextOnMaterial),
            indicator: Palette.indicator(size: 40))
    }

    /// One line at an edge, round at its ends while it is one: padding 12 twice around an indicator of 20.
    private static var adaptiveToast: Style {
        Style(
            scrim: .clear, box: nil, groupOpacity: 1, panel: Palette.blurred(cornerRadius: 22),
            arrangement: .indicatorThenText, padding: Insets(top: 12, left: 18, bottom: 12, right: 18),
            spacing: 12, maximumTextWidth: 360, minimumTextSize: .zero,
            minimumSize: Size(width: 0, height: 44), maximumPanelWidth: 480, margin: 16,
            message: TextStyle(size: 15, colour: Palette.text),
            detail: TextStyle(size: 13, colour: Palette.quietTextOnMaterial),
            indicator: Palette.indicator(size: 20))
    }
}

/// The adaptive presets' colours: libadwaita's where it has one (its CSS variables in brackets), with quiet text
/// made dark enough to be read.
private enum Palette {
    /// The dimming of libadwaita's dialogs and bottom sheets: 14 % in light, 50 % in dark.
    static let dim = Paint(light: .grey(0, alpha: 0.14), dark: .grey(0, alpha: 0.5))
    /// The ground of a dialog (`--dialog-bg-color`).
    static let dialog = Paint(light: .hex(0xFAFAFB), dark: .hex(0x36363A))
    /// The ground of a list or text (`--view-bg-color`).
    static let view = Paint(light: .hex(0xFFFFFF), dark: .hex(0x1D1D20))
    /// Text (`--dialog-fg-color`, in light 80 % black over its ground).
    static let text = Paint(light: .grey(0.2), dark: .grey(1))
    /// A second line; libadwaita's 55 % would have a contrast of 3.
    static let quietText = Paint(light: .grey(0.4), dark: .grey(0.75))
    static let quietTextOnMaterial = Paint(light: .grey(0.3), dark: .grey(0.87))
    /// What is seen through a little, blurred; 80 % keeps text readable over anything.
    static let material = Paint(light: .grey(0.98, alpha: 0.8), dark: .hex(0x2E2E32, alpha: 0.8))
    /// The same where nothing is blurred: text below must not be read together with that on it.
    static let cover = Paint(light: .grey(0.98, alpha: 0.93), dark: .hex(0x2E2E32, alpha: 0.93))
    /// The line that sets a panel off from a ground of its own colour.
    static let hairline = Paint(light: .grey(0, alpha: 0.07), dark: .grey(1, alpha: 0.1))
    static let track = Paint(light: .grey(0, alpha: 0.15), dark: .grey(1, alpha: 0.15))
    static let shadow = Style.Shadow(
        colour: Paint(light: .grey(0, alpha: 0.16), dark: .grey(0, alpha: 0.4)), radius: 24, dy: 6)

    static func card(cornerRadius: Double) -> Style.Panel {
        Style.Panel(fill: .colour(dialog), cornerRadius: cornerRadius, stroke: hairline, shadow: shadow)
    }

    static func blurred(cornerRadius: Double) -> Style.Panel {
        Style.Panel(
            fill: .blur(radius: 24, tint: material), cornerRadius: cornerRadius, stroke: hairline,
            shadow: shadow)
    }

    /// An indicator of this size; its line is a tenth of it, as AdwSpinner's.
    static func indicator(size: Double) -> Style.IndicatorStyle {
        Style.IndicatorStyle(
            size: size, lineWidth: max(2, size / 10), colour: text, track: track,
            barSize: Size(width: 200, height: 6))
    }
}

extension Colour {
    /// A colour by its six hexadecimal digits.
    fileprivate static func hex(_ digits: UInt32, alpha: Double = 1) -> Colour {
        Colour(
            red: Double(digits >> 16 & 0xFF) / 255, green: Double(digits >> 8 & 0xFF) / 255,
            blue: Double(digits & 0xFF) / 255, alpha: alpha)
    }
}
