/// A value of the app's that counts how often its binding set it.
final class Value<Wrapped> {
    private(set) var sets = 0
    var value: Wrapped

    init(_ value: Wrapped) { self.value = value }

    /// Sets the value as its binding does.
    func set(_ value: Wrapped) {
        sets += 1
        self.value = value
    }
}

/// A weak reference, to check whether something still keeps the object.
struct Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}
