// Auto Layout, limited to constraints between the edges of two views. No system is solved: each layout pass of an
// ancestor moves the pinned view to the other view's edges, without the other view's transform.

enum LayoutEdge {
    case leading
    case trailing
    case top
    case bottom
}

/// An edge of a view, as used by constraints.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let edge: LayoutEdge
    private(set) weak var view: UIView?

    init(_ edge: LayoutEdge, of view: UIView) {
        self.edge = edge
        self.view = view
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view, edge)
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A constraint that puts one edge at another.
@MainActor
open class NSLayoutConstraint: NSObject {
    weak var first: UIView?
    weak var second: UIView?
    fileprivate let edge: LayoutEdge

    fileprivate init(_ first: UIView?, _ second: UIView?, _ edge: LayoutEdge) {
        self.first = first
        self.second = second
        self.edge = edge
    }

    open var isActive: Bool {
        get { Self.active.contains { $0 === self } }
        set {
            guard newValue != isActive else { return }
            if newValue {
                precondition(
                    first?.root === second?.root, "constraints are for views with a common ancestor")
                precondition(
                    first?.translatesAutoresizingMaskIntoConstraints == false, "it would be in conflict")
                Self.active.append(self)
            } else {
                Self.active.removeAll { $0 === self }
            }
            first?.superview?.setNeedsLayout()
        }
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    fileprivate private(set) static var active: [NSLayoutConstraint] = []

    /// The number of active constraints.
    package static var activeCount: Int { active.count }

    /// Removes the constraints between a view that leaves its tree and the rest of the tree.
    static func treesParted(_ view: UIView) {
        active.removeAll { constraint in
            guard let first = constraint.first, let second = constraint.second else { return true }
            return first.root !== second.root
        }
    }

    /// Moves every pinned view to its position; returns whether one of them moved.
    static func solve() -> Bool {
        var moved = false
        let views = active.compactMap(\.first)
        for view in views {
            guard let parent = view.superview else { continue }
            var edges = [view.frame.minX, view.frame.maxX, view.frame.minY, view.frame.maxY]
            let isRightToLeft = parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
            for constraint in active where constraint.first === view {
                guard let other = constraint.second else { continue }
                let (from, to) = (other.layer.untransformedOrigin, parent.layer.untransformedOrigin)
                let rect = other.bounds.offsetBy(dx: from.x - to.x, dy: from.y - to.y)
                let start = isRightToLeft ? rect.maxX : rect.minX
                let end = isRightToLeft ? rect.minX : rect.maxX
                switch constraint.edge {
                case .leading: edges[isRightToLeft ? 1 : 0] = start
                case .trailing: edges[isRightToLeft ? 0 : 1] = end
                case .top: edges[2] = rect.minY
                case .bottom: edges[3] = rect.maxY
                }
            }
            let frame = CGRect(
                x: edges[0], y: edges[2], width: max(edges[1] - edges[0], 0),
                height: max(edges[3] - edges[2], 0))
            guard frame != view.frame else { continue }
            moved = true
            view.frame = frame
            view.setNeedsLayout()
            // The superview lays out as well.
            parent.setNeedsLayout()
        }
        return moved
    }
}

extension CALayer {
    /// Where the origin of the layer's coordinates would be in those around the topmost layer, if no layer had a transform:
    /// so Auto Layout has it.
    fileprivate var untransformedOrigin: CGPoint {
        let outer = superlayer?.untransformedOrigin ?? .zero
        return CGPoint(
            x: outer.x + position.x - anchorPoint.x * bounds.width - bounds.minX,
            y: outer.y + position.y - anchorPoint.y * bounds.height - bounds.minY)
    }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: self) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: self) }

    /// The active constraints for which this view is the nearest common ancestor of both views.
    public var constraints: [NSLayoutConstraint] {
        NSLayoutConstraint.active.filter { constraint in
            guard let first = constraint.first, let second = constraint.second else { return false }
            return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) } === self
        }
    }

    fileprivate var root: UIView { superview?.root ?? self }

    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let fitting = systemLayoutSizeFitting(targetSize)
        guard intrinsicContentSize.width != UIView.noIntrinsicMetric else { return fitting }
        // A width with less priority than the content's compression resistance may lose to it. Then a text stays on one
        // line, and has the height of one.
        let resistance = UILayoutPriority.defaultHigh
        guard horizontalFittingPriority.rawValue > resistance.rawValue else { return fitting }
        let height = sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude)).height
        return CGSize(width: targetSize.width, height: height)
    }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public static let required = UILayoutPriority(rawValue: 1000)
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }
}
