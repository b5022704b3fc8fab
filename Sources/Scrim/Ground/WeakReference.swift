/// A weak reference as a value, for where a weak variable cannot be used.
@MainActor
final class WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
}
