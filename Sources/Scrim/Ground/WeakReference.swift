/// A reference that keeps nothing alive, for where a weak variable cannot be.
@MainActor
final class WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
}
