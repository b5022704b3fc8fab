/// The surfaces of one plan, with what is asked of each when it is drawn: which ones dim and shade it,
/// and which ones it is set back for.
///
/// The stage makes it once for a plan. Drawing a thousand regions then looks at those that may matter, not at each
/// from each.
struct StackedSurfaces: Sendable {
    private let surfaces: [Shared<SurfacePlan>]
    private var indices: [SurfaceID: Int] = [:]
    /// The indices of those over the whole window, back to front.
    private var overWindow: [Int] = []
    /// The indices of the others, by region, back to front.
    private var overRegions: [Region: [Int]] = [:]
    /// The indices of those whose panels cast shadows, back to front.
    private var casting: [Int] = []
    /// Says which surface's content contains a region; `nil`: none does.
    private let container: @Sendable (Region) -> SurfaceID?

    /// The surfaces of a plan.
    ///
    /// - Parameter container: Says which surface's content contains a region; by default none does.
    init(_ plan: StagePlan, container: @escaping @Sendable (Region) -> SurfaceID? = { _ in nil }) {
        self.container = container
        surfaces = Array(plan.surfaces)
        for (index, surface) in surfaces.enumerated() {
            let surface = surface.value
            indices[surface.id] = index
            if surface.region.isWindow {
                overWindow.append(index)
            } else {
                overRegions[surface.region, default: []].append(index)
            }
            if surface.castsShadow { casting.append(index) }
        }
    }

    /// The opacity of the scrims below a surface, where the surface is, together at an instant, 0 to 1.
    func dimming(below surface: SurfaceID, at instant: Instant, isDark: Bool) -> Double {
        below(surface).reduce(0) { max($0, surfaces[$1].value.dimming(at: instant, isDark: isDark)) }
    }

    /// Whether that changes no more.
    func isDimmingSettled(below surface: SurfaceID, at instant: Instant) -> Bool {
        guard let index = indices[surface], surfaces[index].value.dims else { return true }
        return below(surface).allSatisfy { index in
            let lower = surfaces[index].value
            return !lower.dims || lower.motion.isSettled(at: instant)
        }
    }

    /// The indices of the surfaces below one, where it is: a scrim over one view does not dim another, nor does that of a
    /// sheet what is in the sheet.
    ///
    /// What stays drawn under a dialog of the app dims nothing over that.
    private func below(_ surface: SurfaceID) -> [Int] {
        guard let index = indices[surface] else { return [] }
        let (region, isAside) = (surfaces[index].value.region, surfaces[index].value.isAside)
        let beside = region.isWindow ? [] : overRegions[region] ?? []
        let ground = container(region).flatMap { indices[$0] } ?? -1
        return [overWindow, beside].flatMap {
            $0.filter { $0 < index && $0 > ground && surfaces[$0].value.isAside == isAside }
        }
    }

    /// How many sheets a sheet is behind at an instant, over the same region; not a whole number while one of these comes
    /// or goes.
    ///
    /// A sheet that dims nothing leaves what is below it as it is.
    func depth(of surface: SurfaceID, at instant: Instant) -> Double {
        sheets(above: surface).reduce(0) { $0 + $1.motion.pose(at: instant).scrim }
    }

    /// Whether that changes no more.
    func isDepthSettled(of surface: SurfaceID, at instant: Instant) -> Bool {
        sheets(above: surface).allSatisfy { $0.motion.isSettled(at: instant) }
    }

    private func sheets(above surface: SurfaceID) -> [SurfacePlan] {
        guard let index = indices[surface], surfaces[index].value.kind == .sheet else { return [] }
        let (region, isAside) = (surfaces[index].value.region, surfaces[index].value.isAside)
        let beside = region.isWindow ? overWindow : overRegions[region] ?? []
        return beside.reversed().prefix { $0 > index }.map { surfaces[$0].value }
            .filter { $0.setsBack && $0.isAside == isAside }
    }

    /// The surfaces above one whose panels cast shadows; `nil`: its own panel casts none.
    func casters(above surface: SurfaceID) -> [SurfacePlan]? {
        guard let index = indices[surface], surfaces[index].value.style.panel?.shadow != nil else {
            return nil
        }
        return casting.reversed().prefix { $0 > index }.map { surfaces[$0].value }
    }
}

extension SurfacePlan {
    /// Whether the surface steps aside for a dialog of the app.
    fileprivate var isAside: Bool { aside != nil }

    fileprivate var dims: Bool { !isHidden && style.scrim != .clear }

    fileprivate var setsBack: Bool { kind == .sheet && dims }

    fileprivate var castsShadow: Bool { !isHidden && style.panel?.shadow != nil }
}
