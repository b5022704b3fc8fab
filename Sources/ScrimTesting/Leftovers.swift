/// The error that a test left something of its overlays on a stage.
public struct Leftovers: Error, Hashable, CustomStringConvertible {
    /// What is left, one line for each thing.
    public let list: [String]

    /// All lines as one.
    public var description: String { "left on stage: " + list.joined(separator: "; ") }
}
