public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

/// The main thread's run loop, as in Core Foundation.
public final class CFRunLoop: Sendable {
    static let main = CFRunLoop()
}

public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)

    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }
}

public struct CFRunLoopMode: Sendable {
    public static let commonModes = CFRunLoopMode()
}

public struct CFAllocator: Sendable {}

/// A block that is called at a certain point of each turn.
public final class CFRunLoopObserver {
    fileprivate let activities: CFRunLoopActivity
    fileprivate let repeats: Bool
    fileprivate let order: CFIndex
    fileprivate let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

    fileprivate init(
        _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
        _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    ) {
        self.activities = CFRunLoopActivity(rawValue: activities)
        self.repeats = repeats
        self.order = order
        self.block = block
    }

    // Used only on the main thread.
    private nonisolated(unsafe) static var all: [CFRunLoopObserver] = []

    fileprivate static func add(_ observer: CFRunLoopObserver) {
        guard !all.contains(where: { $0 === observer }) else { return }
        all.append(observer)
        all.sort { $0.order < $1.order }
    }

    fileprivate static func remove(_ observer: CFRunLoopObserver) {
        all.removeAll { $0 === observer }
    }

    /// Calls the observers of this point, lowest order first.
    static func reach(_ activity: CFRunLoopActivity) {
        for observer in all where observer.activities.contains(activity) {
            if !observer.repeats { remove(observer) }
            observer.block(observer, activity)
        }
    }
}

public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
) -> CFRunLoopObserver? {
    block.map { CFRunLoopObserver(activities, repeats, order, $0) }
}

public func CFRunLoopGetMain() -> CFRunLoop? { CFRunLoop.main }

public func CFRunLoopAddObserver(_ rl: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?) {
    if let observer { CFRunLoopObserver.add(observer) }
}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {
    if let observer { CFRunLoopObserver.remove(observer) }
}
