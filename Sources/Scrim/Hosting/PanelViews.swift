/// A host's panel, whose views `PanelViews` adds, updates and removes.
@_spi(Host)
@MainActor
public protocol PanelViewContainer<ElementView>: AnyObject {
    /// The host's view for an element.
    associatedtype ElementView

    /// Makes a view for the element; the view shows nothing yet and is not in the panel.
    func makeView(for element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment)
        -> ElementView

    /// Shows an element in a view; unchanged values should cost nothing.
    ///
    /// - Returns: `false` if the view cannot show the element, and another view is needed.
    func show(
        _ element: PanelElement, on view: ElementView, of plan: SurfacePlan, in environment: Stage.Environment
    ) -> Bool

    /// Adds a new view to the panel, before it shows its element; `PanelViews.after(_:)` returns its neighbors.
    func add(_ view: ElementView, for part: PanelPart)

    /// Removes a view from the panel.
    func remove(_ view: ElementView)
}

/// The views of a panel's elements: each is made when its element first appears, changed in place, and removed with it.
@_spi(Host)
@MainActor
public final class PanelViews<View> {
    /// All parts and their views, in the order in which a screen reader reads them.
    public private(set) var all: [(part: PanelPart, view: View)] = []
    /// Counts the calls of `follow`.
    private var pass = 0

    /// No views.
    public init() {}

    /// The view for a part; `nil`: the panel does not contain it.
    public subscript(part: PanelPart) -> View? { all.first { $0.part == part }?.view }

    /// The parts after a part, and their views.
    public func after(_ part: PanelPart) -> ArraySlice<(part: PanelPart, view: View)> {
        all.drop { $0.part != part }.dropFirst()
    }

    /// Makes the views equal to a plan's elements, in an environment.
    ///
    /// Adding or removing a view may run the app's code. A view is listed before it is added to the panel, and unlisted
    /// before it is removed. If this method is called again meanwhile, with a newer plan, the earlier call stops.
    public func follow(
        _ plan: SurfacePlan, in environment: Stage.Environment, of container: some PanelViewContainer<View>
    ) {
        pass += 1
        let (pass, elements) = (pass, plan.elements)
        let order = Dictionary(elements.enumerated().map { ($1.part, $0) }) { first, _ in first }
        for (part, _) in all where order[part] == nil && pass == self.pass { remove(part, from: container) }
        guard pass == self.pass else { return }
        // The default button may have changed, and it may come first.
        all.sort { (order[$0.part] ?? 0) < (order[$1.part] ?? 0) }
        for (index, element) in elements.enumerated() where pass == self.pass {
            if let old = self[element.part] {
                if container.show(element, on: old, of: plan, in: environment) { continue }
                remove(element.part, from: container)
                guard pass == self.pass else { return }
            }
            let view = container.makeView(for: element, of: plan, in: environment)
            let next = all.firstIndex { (order[$0.part] ?? 0) > index }
            all.insert((element.part, view), at: next ?? all.endIndex)
            container.add(view, for: element.part)
            guard pass == self.pass else { return }
            _ = container.show(element, on: view, of: plan, in: environment)
        }
    }

    private func remove(_ part: PanelPart, from container: some PanelViewContainer<View>) {
        guard let index = all.firstIndex(where: { $0.part == part }) else { return }
        container.remove(all.remove(at: index).view)
    }
}

@_spi(Host) extension PanelPart {
    /// The event to report when the part is pressed on a surface; `nil`: the part is not a button.
    public func pressed(on surface: SurfaceID) -> HostEvent? {
        switch self {
        case .button(let index): .actionTaken(surface, index)
        case .cancel: .cancelTaken(surface)
        case .indicator, .message, .detail, .field, .choices, .view: nil
        }
    }
}
