#if canImport(os)
private import os
#elseif canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WinSDK)
private import Synchronization
#endif

/// A value that threads take turns to change.
final class Guarded<Value: Sendable>: Sendable {
    // `Mutex` needs iOS 18, and the library runs on iOS 16.
    #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
    #else
    // Beside the value, not around it: the compiler of Swift 6.0 crashes on a generic `Mutex`. Where there is no C
    // library, there are no threads.
    #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WinSDK)
    private let lock = Mutex(())
    #endif
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
        #elseif canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WinSDK)
        lock.withLock { _ in body(&value) }
        #else
        body(&value)
        #endif
    }
}
