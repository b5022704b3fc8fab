#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A scene's surfaces, kept equal to a plan: created, updated, ordered, and each put into its container.
@MainActor
final class SurfaceStack {
    private weak var host: (any LayerHost)?
    private let layers: SceneLayers
    /// Back to front.
    private(set) var surfaces: [SurfaceView] = []
    private var byID: [SurfaceID: SurfaceView] = [:]
    private var containers: [SurfaceID: SurfaceContainer] = [:]
    /// The surfaces whose view had no room for them when containers were last decided, and the newest dialog
    /// at that time.
    private var withoutRoom: (surfaces: Set<SurfaceID>, dialog: DialogID?) = ([], nil)
    /// The surfaces beside their regions.
    private var attachments: [SurfaceID: RegionAttachment] = [:]
    /// For each surface that covers a view but is in a layer: where the view was at the surface's last layout.
    private var places: [SurfaceID: LayoutFacts] = [:]
    /// The blockers of regions over which nothing is drawn yet.
    private var blockers: [SurfaceID: RegionAttachment] = [:]
    private var blocked: [SurfaceID: Region] = [:]

    init(_ host: any LayerHost, in layers: SceneLayers) {
        self.host = host
        self.layers = layers
    }

    /// Makes the surfaces equal to a plan.
    ///
    /// - Returns: The surfaces that the plan no longer has, for the caller to remove.
    func apply(_ plan: StagePlan) -> [SurfaceView] {
        guard let host else { return [] }
        var left = byID
        let facts = layers.facts(of: plan)
        let wanted = plan.containers(facts)
        withoutRoom = (facts.withoutRoom, facts.dialogs.last)
        surfaces = plan.surfaces.map { surface in
            left.removeValue(forKey: surface.id) ?? SurfaceView(surface, host: host)
        }
        byID = Dictionary(uniqueKeysWithValues: surfaces.map { ($0.id, $0) })
        for (id, surface) in left {
            attachments.removeValue(forKey: id)?.detach()
            places[id] = nil
            surface.dispose()
        }
        containers = wanted
        // How dark a scrim is depends on the scrims below.
        var isOtherBelow = !left.isEmpty
        let environment = host.environment
        var moved: Set<SurfaceID> = []
        var attached = AttachedViews()
        for (view, surface) in zip(surfaces, plan.surfaces) {
            let moves = view.update(surface, in: environment)
            place(view, in: wanted[surface.id] ?? .appWindow(over: nil), inFrontOf: &attached)
            if isOtherBelow, !moves, !surface.isHidden { view.move() }
            isOtherBelow = isOtherBelow || moves
            if moves { moved.insert(surface.id) }
        }
        // How far a sheet is set back depends on the sheets above.
        var isSheetAbove = left.values.contains { $0.plan?.kind == .sheet }
        for (view, surface) in zip(surfaces, plan.surfaces).reversed() where surface.kind == .sheet {
            if isSheetAbove, !moved.contains(surface.id), !surface.isHidden { view.move() }
            isSheetAbove = isSheetAbove || moved.contains(surface.id)
        }
        order()
        blockUnseen(plan)
        return Array(left.values)
    }

    /// Whether surfaces have to move although the plan is the same: a view has no room now, has room again, or is no
    /// longer under a dialog.
    var isRoomOther: Bool {
        guard let host else { return false }
        let now = host.surfacesWithoutRoom
        return now != withoutRoom.surfaces || !now.isEmpty && host.dialogs.last != withoutRoom.dialog
    }

    /// A surface's view; `nil`: the plan does not have it.
    subscript(id: SurfaceID) -> SurfaceView? { byID[id] }

    /// Puts surfaces back above their regions if the app has moved a region to another superview or to the front.
    func reattach() {
        var attached = AttachedViews()
        for surface in surfaces {
            guard let container = containers[surface.id] else { continue }
            if case .besideRegion(let region) = container {
                place(surface, in: container, inFrontOf: &attached)
                // A bar over the region may come or go while the region stays as it is.
                if let safeArea = surface.safeArea, safeArea != host?.safeArea(over: region) {
                    surface.setNeedsLayout()
                }
            } else {
                follow(surface)
            }
        }
        attachBlockers()
    }

    /// Lays out a surface in a layer again if the view that it covers has moved.
    private func follow(_ surface: SurfaceView) {
        guard let host, let region = surface.plan?.region, case .view = region else { return }
        let place = host.facts(of: region)
        guard places.updateValue(place, forKey: surface.id) != place else { return }
        surface.setNeedsLayout()
    }

    /// The view beside a region that takes touches for a surface: the surface's own view or a blocker; `nil`: none.
    func attachedView(for id: SurfaceID) -> UIView? { (attachments[id] ?? blockers[id])?.view }

    /// - Parameter attached: The surfaces beside regions that are further back. If this surface is beside its region,
    ///   it is added.
    private func place(
        _ surface: SurfaceView, in container: SurfaceContainer, inFrontOf attached: inout AttachedViews
    ) {
        guard let host else { return }
        if case .besideRegion(let region) = container {
            guard let view = host.view(of: region) else { return }
            let attachment =
                attachments[surface.id]
                ?? RegionAttachment(surface) { [weak surface] in surface?.releaseContent() }
            attachments[surface.id] = attachment
            if attachment.attach(above: view, inFrontOf: &attached) {
                attached.add(attachment, isLeaving: surface.plan?.isLeaving == true)
            }
        } else if let layer = layers.layer(container), surface.superview !== layer {
            surface.releaseContent()
            attachments.removeValue(forKey: surface.id)?.release()
            layer.addSubview(surface)
            surface.frame = host.bounds.cgRect
            surface.setNeedsLayout()
        }
        surface.attachContent()
    }

    /// Orders the surfaces within each layer, back to front.
    private func order() {
        for layer in Set(surfaces.compactMap { $0.superview as? LayerView }) {
            let wanted = surfaces.filter { $0.superview === layer }
            guard layer.surfaces.filter({ view in wanted.contains { $0 === view } }) != wanted else {
                continue
            }
            for surface in wanted { layer.bringSubviewToFront(surface) }
        }
    }

    /// Blocks regions over which nothing is drawn yet.
    private func blockUnseen(_ plan: StagePlan) {
        blocked = plan.unseenBlocks
        for (id, attachment) in blockers where blocked[id] == nil {
            attachment.detach()
            blockers[id] = nil
        }
        attachBlockers()
    }

    private func attachBlockers() {
        guard let host else { return }
        // Blockers may be in any order.
        var none = AttachedViews()
        for (id, region) in blocked {
            guard let view = host.view(of: region) else { continue }
            let attachment = blockers[id] ?? RegionAttachment(makeBlocker(for: id, over: region, on: host))
            blockers[id] = attachment
            attachment.attach(above: view, inFrontOf: &none)
        }
    }

    private func makeBlocker(
        for id: SurfaceID, over region: Region, on host: any LayerHost
    ) -> TouchBlockingView {
        weak var made: TouchBlockingView?
        let blocker = TouchBlockingView { [weak host] point, event in
            guard let host, let made else { return false }
            let stagePoint = host.stagePoint(point, in: made)
            return host.route(ofPressAt: stagePoint, in: event, for: id, over: region) == .blocked(id)
        }
        made = blocker
        return blocker
    }
}
#endif
