/// One view tree as it stands: state by place, and the UIKit views that are bridged into it.
@MainActor
final class Graph {
    private var host: UIView
    /// The controller that is nearest around what is read.
    private(set) weak var controller: UIViewController?
    /// The transaction of the update under way.
    private(set) var transaction = Transaction()
    private let changedHandler: () -> Void
    private var seats: [String: AnyObject] = [:]
    private var mounts: [String: Mount] = [:]
    /// The place that is being read, from the root.
    private var path: [String] = []
    private var seen: Set<String> = []
    /// The bridged views of this reading, back to front.
    private var readViews: [UIView] = []
    private var isReading = false
    /// The buttons that are found instead of being shown; `nil`: they are shown.
    private var foundButtons: [Button]?
    private var afterReading: [() -> Void] = []
    /// What was removed in an animation that is not over.
    private var leaving: [Mount] = []
    /// How long an animation takes, in seconds.
    private static let animation = 0.35
    /// What is over and behind the next view that counts as one, the outermost first.
    private var decorations: [Decoration] = []

    struct Decoration {
        let view: AnyView
        let isBehind: Bool
        let environment: EnvironmentValues
    }

    /// A bridged view, and how to take it away.
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

    /// Reads the whole tree anew.
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

    /// What goes in an animation stays, without updates, until the animation is over.
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

    /// The tree is gone.
    func close() {
        update(EmptyView(), EnvironmentValues())
        while !leaving.isEmpty { removeFirst() }
    }

    func changed() {
        precondition(!isReading, "state was set while its view was updated")
        changedHandler()
    }

    /// Reads a view at its place within the one that is being read.
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

    /// Reads what may be several views, each of which gets a decoration.
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

    /// Gives a view's or modifier's properties their place.
    func connect(_ value: Any, _ environment: EnvironmentValues) {
        for child in Mirror(reflecting: value).children {
            let property = child.value as? any DynamicProperty
            property?.connect(self, at: place(child.label ?? ""), environment)
        }
    }

    /// What is kept at a place from one reading to the next.
    func seat<Seat: AnyObject>(at place: String, make: () -> Seat) -> Seat {
        seen.insert(place)
        if let seat = seats[place] as? Seat { return seat }
        let seat = make()
        seats[place] = seat
        return seat
    }

    /// What is kept at the place that is being read.
    func mark<Seat: AnyObject>(_ label: String, make: () -> Seat) -> Seat {
        seat(at: place(label), make: make)
    }

    /// Does something when the whole tree has been read.
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

    /// What comes later in the tree is in front.
    private func order() {
        let wanted = readViews.filter { $0.superview === host }
        guard host.subviews.filter({ view in wanted.contains { $0 === view } }) != wanted else { return }
        for view in wanted { host.bringSubviewToFront(view) }
    }

    /// SwiftUI itself puts a view into its own.
    private func add(_ view: UIView) {
        view.frame = host.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (host as? any SwiftUIsOwn)?.isMounting = true
        host.addSubview(view)
        (host as? any SwiftUIsOwn)?.isMounting = false
    }

    /// Reads a view that scrolls: what is bridged in it is in SwiftUI's own scroll view.
    func readScrolled(_ content: AnyView, _ environment: EnvironmentValues) {
        let scroller = own("scroll") { HostingScrollView() }
        read(content, at: "page", in: scroller, of: controller, environment)
    }

    /// A view of SwiftUI's own at the place that is being read.
    func own<View: UIView>(_ label: String, make: () -> View) -> View {
        let place = place(label)
        seen.insert(place)
        if let view = mounts[place]?.view as? View { return view }
        let view = make()
        mounts[place] = Mount(view: view, coordinator: ()) {}
        add(view)
        return view
    }

    /// A controller of SwiftUI's own at the place that is being read, a child of the nearest one.
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

    /// Reads a part that has a view of its own, and a controller.
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

    /// A part that is not read this time keeps its state, and its views if it has some of its own.
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
