import CGtk4

/// Ties a Swift object to the GObject whose behavior it implements.
///
/// The GObject retains the Swift object from construction to finalization, and never the other way round.
enum SwiftPeer {
    /// Has the GObject retain the Swift object.
    static func attach(_ peer: AnyObject, to object: UnsafeMutableRawPointer) {
        attached.attach(peer, to: object)
    }

    /// The Swift object; `nil` while the GObject is still being constructed.
    static func of<Peer: AnyObject>(_ object: UnsafeMutableRawPointer?, as type: Peer.Type = Peer.self)
        -> Peer?
    {
        object.flatMap { attached.of($0) } as? Peer
    }

    /// The GType by this name, registered as a subclass on first use.
    static func register(_ name: String, parent: GType, classInit: @escaping GClassInitFunc) -> GType {
        let known = g_type_from_name(name)
        guard known == 0 else { return known }
        var query = GTypeQuery()
        g_type_query(parent, &query)
        return g_type_register_static_simple(
            parent, name, query.class_size, classInit, query.instance_size, nil, GTypeFlags(rawValue: 0))
    }

    /// Serves widgets and layout managers alike.
    private static let attached = Attached<AnyObject>("scrim-swift-peer")
}
