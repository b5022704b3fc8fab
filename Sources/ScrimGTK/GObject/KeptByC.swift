import CGtk4

/// Swift objects that C retains, as the data of a callback or of a GObject, until it calls `release`.
enum KeptByC {
    /// The data for an object, with a reference that C owns.
    static func data(of object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(object).toOpaque()
    }

    /// The object behind such data; `nil` if there is none, or if it is of another class.
    static func object<Object: AnyObject>(_ data: UnsafeMutableRawPointer?, as type: Object.Type) -> Object? {
        data.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Object }
    }

    /// Gives up C's reference.
    static let release: GDestroyNotify = { data in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
}

/// A closure that C retains.
final class KeptClosure {
    private let body: @MainActor () -> Void

    private init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    /// The data for a closure; C releases it with `KeptByC.release`.
    static func data(_ body: @escaping @MainActor () -> Void) -> UnsafeMutableRawPointer {
        KeptByC.data(of: KeptClosure(body))
    }

    /// Calls the closure behind such data.
    static func run(_ data: UnsafeMutableRawPointer?) {
        onMain(data) { data in
            if let closure = KeptByC.object(data, as: KeptClosure.self) { closure.body() }
        }
    }
}
