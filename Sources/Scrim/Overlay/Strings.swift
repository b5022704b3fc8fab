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
    /// A sheet's grabber, as assistive technology names it.
    public var grabber = "Sheet size"
    /// The height that a sheet's content wants.
    public var contentDetent = "Fitting"
    /// All the height that there is.
    public var fullDetent = "Full"
    /// Any other height of a sheet, as a share of its region; `{n}` stands for the per cent.
    public var shareDetent = "{n} %"

    /// English.
    public init() {}
}
