import CGtk4
import Scrim

/// The regions of one window: every widget of the app's that overlays were asked for, and its own keyboard.
@MainActor
final class RegionBook {
    /// What the book tells its host.
    struct Handlers {
        var changed: @MainActor (Region, RegionState) -> Void
        /// A widget is in another window now, or in one at last.
        var moved: @MainActor (RegionID, WidgetPointer) -> Void
    }

    private let window: WeakObject<GtkWindow>
    private let handlers: Handlers
    private var followers: [Region: RegionFollower] = [:]

    init(window: WeakObject<GtkWindow>, _ handlers: Handlers) {
        self.window = window
        self.handlers = handlers
    }

    /// Follows a widget from now on.
    ///
    /// Its name is the same whenever, and in whichever window, it is asked for.
    func track(_ widget: WidgetPointer) -> RegionID {
        let id = RegionName.of(widget)
        follow(.view(id), widget)
        return id
    }

    /// The app's own on-screen keyboard, or that it has none.
    func setKeyboard(_ widget: WidgetPointer?) {
        if followers[.keyboard]?.widget == widget { return }
        followers.removeValue(forKey: .keyboard)?.stop()
        if let widget { follow(.keyboard, widget) }
        handlers.changed(.keyboard, state(of: .keyboard))
    }

    /// Stops following, because the region is another window's now.
    func forget(_ region: Region) {
        followers.removeValue(forKey: region)?.stop()
    }

    /// The widget that the region is; `nil` for the window itself and for what is not there.
    func widget(of region: Region) -> WidgetPointer? {
        followers[region]?.widget
    }

    /// How a region other than the window stands.
    func state(of region: Region) -> RegionState {
        if let follower = followers[region] { return follower.state(in: window.object) }
        // Without a keyboard there is nothing to cover, but one may come.
        return region == .keyboard ? .hidden : .gone
    }

    /// Where a region other than the window is, as of the last look.
    func geometry(of region: Region) -> RegionGeometry {
        followers[region]?.geometry ?? .nowhere
    }

    /// Looks anew where these regions are; true if one of them moved.
    func follow(_ regions: Set<Region>, in layer: WidgetPointer) -> Bool {
        var moved = false
        for region in regions where followers[region]?.follow(in: layer) == true { moved = true }
        return moved
    }

    /// The regions, of those named, that contain a widget.
    func regions(containing widget: WidgetPointer, among candidates: some Sequence<Region>) -> Set<Region> {
        Set(candidates.filter { self.widget(of: $0).map(widget.isInside) ?? false })
    }

    /// Stops all following.
    func close() {
        followers.values.forEach { $0.stop() }
        followers = [:]
    }

    private func follow(_ region: Region, _ widget: WidgetPointer) {
        guard followers[region]?.widget != widget else { return }
        followers[region]?.stop()
        followers[region] = RegionFollower(widget) { [weak self] in self?.follower(of: region, noticed: $0) }
    }

    private func follower(of region: Region, noticed change: RegionFollower.Change) {
        if change == .root, case .view(let id) = region, let widget = widget(of: region) {
            handlers.moved(id, widget)
        }
        // By then it may be followed elsewhere.
        guard let follower = followers[region] else { return }
        handlers.changed(region, follower.state(in: window.object))
        if change == .gone { forget(region) }
    }
}

/// A widget's name as a region, kept with the widget.
@MainActor
private final class RegionName {
    let id = RegionID()

    static func of(_ widget: WidgetPointer) -> RegionID {
        let object = widget.cast(to: GObject.self)
        if let known = g_object_get_qdata(object, key) {
            return Unmanaged<RegionName>.fromOpaque(known).takeUnretainedValue().id
        }
        let name = RegionName()
        g_object_set_qdata_full(object, key, Unmanaged.passRetained(name).toOpaque()) { name in
            if let name { Unmanaged<RegionName>.fromOpaque(name).release() }
        }
        return name.id
    }

    private static let key = g_quark_from_string("scrim-region")
}
