/// The fault that a behavior found.
public struct ConformanceFailure: Error, CustomStringConvertible, Sendable {
    /// The rule and the behavior.
    public let behavior: String
    /// The expectation.
    public let expectation: String
    /// The file of the suite that expected it.
    public let file: String
    /// The line in that file.
    public let line: Int
    /// The window's look, if the subject describes it; empty: it does not.
    public let picture: String

    /// A line for a log, and the picture below it.
    public var description: String {
        "\(behavior): \(expectation) (\(file):\(line))" + (picture.isEmpty ? "" : "\n" + picture)
    }
}
