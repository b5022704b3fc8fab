extension Stage {
    /// The library's own words, in the user's language if the library has it; an app may set others.
    public struct Strings: Hashable, Sendable, Codable {
        /// The title of the standard cancel button.
        public var cancel = "Cancel"
        /// The title of the cancel button after it was taken, while the work winds up.
        public var cancelling = "Cancelling…"
        /// The text of an activity overlay without a message; for assistive technology, the name of a veil or loading
        /// view without a text.
        public var loading = "Loading…"
        /// Progress as it is announced; `{n}` stands for the percentage.
        public var percent = "{n}%"
        /// The announcement of an overlay's action, after the overlay's text; `{action}` stands for the button's title.
        public var action = "{action} is available"
        /// The same, if a key leads from the app to the button; `{key}` stands for the key's name.
        public var actionByKey = "{action}: press {key}"
        /// A text that was shown several times in a row; `{text}` stands for the text, `{n}` for how often.
        public var repeated = "{text} ({n})"
        /// The name of the field that searches a list.
        public var search = "Search"
        /// The name of a cross for assistive technology (`Overlay.CancelButton.cross`).
        public var close = "Close"
        /// The text in a list if a search found nothing.
        public var nothingFound = "Nothing found"
        /// The title of the button that clears all notices of a stack.
        public var clearAll = "Clear All"
        /// The title of the button that takes back all works of a group (`undoable`).
        public var undoAll = "Undo All"
        /// The title of the button that tries undoable work again after an error.
        public var retry = "Try Again"
        /// The title of the button that minimizes an overlay (`Overlay.canMinimize`).
        public var hide = "Hide"
        /// The title of the button that restores a minimized overlay.
        public var show = "Show"
        /// The name of a sheet's grabber for assistive technology.
        public var grabber = "Sheet size"
        /// The name of the detent at the content's height, for assistive technology.
        public var contentDetent = "Fitting"
        /// The name of the detent at the full height, for assistive technology.
        public var fullDetent = "Full"
        /// The name of any other detent for assistive technology, as a share of the region; `{n}` stands
        /// for the percentage.
        public var shareDetent = "{n}%"

        /// The words in English.
        public init() {}
    }
}
