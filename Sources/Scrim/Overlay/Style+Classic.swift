extension Overlay.Style {
    /// The exact look of the posts that Scrim comes from.
    ///
    /// The same in light and dark, except for the HUD: its post uses a system material that follows the scheme. No post
    /// has a question, so a question looks as in `adaptive`. At an edge the HUD has its parts in a row.
    public static func classic(_ kind: Overlay.Kind, placement: Overlay.Placement = .center) -> Overlay.Style
    {
        switch kind {
        case .veil: classicVeil
        case .loading: classicLoading
        case .activity: classicActivity
        case .sheet: classicSheet
        case .hud: classicHUD(placement)
        // None of the posts asks anything.
        case .question: adaptiveQuestion
        }
    }

    /// UIKit's `lightGrayColor`.
    private static let lightGray = Overlay.Paint(.gray(2.0 / 3))
    private static let black = Overlay.Paint(.gray(0))
    private static let white = Overlay.Paint(.gray(1))

    /// *The Veiled UI*: light gray at 0.8 with everything on it, a white container with margins of 10, its label
    /// 14 points within 240, a small gray spinner (20 points) below.
    private static var classicVeil: Overlay.Style {
        Overlay.Style(
            scrim: lightGray, box: nil, groupOpacity: 0.8,
            panel: Panel(fill: .color(white), cornerRadius: 10),
            arrangement: .textAboveIndicator, padding: Insets(all: 10), spacing: 10, maximumTextWidth: 240,
            minimumTextSize: .zero, minimumSize: .zero, maximumPanelWidth: .infinity, margin: 10,
            message: TextStyle(size: 14, color: black), detail: TextStyle(size: 12, color: black),
            indicator: classicIndicator(size: 20, color: .gray(0.5)))
    }

    /// *Showing a "Loading..." message over the iPhone keyboard*: `RECT_PADDING` 8,
    /// `ROUND_RECT_CORNER_RADIUS` 5, `BACKGROUND_OPACITY` 0.85, `STROKE_OPACITY` 0.25, and 20 more at the top
    /// where the status bar is.
    ///
    /// The post leaves the text to its sample: bold at UIKit's label size, over a large white spinner (37 points).
    private static var classicLoading: Overlay.Style {
        Overlay.Style(
            scrim: .clear,
            box: Box(
                inset: Insets(all: 8), topOverKeyboard: 20, cornerRadius: 5,
                fill: Overlay.Paint(.gray(0, alpha: 0.85)),
                stroke: Overlay.Paint(.gray(1, alpha: 0.25)), strokeWidth: 1),
            groupOpacity: 1, panel: nil, arrangement: .textAboveIndicator, padding: .zero, spacing: 10,
            maximumTextWidth: 280, minimumTextSize: .zero, minimumSize: .zero, maximumPanelWidth: .infinity,
            margin: 8, message: TextStyle(size: 17, weight: .bold, color: white),
            detail: TextStyle(size: 14, color: white),
            indicator: classicIndicator(size: 37, color: .gray(1)))
    }

    /// The YouTube app's busy tab: a container of 110×30 with the label at (0, 3, 70, 25), bold 17 in light
    /// gray, and the spinner at (80, 0, 30, 30).
    ///
    /// It grows with a longer text.
    private static var classicActivity: Overlay.Style {
        Overlay.Style(
            scrim: white, box: nil, groupOpacity: 1, panel: nil, arrangement: .textThenIndicator,
            padding: .zero, spacing: 10, maximumTextWidth: 240, minimumTextSize: Size(width: 70, height: 25),
            minimumSize: Size(width: 110, height: 30), maximumPanelWidth: .infinity, margin: 8,
            message: TextStyle(size: 17, weight: .bold, color: lightGray),
            detail: TextStyle(size: 14, color: lightGray),
            indicator: classicIndicator(size: 30, color: .gray(0.5)))
    }

    /// *Semi-Modal (Transparent) Dialogs on the iPhone*: a full-screen view that is black with an opacity of
    /// 0.2, and on it the app's own view, in any shape.
    private static var classicSheet: Overlay.Style {
        Overlay.Style(
            scrim: Overlay.Paint(.gray(0, alpha: 0.2)), box: nil, groupOpacity: 1,
            panel: Panel(fill: .none, cornerRadius: 0), arrangement: .textAboveIndicator, padding: .zero,
            spacing: 10, maximumTextWidth: 280, minimumTextSize: .zero, minimumSize: .zero,
            maximumPanelWidth: .infinity, margin: 0, message: TextStyle(size: 17, color: black),
            detail: TextStyle(size: 14, color: black),
            indicator: classicIndicator(size: 20, color: .gray(0.5)))
    }

    /// *Make a HUD Like the One in Books App*: the system's material, radius 14.
    ///
    /// The post leaves the content to the app: an icon over a label, as the Books app has it.
    private static func classicHUD(_ placement: Overlay.Placement) -> Overlay.Style {
        let text = Overlay.Paint(light: .gray(0.1), dark: .gray(1))
        let isToast = placement != .center
        return Overlay.Style(
            scrim: .clear, box: nil, groupOpacity: 1,
            panel: Panel(fill: .blur(radius: 30, tint: Palette.classicMaterial), cornerRadius: 14),
            arrangement: isToast ? .indicatorThenText : .indicatorAboveText,
            padding: Insets(all: isToast ? 14 : 24), spacing: 12, maximumTextWidth: 240,
            minimumTextSize: .zero, minimumSize: .zero, maximumPanelWidth: .infinity, margin: 16,
            message: TextStyle(size: 17, weight: .semibold, color: text),
            detail: TextStyle(size: 14, color: text),
            indicator: IndicatorStyle(
                size: isToast ? 24 : 48, lineWidth: 3, color: text,
                track: Overlay.Paint(light: .gray(0, alpha: 0.15), dark: .gray(1, alpha: 0.15)),
                barSize: Size(width: 120, height: 10), spinner: .spokes(12)))
    }

    private static func classicIndicator(size: Double, color: Overlay.Color) -> IndicatorStyle {
        var track = color
        track.alpha = 0.25
        return IndicatorStyle(
            size: size, lineWidth: 2, color: Overlay.Paint(color), track: Overlay.Paint(track),
            barSize: Size(width: 120, height: 10), spinner: .spokes(12))
    }
}
