/// The library's own few words, for the app to localise.
public struct Strings: Hashable, Sendable {
    /// The standard cancel button.
    public var cancel = "Cancel"
    /// The cancel button after it was taken, while the work winds up.
    public var cancelling = "Cancelling…"
    /// The activity overlay's text.
    public var loading = "Loading"
    /// Progress as it is announced; `{n}` stands for the per cent.
    public var percent = "{n} %"

    /// English.
    public init() {}
}
