/// A weak reference to an object, to check whether it still exists.
struct Fate<Object: AnyObject> {
    /// The object; `nil` once it is deallocated.
    private(set) weak var object: Object?

    init(of object: Object?) { self.object = object }

    var isGone: Bool { object == nil }
}
