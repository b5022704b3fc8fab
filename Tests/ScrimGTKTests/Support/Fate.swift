/// What has become of an object: nothing is kept by asking.
struct Fate<Object: AnyObject> {
    /// The object; `nil` once it is gone.
    private(set) weak var object: Object?

    init(of object: Object?) { self.object = object }

    var isGone: Bool { object == nil }
}
