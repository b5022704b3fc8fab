#if canImport(os)
private import os
#else
private import Synchronization
#endif

/// A value that threads take turns to change.
final class Guarded<Value: Sendable>: Sendable {
    // The system's lock: the standard library's `Mutex` needs iOS 18, and the library runs on iOS 16.
    #if canImport(os)
    private let lock = OSAllocatedUnfairLock(initialState: ())
    #else
    private let lock = Mutex(())
    #endif
    // Beside the lock, not inside: Swift 6.0's compiler crashes on a generic `Mutex`.
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) { self.value = value }

    /// Changes the value while no other thread reads or changes it.
    func change<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        lock.withLock { _ in body(&value) }
    }
}
