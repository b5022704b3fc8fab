@_spi(Host) @testable import Scrim

extension SurfaceLayout {
    /// The layout of an overlay of this kind with its preset style, over the window.
    static func of(
        _ kind: Overlay.Kind, _ parts: [PanelPart] = [.indicator, .message], region: Region = .window,
        placement: Overlay.Placement? = nil, isClassic: Bool = false, indicator: Overlay.Indicator = .spinner
    ) -> SurfaceLayout {
        let placement = placement ?? (kind == .sheet ? .bottom : .center)
        let appearance: Overlay.Appearance = isClassic ? .classic : .adaptive
        return SurfaceLayout(
            kind: kind, region: region, placement: placement,
            style: appearance.style(for: kind, placement: placement), parts: parts, indicator: indicator)
    }

    /// The frames under the simplest conditions, unless stated otherwise.
    @MainActor
    func frames(
        _ facts: LayoutFacts = .phone, _ sizes: PartSizes = PartSizes(), isRightToLeft: Bool = false,
        textScale: Double = 1
    ) -> SurfaceFrames {
        var environment = Stage.Environment()
        environment.isRightToLeft = isRightToLeft
        environment.textScale = textScale
        return frames(facts: facts, environment: environment, measuring: sizes)
    }
}

extension LayoutFacts {
    /// A window of this size without safe area, bars or keyboard.
    static func window(_ width: Double, _ height: Double) -> LayoutFacts {
        LayoutFacts(region: Rect(0, 0, width, height), window: Size(width: width, height: height))
    }

    /// The first phones' screen below the status bar, for which the posts were written.
    static let phone = window(320, 460)
    static let desktop = window(1200, 800)
}

extension Rect {
    /// Whether the rectangle contains all of another one.
    func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
    }

    func overlaps(_ other: Rect) -> Bool { !intersection(other).isEmpty }
}
