/// The fault that a behavior found.
public struct ConformanceFailure: Error, CustomStringConvertible, Sendable {
    /// The rule and the behavior that failed.
    public let behavior: String
    /// The expectation that was not met.
    public let expectation: String
    /// The file of the suite with the expectation.
    public let file: String
    /// The line in that file.
    public let line: Int
    /// The window's look, if the subject describes it; otherwise empty.
    public let picture: String

    /// A line for a log, and the picture below it.
    public var description: String {
        "\(behavior): \(expectation) (\(file):\(line))" + (picture.isEmpty ? "" : "\n" + picture)
    }
}
