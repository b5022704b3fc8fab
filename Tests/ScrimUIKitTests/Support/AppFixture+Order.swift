@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// The order in which surfaces are drawn.
extension AppFixture {
    /// A notice that stays, with a button.
    static let removed = Overlay.hud("Removed", indicator: .spinner, placement: .bottom, action: "Undo")

    /// The front-most surface of a kind.
    func surface(of kind: Overlay.Kind) throws -> SurfaceView {
        try #require(host.surfaces.last { $0.plan?.kind == kind })
    }

    /// The center of a view, in the window's coordinates.
    func middle(of view: UIView?) throws -> CGPoint {
        let view = try #require(view)
        return view.convert(view.bounds, to: nil).middle
    }

    /// True if surfaces are drawn in the planned order, back to front.
    var areInOrder: Bool {
        let surfaces = host.surfaces
        return surfaces.map(\.id) == host.plan.surfaces.map(\.id)
            && zip(surfaces, surfaces.dropFirst()).allSatisfy { $1.isDrawn(inFrontOf: $0) }
    }
}
