#if canImport(os)
private import os
#else
private import Synchronization
#endif

/// A value that threads take turns to change.
final class Guarded<Value: Sendable>: Sendable {
    // `Mutex` needs iOS 18, and the library runs on iOS 16.
    #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
    #else
    // Beside the value, not around it: the compiler of Swift 6.0 crashes on a generic `Mutex`.
    private let lock = Mutex(())
    private nonisolated(unsafe) var value: Value
    #endif

    init(_ value: Value) {
        #if canImport(os)
        lock = OSAllocatedUnfairLock(initialState: value)
        #else
        self.value = value
        #endif
    }

    /// Changes the value while no other thread reads or changes it.
    func change<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        #if canImport(os)
        lock.withLock { body(&$0) }
        #else
        lock.withLock { _ in body(&value) }
        #endif
    }
}
