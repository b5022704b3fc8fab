// What Foundation has on Apple's platforms alone: an object that tells of its properties.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// Its values nobody asks for: there are none.
public struct NSKeyValueObservedChange<Value> {}

extension Progress {
    /// Apple's calls where and when the value changes; this looks at the end of each turn.
    @preconcurrency
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<Progress, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Progress, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let tell = { (progress: Progress) in
            changeHandler(progress, NSKeyValueObservedChange())
        }
        if options.contains(.initial) { tell(self) }
        return NSKeyValueObservation { [weak self] in
            guard let self, self[keyPath: keyPath] != last else { return }
            last = self[keyPath: keyPath]
            tell(self)
        }
    }
}

/// Observes until it is told not to, or is destroyed.
public class NSKeyValueObservation: NSObject {
    private let observer: CFRunLoopObserver?

    init(_ look: @escaping () -> Void) {
        observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0)
        {
            _, _ in look()
        }
        super.init()
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    public func invalidate() { CFRunLoopObserverInvalidate(observer) }

    deinit { invalidate() }
}
