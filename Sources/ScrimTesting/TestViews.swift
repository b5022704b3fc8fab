@_spi(Host) import Scrim

/// The app's views that the hosts of one clock hold; all its windows share the names.
@MainActor
final class TestViews {
    private var held: [ViewID: (name: String, holder: ObjectIdentifier)] = [:]

    /// Keeps a view for a host.
    func hold(_ name: String, for host: TestHost) -> ViewID {
        let id = ViewID()
        held[id] = (name, ObjectIdentifier(host))
        return id
    }

    /// Notes that a host has these views on its panels now, whichever host held them.
    func take(_ views: some Sequence<ViewID>, to host: TestHost) {
        for view in views { held[view]?.holder = ObjectIdentifier(host) }
    }

    func release(_ view: ViewID) { held[view] = nil }

    subscript(_ view: ViewID) -> String? { held[view]?.name }

    /// The views that a host holds.
    func views(of host: TestHost) -> [ViewID: String] {
        held.filter { $0.value.holder == ObjectIdentifier(host) }.mapValues(\.name)
    }
}
