/// Lays a surface out: from what it shows and what the host tells, where everything goes.
///
/// Pure, but for asking the host how large things are.
struct SurfaceLayout: Hashable, Sendable {
    var kind: Overlay.Kind
    var region: Region
    var placement: Placement
    /// As adapted to the environment.
    var style: Style
    /// What there is to show, the app's view included.
    var parts: [PanelPart]
    var indicator: Indicator
    /// Where a sheet rests.
    var sheet: Sheet
    /// The detent that it rests at or goes to; `nil`: the smallest.
    var detent: Detent?
    /// How far it is from there while it is between detents (`Pose.offstage`), laid out for what of it is on
    /// screen; `nil`: it is laid out as it rests.
    var offstage: Double?
    /// What that counts from, in points, where it is not the detent's height: its motion does not know of a change
    /// yet.
    var base: Double?

    /// What a plan shows, at rest.
    init(_ plan: SurfacePlan) {
        self.init(
            kind: plan.kind, region: plan.region, placement: plan.placement, style: plan.style,
            parts: plan.panel.parts + (plan.view == nil ? [] : [.view]), indicator: plan.panel.indicator,
            sheet: plan.sheet?.sheet ?? Sheet(), detent: plan.sheet?.detent)
    }

    init(
        kind: Overlay.Kind, region: Region, placement: Placement, style: Style, parts: [PanelPart],
        indicator: Indicator, sheet: Sheet = Sheet(), detent: Detent? = nil, offstage: Double? = nil
    ) {
        self.sheet = sheet
        self.detent = detent
        self.offstage = offstage
        self.kind = kind
        self.region = region
        self.placement = placement
        self.style = style
        self.parts = parts
        self.indicator = indicator
    }

    /// Where everything goes.
    ///
    /// A region of no size has nothing anywhere.
    @MainActor
    func frames(
        facts: LayoutFacts, environment: StageEnvironment, measuring: some PanelMeasuring
    ) -> SurfaceFrames {
        let field = LayoutField(facts, of: region)
        guard !field.region.isEmpty else { return SurfaceFrames() }
        let ruler = PartRuler(
            style: style, indicator: indicator, textScale: environment.textScale, measuring: measuring)
        var frames = SurfaceFrames()
        // A HUD has none: what is behind it stays in use.
        frames.scrim = kind == .hud ? .zero : field.region
        frames.box = box(in: field, isRightToLeft: environment.isRightToLeft)
        if kind == .sheet, case .edge(let edge) = placement {
            var bare = facts
            bare.keyboard = nil
            placeSheet(
                at: edge.side(isRightToLeft: environment.isRightToLeft), in: field,
                whole: LayoutField(bare, of: region), ruler: ruler,
                isRightToLeft: environment.isRightToLeft, frames: &frames)
        } else {
            placePanel(
                in: field, ruler: ruler, isRightToLeft: environment.isRightToLeft, frames: &frames)
        }
        return frames
    }

    /// The distance that a panel keeps from the edges of this room: less than the style's in little of it.
    func margin(in room: Size) -> Size {
        let margin = style.margin.wholeLength
        return Size(
            width: min(margin, (room.width / PartFitting.tightness).rounded(.down)),
            height: min(margin, (room.height / PartFitting.tightness).rounded(.down)))
    }

    private func box(in field: LayoutField, isRightToLeft: Bool) -> Rect? {
        guard let box = style.box else { return nil }
        var inset = box.inset.whole.mirrored(if: isRightToLeft)
        if region == .windowAndKeyboard { inset.top += box.topOverKeyboard.wholeLength }
        if box.avoidsSafeArea { inset.top = max(inset.top, field.unsafeTop) }
        let rect = field.region.inset(by: inset)
        return rect.isEmpty ? nil : rect
    }
}
