import Scrim
import UIKit

/// A scene's surfaces, kept equal to a plan, in its order, each in its home.
@MainActor
final class SurfaceStack {
    private weak var host: UIKitHost?
    /// Back to front.
    private(set) var surfaces: [SurfaceView] = []
    private var homes: [SurfaceID: Home] = [:]
    private var seats: [SurfaceID: Seat] = [:]
    private var shields: [SurfaceID: Seat] = [:]

    init(_ host: UIKitHost) {
        self.host = host
    }

    /// Makes, updates and orders the surfaces; returns those that are no longer wanted, to be taken away.
    func follow(_ plan: StagePlan) -> [SurfaceView] {
        guard let host else { return [] }
        var left = Dictionary(uniqueKeysWithValues: surfaces.map { ($0.id, $0) })
        let wanted = plan.homes
        var isNew = false
        surfaces = plan.surfaces.map { surface in
            let known = left.removeValue(forKey: surface.id)
            if known == nil { isNew = true }
            return known ?? SurfaceView(surface, host: host)
        }
        for (id, surface) in left {
            seats.removeValue(forKey: id)?.leave()
            surface.dispose()
        }
        homes = wanted
        if isNew { host.layers.raise() }
        // What lies below decides how dark a scrim above it is.
        var isOtherBelow = !left.isEmpty
        for (view, surface) in zip(surfaces, plan.surfaces) {
            let moves = view.update(surface)
            place(view, in: wanted[surface.id] ?? .window)
            if isOtherBelow, !moves, !surface.isHidden { view.move() }
            isOtherBelow = isOtherBelow || moves
        }
        order()
        shield(plan)
        return Array(left.values)
    }

    /// Puts back what lost its place beside its region: that has another superview, or another place in it.
    func keepSeats() {
        for surface in surfaces {
            if case .beside = homes[surface.id] { place(surface, in: homes[surface.id] ?? .window) }
        }
    }

    /// What lies beside its region for this surface, itself or a shield, and takes touches there; `nil`: nothing.
    func cover(_ id: SurfaceID) -> UIView? { (seats[id] ?? shields[id])?.view }

    private func place(_ surface: SurfaceView, in home: Home) {
        guard let host else { return }
        if case .beside(let region) = home {
            guard let view = host.regions.view(of: region) else { return }
            let seat = seats[surface.id] ?? Seat(surface)
            seats[surface.id] = seat
            seat.take(above: view)
        } else if let layer = host.layers.layer(home), surface.superview !== layer {
            layer.addSubview(surface)
            surface.frame = host.bounds.cgRect
            surface.setNeedsLayout()
        }
        surface.seatContent()
    }

    /// Back to front within each layer.
    private func order() {
        for layer in Set(surfaces.compactMap { $0.superview as? LayerView }) {
            let wanted = surfaces.filter { $0.superview === layer }
            guard layer.surfaces.filter({ view in wanted.contains { $0 === view } }) != wanted else {
                continue
            }
            for surface in wanted { layer.bringSubviewToFront(surface) }
        }
    }

    private func shield(_ plan: StagePlan) {
        guard let host else { return }
        let wanted = plan.unseenBlocks
        for (id, seat) in shields where wanted[id] == nil {
            seat.leave()
            shields[id] = nil
        }
        for (id, region) in wanted {
            guard let view = host.regions.view(of: region) else { continue }
            let seat = shields[id] ?? Seat(makeShield(for: id, on: host))
            shields[id] = seat
            seat.take(above: view)
        }
    }

    private func makeShield(for id: SurfaceID, on host: UIKitHost) -> ShieldView {
        weak var made: ShieldView?
        let shield = ShieldView { [weak host] point in
            guard let host, let made else { return false }
            return host.route(ofPressAt: host.stagePoint(point, in: made)) == .blocked(id)
        }
        made = shield
        return shield
    }
}
