extension Presentation {
    /// How a sheet's content ends its own sheet: call it with a value, or cancel.
    ///
    /// ```swift
    /// let color = await window.overlays.present(.sheet) { end in
    ///     ColorPicker(accept: end.callAsFunction, cancel: end.cancel)
    /// }
    /// ```
    ///
    /// Only the first ending counts.
    @MainActor
    public struct Ending<Value> {
        let finish: @MainActor (Value) -> Void
        let giveUp: @MainActor () -> Void

        /// Ends the sheet with a value.
        public func callAsFunction(_ value: Value) { finish(value) }

        /// Ends the sheet without a value, as if the user cancelled: `shouldEnd` can refuse.
        public func cancel() { giveUp() }
    }
}

extension Presentation.Ending where Value == Void {
    /// Ends the sheet as done.
    public func callAsFunction() { finish(()) }
}
