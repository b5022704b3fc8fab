/// Changes that belong together.
public final class CATransaction: NSObject {
    private struct Level {
        var disablesActions: Bool?
        var groups: [CompletionGroup] = []
    }

    // Used only on the main thread, like the double's layers.
    private nonisolated(unsafe) static var levels: [Level] = []

    public static func begin() {
        levels.append(Level())
    }

    public static func commit() {
        guard let level = levels.popLast() else { return }
        for group in level.groups { group.close() }
    }

    public static func flush() {
        MainActor.assumeIsolated { RenderLoop.commit() }
    }

    /// The default duration of an animation in a transaction, in seconds.
    static let animationDuration: CFTimeInterval = 0.25

    static var disablesActions: Bool { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }

    public static func setDisableActions(_ flag: Bool) {
        change { $0.disablesActions = flag }
    }

    /// Sets a block that waits for the animations that are added afterwards in this transaction.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        change { $0.groups.append(CompletionGroup { _ in block() }) }
    }

    static var openGroups: [CompletionGroup] { levels.flatMap(\.groups) }

    /// Runs the body in a transaction whose animations the group waits for.
    static func grouping(_ group: CompletionGroup, _ body: () -> Void) {
        levels.append(Level(groups: [group]))
        body()
        commit()
    }

    /// Outside every transaction there is the run loop's implicit one, until the turn ends.
    private static func change(_ body: (inout Level) -> Void) {
        if levels.isEmpty {
            levels.append(Level())
            RenderLoop.afterCommit { commit() }
        }
        body(&levels[levels.count - 1])
    }
}
