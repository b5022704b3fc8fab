/// The error that a test left something of its overlays on a stage.
public struct Leftovers: Error, Hashable, CustomStringConvertible {
    /// The things that are left, one line for each.
    public let list: [String]

    /// The lines in one.
    public var description: String { "left on stage: " + list.joined(separator: "; ") }
}
