extension Overlay.Style {
    /// The style that follows the platform, in light and dark.
    ///
    /// Text has a contrast of at least 4.5 to 1 to its background, even if that is translucent, over any app (WCAG 2.2,
    /// 1.4.3). At an edge a HUD is a toast: its parts in a row, its corners round.
    public static func adaptive(_ kind: Overlay.Kind, placement: Overlay.Placement = .center) -> Overlay.Style
    {
        switch kind {
        case .veil: adaptiveVeil
        case .loading: adaptiveLoading
        case .activity: adaptiveActivity
        case .sheet: adaptiveSheet
        case .hud: placement == .center ? adaptiveHUD : adaptiveToast
        case .question: adaptiveQuestion
        }
    }

    /// A card over a dimmed window, as libadwaita's dialogs.
    private static var adaptiveVeil: Overlay.Style {
        Overlay.Style(
            scrim: Palette.dim, box: nil, groupOpacity: 1,
            panel: Palette.card(cornerRadius: Palette.cardRadius),
            arrangement: .indicatorAboveText, padding: Insets(all: 24), spacing: 16, maximumTextWidth: 280,
            minimumTextSize: .zero, minimumSize: Size(width: 112, height: 80), maximumPanelWidth: 360,
            margin: 24,
            message: TextStyle(size: 15, color: Palette.text),
            detail: TextStyle(size: 13, color: Palette.quietText), indicator: Palette.indicator(size: 32))
    }

    /// A card over a dimmed window, with a heading, a text and wide buttons, as AdwAlertDialog's: at least 300 points
    /// wide, 24 from its edge to the text.
    static var adaptiveQuestion: Overlay.Style {
        var style = Overlay.Style(
            scrim: Palette.dim, box: nil, groupOpacity: 1,
            panel: Palette.card(cornerRadius: Palette.questionRadius),
            arrangement: .indicatorAboveText, padding: Insets(all: 24), spacing: 20, maximumTextWidth: 340,
            minimumTextSize: .zero, minimumSize: Size(width: 300, height: 0), maximumPanelWidth: 420,
            margin: 24,
            message: TextStyle(size: 18, weight: .bold, color: Palette.text),
            detail: TextStyle(size: 15, color: Palette.text), indicator: Palette.indicator(size: 40))
        style.buttons = .equal
        return style
    }

    /// The plain background of a view without content, to the region's edges, and under the unsafe area at the
    /// top of the window.
    private static var adaptiveLoading: Overlay.Style {
        Overlay.Style(
            scrim: .clear,
            box: Box(inset: .zero, avoidsSafeArea: true, cornerRadius: 0, fill: Palette.view),
            groupOpacity: 1, panel: nil, arrangement: .indicatorAboveText, padding: Insets(all: 8),
            spacing: 12,
            maximumTextWidth: 280, minimumTextSize: .zero, minimumSize: .zero, maximumPanelWidth: .infinity,
            margin: 8, message: TextStyle(size: 15, color: Palette.text),
            detail: TextStyle(size: 13, color: Palette.quietText),
            indicator: Palette.indicator(size: 32))
    }

    /// A row on the plain background of a view.
    private static var adaptiveActivity: Overlay.Style {
        Overlay.Style(
            scrim: Palette.view, box: nil, groupOpacity: 1, panel: nil, arrangement: .indicatorThenText,
            padding: Insets(all: 8), spacing: 10, maximumTextWidth: 280, minimumTextSize: .zero,
            minimumSize: .zero, maximumPanelWidth: .infinity, margin: 12,
            message: TextStyle(size: 15, color: Palette.quietText),
            detail: TextStyle(size: 13, color: Palette.quietText), indicator: Palette.indicator(size: 20))
    }

    /// The app's view on a card that is flush with its edge.
    ///
    /// 640 points is the width of a comfortable column; a wider sheet in a wide window no longer looks like a sheet.
    private static var adaptiveSheet: Overlay.Style {
        Overlay.Style(
            scrim: Palette.dim, box: nil, groupOpacity: 1,
            panel: Palette.card(cornerRadius: Palette.cardRadius),
            arrangement: .indicatorAboveText, padding: Insets(all: 24), spacing: 16, maximumTextWidth: 360,
            minimumTextSize: .zero, minimumSize: .zero, maximumPanelWidth: 640, margin: 24,
            message: TextStyle(size: 15, color: Palette.text),
            detail: TextStyle(size: 13, color: Palette.quietText), indicator: Palette.indicator(size: 32))
    }

    /// A square of blurred material in the center, with a large icon.
    private static var adaptiveHUD: Overlay.Style {
        Overlay.Style(
            scrim: .clear, box: nil, groupOpacity: 1,
            panel: Palette.blurred(cornerRadius: Palette.cardRadius),
            arrangement: .indicatorAboveText, padding: Insets(top: 20, left: 24, bottom: 20, right: 24),
            spacing: 12, maximumTextWidth: 240, minimumTextSize: .zero,
            minimumSize: Size(width: 120, height: 0), maximumPanelWidth: 320, margin: 24,
            message: TextStyle(size: 15, weight: .semibold, color: Palette.text),
            detail: TextStyle(size: 13, color: Palette.quietTextOnMaterial),
            indicator: Palette.indicator(size: 40))
    }

    /// A row at an edge, with round ends around one line of text: a padding of 12 above and below an indicator of 20.
    private static var adaptiveToast: Overlay.Style {
        Overlay.Style(
            scrim: .clear, box: nil, groupOpacity: 1,
            panel: Palette.blurred(cornerRadius: Palette.noticeRadius),
            arrangement: .indicatorThenText, padding: Insets(top: 12, left: 18, bottom: 12, right: 18),
            spacing: 12, maximumTextWidth: 360, minimumTextSize: .zero,
            minimumSize: Size(width: 0, height: 44), maximumPanelWidth: 480, margin: 16,
            message: TextStyle(size: 15, color: Palette.text),
            detail: TextStyle(size: 13, color: Palette.quietTextOnMaterial),
            indicator: Palette.indicator(size: 20))
    }
}
