// What the core uses of Apple's module `os` (iOS 16):
// https://developer.apple.com/documentation/os/osallocatedunfairlock

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public init(initialState: State) where State: Sendable { fatalError() }

    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        fatalError()
    }
}
