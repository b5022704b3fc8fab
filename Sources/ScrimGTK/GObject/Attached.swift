import CGtk4

/// A Swift object that a GObject retains under a name until the GObject is finalized.
struct Attached<Peer: AnyObject> {
    private let quark: GQuark

    init(_ name: String) { quark = g_quark_from_string(name) }

    /// The attached object; `nil` if there is none.
    func of(_ object: UnsafeMutableRawPointer) -> Peer? {
        KeptByC.object(
            g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), quark), as: Peer.self)
    }

    /// Has the GObject retain the object, in place of an earlier one of this name.
    func attach(_ peer: Peer, to object: UnsafeMutableRawPointer) {
        g_object_set_qdata_full(
            object.assumingMemoryBound(to: GObject.self), quark, KeptByC.data(of: peer), KeptByC.release)
    }

    /// Has the GObject release the object.
    func detach(from object: UnsafeMutableRawPointer) {
        g_object_set_qdata(object.assumingMemoryBound(to: GObject.self), quark, nil)
    }
}
