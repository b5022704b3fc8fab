// What the core uses of Apple's module `Dispatch`: https://developer.apple.com/documentation/dispatch/dispatchqueue

public final class DispatchQueue: Sendable {
    public init(label: String) { fatalError() }

    public func async(execute work: @escaping @Sendable () -> Void) { fatalError() }
}
