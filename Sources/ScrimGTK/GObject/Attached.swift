import CGtk4

/// A Swift object that a GObject keeps, under a name, until it is finalized.
struct Attached<Peer: AnyObject> {
    private let quark: GQuark

    init(_ name: String) { quark = g_quark_from_string(name) }

    /// The object; `nil`: there is none.
    func of(_ object: UnsafeMutableRawPointer) -> Peer? {
        KeptByC.object(
            g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), quark), as: Peer.self)
    }

    /// Lets the GObject keep the object, in place of any other of this name.
    func attach(_ peer: Peer, to object: UnsafeMutableRawPointer) {
        g_object_set_qdata_full(
            object.assumingMemoryBound(to: GObject.self), quark, KeptByC.data(of: peer), KeptByC.release)
    }

    /// Has the GObject let go of the object.
    func detach(from object: UnsafeMutableRawPointer) {
        g_object_set_qdata(object.assumingMemoryBound(to: GObject.self), quark, nil)
    }
}
