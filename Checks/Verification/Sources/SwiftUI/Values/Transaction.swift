/// How the changes of an update are animated.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// The present transaction.
    @MainActor static var current = Transaction()
}

/// The course of an animation.
public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
}

/// Makes changes in a transaction.
@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
{
    let outer = Transaction.current
    defer { Transaction.current = outer }
    Transaction.current = transaction
    return try body()
}

/// Makes changes in an animation.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
