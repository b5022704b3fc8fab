/// What a behavior found amiss.
public struct ConformanceFailure: Error, CustomStringConvertible, Sendable {
    /// The rule and the behavior.
    public let behavior: String
    /// What was expected.
    public let expectation: String
    /// The file of the suite that expected it.
    public let file: String
    /// The line in that file.
    public let line: Int
    /// What the window looked like, as far as the subject tells; empty: it does not.
    public let picture: String

    /// A line for a log, and the picture below it.
    public var description: String {
        "\(behavior): \(expectation) (\(file):\(line))" + (picture.isEmpty ? "" : "\n" + picture)
    }
}
