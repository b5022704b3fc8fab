import CGtk4

/// Reports whether a GObject was really freed: a weak reference becomes `nil` at disposal, even if the object leaks.
@MainActor
final class Finalization {
    private(set) var happened = false

    init(of object: UnsafeMutableRawPointer) {
        let token = Unmanaged.passRetained(self).toOpaque()
        let key = "scrim-finalization-\(UInt(bitPattern: token))"
        g_object_set_data_full(object.assumingMemoryBound(to: GObject.self), key, token) { token in
            guard let token else { return }
            MainActor.assumeIsolated {
                Unmanaged<Finalization>.fromOpaque(token).takeRetainedValue().happened = true
            }
        }
    }
}
