/// The present state of one view tree: state by position in the tree, and the UIKit views that are bridged into it.
@MainActor
final class Graph {
    private var host: UIView
    /// The nearest controller around the part that is being read.
    private(set) weak var controller: UIViewController?
    /// The transaction of the present update.
    private(set) var transaction = Transaction()
    private let changedHandler: () -> Void
    private var seats: [String: AnyObject] = [:]
    private var mounts: [String: Mount] = [:]
    /// The position that is being read, from the root.
    private var path: [String] = []
    private var seen: Set<String> = []
    /// The bridged views of this reading, back to front.
    private var readViews: [UIView] = []
    private var isReading = false
    /// The buttons that are collected instead of being shown; `nil`: buttons are shown.
    private var foundButtons: [Button]?
    private var afterReading: [() -> Void] = []
    /// The views whose removal is animated.
    private var leaving: [Mount] = []
    /// The duration of an animation, in seconds.
    private static let animation = 0.35
    /// The views over and behind the next single view, outermost first.
    private var decorations: [Decoration] = []

    struct Decoration {
        let view: AnyView
        let isBehind: Bool
        let environment: EnvironmentValues
    }

    /// A bridged view, and how to remove it.
    private final class Mount {
        let view: UIView
        let coordinator: Any
        let dismantle: () -> Void

        init(view: UIView, coordinator: Any, dismantle: @escaping () -> Void) {
            (self.view, self.coordinator, self.dismantle) = (view, coordinator, dismantle)
        }
    }

    init(host: UIView, of controller: UIViewController, changed: @escaping () -> Void) {
        self.host = host
        self.controller = controller
        changedHandler = changed
    }

    /// Reads the whole tree again.
    func update(
        _ root: some View, _ environment: EnvironmentValues, in transaction: Transaction = Transaction()
    ) {
        self.transaction = transaction
        isReading = true
        let wasUpdating = RuntimeIssues.isUpdatingViews
        RuntimeIssues.isUpdatingViews = true
        seen = []
        readViews = []
        read(root, at: 0, environment)
        isReading = false
        RuntimeIssues.isUpdatingViews = wasUpdating
        seats = seats.filter { seen.contains($0.key) }
        order()
        let actions = afterReading
        afterReading = []
        for action in actions { action() }
        let gone = mounts.filter { !seen.contains($0.key) }
        for (place, mount) in gone {
            mounts[place] = nil
            if transaction.animation == nil { remove(mount) } else { fadeOut(mount) }
        }
    }

    /// Keeps a view whose removal is animated, without updates, until the animation is over.
    private func fadeOut(_ mount: Mount) {
        leaving.append(mount)
        let timer = Timer(timeInterval: Self.animation, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.removeFirst() }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    private func removeFirst() {
        if !leaving.isEmpty { remove(leaving.removeFirst()) }
    }

    private func remove(_ mount: Mount) {
        let wasUpdating = RuntimeIssues.isUpdatingViews
        mount.view.removeFromSuperview()
        RuntimeIssues.isUpdatingViews = true
        mount.dismantle()
        RuntimeIssues.isUpdatingViews = wasUpdating
    }

    /// Removes the tree.
    func close() {
        update(EmptyView(), EnvironmentValues())
        while !leaving.isEmpty { removeFirst() }
    }

    func changed() {
        precondition(!isReading, "state was set while its view was updated")
        changedHandler()
    }

    /// Reads a view at its position within the one that is being read.
    func read<Content: View>(_ view: Content, at index: Int, _ environment: EnvironmentValues) {
        path.append("\(index).\(Content.self)")
        defer { path.removeLast() }
        guard view is any SingleView || view is any UIViewRepresentable, foundButtons == nil else {
            return readPlain(view, environment)
        }
        let around = decorations
        decorations = []
        for (place, one) in around.enumerated() where one.isBehind {
            read(one.view, at: -1 - place, one.environment)
        }
        readPlain(view, environment)
        for (place, one) in around.enumerated().reversed() where !one.isBehind {
            read(one.view, at: -1 - place, one.environment)
        }
        decorations = around
    }

    /// Reads content that may be several views, each of which gets a decoration.
    func read(_ content: some View, decoratedBy decoration: Decoration, _ environment: EnvironmentValues) {
        decorations.append(decoration)
        read(content, at: 0, environment)
        decorations.removeLast()
    }

    private func readPlain(_ view: some View, _ environment: EnvironmentValues) {
        if let leaf = view as? any Leaf {
            leaf.read(in: self, environment)
        } else if let bridge = view as? any UIViewRepresentable {
            mount(bridge, environment)
        } else {
            connect(view, environment)
            read(view.body, at: 0, environment)
        }
    }

    /// Connects a view's or modifier's dynamic properties with their positions.
    func connect(_ value: Any, _ environment: EnvironmentValues) {
        for child in Mirror(reflecting: value).children {
            let property = child.value as? any DynamicProperty
            property?.connect(self, at: place(child.label ?? ""), environment)
        }
    }

    /// The object that is kept at a position from one reading to the next.
    func seat<Seat: AnyObject>(at place: String, make: () -> Seat) -> Seat {
        seen.insert(place)
        if let seat = seats[place] as? Seat { return seat }
        let seat = make()
        seats[place] = seat
        return seat
    }

    /// The object that is kept at the position that is being read.
    func mark<Seat: AnyObject>(_ label: String, make: () -> Seat) -> Seat {
        seat(at: place(label), make: make)
    }

    /// Runs an action after the whole tree has been read.
    func later(_ action: @escaping () -> Void) { afterReading.append(action) }

    private func mount<Bridge: UIViewRepresentable>(_ bridge: Bridge, _ environment: EnvironmentValues) {
        if foundButtons != nil {
            if let button = bridge as? Button { foundButtons?.append(button) }
            return
        }
        connect(bridge, environment)
        let place = place("")
        seen.insert(place)
        let mounted = mounts[place]
        let coordinator = mounted?.coordinator as? Bridge.Coordinator ?? bridge.makeCoordinator()
        let context = UIViewRepresentableContext<Bridge>(
            coordinator: coordinator, transaction: transaction, environment: environment)
        let platformHost = mounted?.view as? PlatformHost
        let view = platformHost?.bridged as? Bridge.UIViewType ?? bridge.makeUIView(context: context)
        let around = platformHost ?? PlatformHost(around: view)
        around.follow(environment)
        view.accessibilityElementsHidden = environment[HiddenKey.self]
        bridge.updateUIView(view, context: context)
        readViews.append(around)
        guard mounted == nil else { return }
        mounts[place] = Mount(view: around, coordinator: coordinator) {
            Bridge.dismantleUIView(view, coordinator: coordinator)
        }
        add(around)
    }

    /// Orders the views: what comes later in the tree is in front.
    private func order() {
        let wanted = readViews.filter { $0.superview === host }
        guard host.subviews.filter({ view in wanted.contains { $0 === view } }) != wanted else { return }
        for view in wanted { host.bringSubviewToFront(view) }
    }

    /// Adds a view to one of SwiftUI's own, as SwiftUI itself may.
    private func add(_ view: UIView) {
        view.frame = host.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (host as? any SwiftUIsOwn)?.isMounting = true
        host.addSubview(view)
        (host as? any SwiftUIsOwn)?.isMounting = false
    }

    /// Reads a scrolling view, whose bridged views are in SwiftUI's own scroll view.
    func readScrolled(_ content: AnyView, _ environment: EnvironmentValues) {
        let scroller = own("scroll") { HostingScrollView() }
        read(content, at: "page", in: scroller, of: controller, environment)
    }

    /// One of SwiftUI's own views, at the position that is being read.
    func own<View: UIView>(_ label: String, make: () -> View) -> View {
        let place = place(label)
        seen.insert(place)
        if let view = mounts[place]?.view as? View { return view }
        let view = make()
        mounts[place] = Mount(view: view, coordinator: ()) {}
        add(view)
        return view
    }

    /// One of SwiftUI's own controllers, at the position that is being read; a child of the nearest controller.
    func ownController<Controller: UIViewController>(_ label: String, make: () -> Controller) -> Controller {
        let place = place(label)
        seen.insert(place)
        if let controller = mounts[place]?.coordinator as? Controller { return controller }
        let container = make()
        controller?.addChild(container)
        mounts[place] = Mount(view: container.view, coordinator: container) {
            container.willMove(toParent: nil)
            container.removeFromParent()
        }
        add(container.view)
        container.didMove(toParent: controller)
        return container
    }

    /// Reads a part that has its own view and controller.
    func read(
        _ content: AnyView, at label: String, in view: UIView, of controller: UIViewController?,
        _ environment: EnvironmentValues
    ) {
        let (outerHost, outerController, outerViews) = (host, self.controller, readViews)
        path.append(label)
        (host, self.controller, readViews) = (view, controller, [])
        read(content, at: 0, environment)
        order()
        (host, self.controller, readViews) = (outerHost, outerController, outerViews)
        path.removeLast()
    }

    /// Keeps the state of a part that is not read this time, and its views if it has its own.
    func keep(_ label: String, views: Bool) {
        let prefix = (path + [label]).joined(separator: "/") + "/"
        seen.formUnion(seats.keys.filter { $0.hasPrefix(prefix) })
        if views { seen.formUnion(mounts.keys.filter { $0.hasPrefix(prefix) }) }
    }

    /// The buttons of a view that is not shown itself.
    func buttons(of view: some View, _ environment: EnvironmentValues) -> [Button] {
        foundButtons = []
        defer { foundButtons = nil }
        read(view, at: 1, environment)
        return foundButtons ?? []
    }

    private func place(_ label: String) -> String { path.joined(separator: "/") + "." + label }
}
