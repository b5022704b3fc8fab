// Rule 17: frames are a pure function of the plan and the host's facts.

/// Lays out one surface: computes the frames of its scrim, its panel and the panel's parts.
///
/// The same input gives the same frames; the host is asked only for the sizes of texts, buttons and views.
struct SurfaceLayout: Hashable, Sendable {
    var kind: Overlay.Kind
    var region: Region
    var placement: Overlay.Placement
    /// The surface's style, already adapted to the environment.
    var style: Overlay.Style
    /// The parts to lay out, the app's view included.
    var parts: [PanelPart]
    var indicator: Overlay.Indicator
    /// Whether the cancel button is to be a cross.
    var wantsCross = false
    /// The button that is kept the longest if there is no room for all.
    var keptAnswer: PanelPart?
    /// Whether Return gives an answer, so that the answer can do without its button.
    var answersByReturn = true
    /// A sheet's detents and how it is dragged.
    var sheet = Overlay.Sheet()
    /// The notice's slot among others; `nil`: it is alone.
    var stack: StackSlot?
    /// The detent at which a sheet rests or to which it moves; `nil`: the smallest.
    var detent: Overlay.Detent?
    /// How far a dialog was moved out of the middle, in points.
    var dialogOffset = Point.zero
    /// The `Motion.Pose.offstage` of a sheet between detents, which is laid out for the part of it that is on screen;
    /// `nil`: the sheet is laid out as it rests.
    var offstage: Double?
    /// The length in points that an `offstage` of 1 stands for, if it is not the detent's height: the sheet's
    /// motion does not know a changed height yet.
    var base: Double?

    /// Whether a sheet is on its way down because its content became lower.
    var sinks = false
}

extension SurfaceLayout {
    /// The layout of a planned surface at rest.
    init(_ plan: SurfacePlan) {
        self.init(
            kind: plan.kind, region: plan.region, placement: plan.placement, style: plan.style,
            parts: plan.panel.parts + (plan.view == nil ? [] : [.view]), indicator: plan.panel.indicator,
            wantsCross: plan.panel.cancelIsCross, keptAnswer: plan.panel.keptAnswer,
            answersByReturn: plan.panel.defaultAction != nil,
            sheet: plan.sheet?.sheet ?? Overlay.Sheet(), stack: plan.stack, detent: plan.sheet?.detent,
            dialogOffset: plan.sheet?.dialogOffset ?? .zero)
    }

    /// The frames of the surface; all empty in a region without a size.
    ///
    /// A notice or a question is laid out in the window if its whole view has no room for it. A list without rows may
    /// be 0 points high, and a notice about its last row would not be seen.
    @MainActor
    func frames(
        facts: LayoutFacts, environment: Stage.Environment, measuring: some PanelMeasuring
    ) -> SurfaceFrames {
        let frames = framesInRegion(facts: facts, environment: environment, measuring: measuring)
        guard kind == .hud || kind == .question, !region.isWindow, frames.panel.isEmpty, !parts.isEmpty
        else { return frames }
        // The size of the view counts, not its visible part: a view that is scrolled away has room.
        let size = facts.region.clamped.size
        let whole = LayoutFacts(region: Rect(origin: .zero, size: size), window: size)
        let isTooSmall =
            facts.region.clamped.isEmpty
            || framesInRegion(facts: whole, environment: environment, measuring: measuring).panel.isEmpty
        guard isTooSmall else { return frames }
        var inWindow = framesInRegion(
            facts: facts.inWindow, environment: environment, measuring: measuring)
        inWindow.isInWindow = true
        // The surface blocks its view, not the window, so it has no scrim there.
        inWindow.scrim = .zero
        return inWindow
    }

    @MainActor
    private func framesInRegion(
        facts: LayoutFacts, environment: Stage.Environment, measuring: some PanelMeasuring
    ) -> SurfaceFrames {
        let bounds = LayoutBounds(facts, of: region, avoidsBars: kind == .hud)
        guard !bounds.region.isEmpty else { return SurfaceFrames() }
        var measurer = PartMeasurer(
            style: style, indicator: indicator, textScale: environment.textScale, measuring: measuring)
        if environment.buttonOrder == .defaultFirst { measurer.mostInRow = 2 }
        measurer.wantsCross = wantsCross
        measurer.keptAnswer = keptAnswer
        measurer.answersByReturn = answersByReturn
        measurer.isQuestion = kind == .question
        var frames = SurfaceFrames()
        // A HUD has no scrim: the app behind it stays in use.
        frames.scrim = kind == .hud ? .zero : bounds.region
        frames.box = box(in: bounds, isRightToLeft: environment.isRightToLeft)
        if let height = style.topBar, indicator.isOngoing {
            placeBar(height: height, in: bounds, frames: &frames)
        } else if kind == .sheet, case .edge(let edge) = placement {
            let context = SheetContext(
                side: edge.side(isRightToLeft: environment.isRightToLeft), bounds: bounds,
                boundsWithoutKeyboard: LayoutBounds(facts.withoutKeyboard, of: region), measurer: measurer,
                isRightToLeft: environment.isRightToLeft)
            if isDialog(facts) {
                placeDialog(in: context, frames: &frames)
            } else {
                placeSheet(in: context, inset: environment.sheetInset, frames: &frames)
            }
        } else {
            placePanel(
                in: bounds, measurer: measurer, isRightToLeft: environment.isRightToLeft, frames: &frames)
        }
        return frames
    }

    /// Whether a sheet is a dialog under these facts; a keyboard makes no difference.
    func isDialog(_ facts: LayoutFacts) -> Bool {
        guard kind == .sheet, sheet.wideForm == .dialog else { return false }
        let room = LayoutBounds(facts.withoutKeyboard, of: region).region.size
        return room.width > Tuning.narrow.width && room.height > Tuning.narrow.height
    }

    /// The distance that a panel keeps from the edges of this room: the style's, or less in little room.
    func margin(in room: Size) -> Size {
        let margin = style.margin.roundedLength
        return Size(
            width: min(margin, (room.width / PartFitting.tightness).rounded(.down)),
            height: min(margin, (room.height / PartFitting.tightness).rounded(.down)))
    }

    /// The part of this room that a panel may be in, at whole points: all but the margin.
    func space(in room: Rect) -> Rect {
        let margin = margin(in: room.size)
        return room.inset(
            by: Insets(top: margin.height, left: margin.width, bottom: margin.height, right: margin.width)
        ).roundedInwards
    }

    /// The radius of a panel's corners: the style's, or less on a small panel.
    func cornerRadius(of panel: Size) -> Double {
        min(style.panel?.cornerRadius.clampedLength ?? 0, panel.width / 2, panel.height / 2)
    }

    /// The frame of the style's box; `nil`: there is none, or no room for it.
    private func box(in bounds: LayoutBounds, isRightToLeft: Bool) -> Rect? {
        guard let box = style.box else { return nil }
        var inset = box.inset.roundedLengths.mirrored(if: isRightToLeft)
        if region == .windowAndKeyboard { inset.top += box.topOverKeyboard.roundedLength }
        if box.avoidsSafeArea { inset.top = max(inset.top, bounds.unsafeTop) }
        let rect = bounds.region.inset(by: inset)
        return rect.isEmpty ? nil : rect
    }
}
