/// The surfaces of one plan, indexed for drawing: which surfaces dim or shade another, and behind which sheets
/// it is set back.
///
/// The stage makes one for each plan. Drawing a thousand regions then looks only at surfaces that may matter, instead
/// of comparing each with each.
struct DrawingOrder: Sendable {
    private let surfaces: [Shared<SurfacePlan>]
    private var indices: [SurfaceID: Int] = [:]
    /// The indices of the surfaces over the whole window, back to front.
    private var overWindow: [Int] = []
    /// The indices of the other surfaces, by region, back to front.
    private var overRegions: [Region: [Int]] = [:]
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
        }
    }

    /// The opacity that the scrims below a surface have together where the surface is, at an instant, 0 to 1.
    func dimming(below surface: SurfaceID, at instant: Instant, isDark: Bool) -> Double {
        below(surface).reduce(0) { max($0, surfaces[$1].value.dimming(at: instant, isDark: isDark)) }
    }

    /// Whether `dimming(below:at:isDark:)` no longer changes.
    func isDimmingSettled(below surface: SurfaceID, at instant: Instant) -> Bool {
        guard let index = indices[surface], surfaces[index].value.dims else { return true }
        return below(surface).allSatisfy { index in
            let lower = surfaces[index].value
            return !lower.dims || lower.motion.isSettled(at: instant)
        }
    }

    /// The indices of the surfaces whose scrims a surface lies over.
    ///
    /// A scrim over one view does not dim another view. A sheet's scrim does not dim what is in the sheet. A surface
    /// that steps aside, and stays drawn under the app's dialog, dims nothing over that dialog.
    private func below(_ surface: SurfaceID) -> [Int] {
        guard let index = indices[surface] else { return [] }
        let (region, isAside) = (surfaces[index].value.region, surfaces[index].value.isAside)
        let beside = region.isWindow ? [] : overRegions[region] ?? []
        let ground = container(region).flatMap { indices[$0] } ?? -1
        return [overWindow, beside].flatMap {
            $0.filter { $0 < index && $0 > ground && surfaces[$0].value.isAside == isAside }
        }
    }

    /// How many sheets over the same region are in front of a sheet at an instant; fractional while one of
    /// them comes or goes.
    ///
    /// A sheet that dims nothing sets nothing back.
    func depth(of surface: SurfaceID, at instant: Instant) -> Double {
        sheets(above: surface).reduce(0) { $0 + $1.motion.pose(at: instant).scrim }
    }

    /// Whether `depth(of:at:)` no longer changes.
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

    /// The surfaces above another one, over the window or the same region, whose panels cast shadows.
    ///
    /// `nil`: the other surface's own panel casts none. A panel over another view casts its shadow there.
    func casters(above surface: SurfaceID) -> [SurfacePlan]? {
        guard let index = indices[surface], surfaces[index].value.style.panel?.shadow != nil else {
            return nil
        }
        let region = surfaces[index].value.region
        return [overWindow, region.isWindow ? [] : overRegions[region] ?? []].flatMap {
            $0.reversed().prefix { $0 > index }.map { surfaces[$0].value }.filter(\.castsShadow)
        }
    }
}

extension SurfacePlan {
    /// Whether the surface steps aside for a dialog of the app.
    fileprivate var isAside: Bool { aside != nil }

    fileprivate var dims: Bool { !isHidden && style.scrim != .clear }

    fileprivate var setsBack: Bool { kind == .sheet && dims }

    fileprivate var castsShadow: Bool { !isHidden && style.panel?.shadow != nil }
}
