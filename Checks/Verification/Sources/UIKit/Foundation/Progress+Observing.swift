// Key-value observing, which Foundation has only on Apple's platforms.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// A change, without its values because nothing reads them.
public struct NSKeyValueObservedChange<Value> {}

extension Progress {
    /// Apple's version calls when and on the thread where the value changes; this one checks at the end of each turn.
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

/// Observes until it is invalidated or destroyed.
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
