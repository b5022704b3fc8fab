import Adwaita
@_spi(Host) import Scrim

extension AnyView {
    /// Slides a view in from an edge of the window while a flag is set; the rest of the window stays in use.
    ///
    /// ```swift
    /// CanvasView(color)
    ///     .semiModal(isPresented: $isChoosing, detents: [.content, .full]) { ColorPicker(color: $color) }
    /// ```
    ///
    /// If the user chooses a value once, `present` of an `OverlayAnchor` returns it.
    ///
    /// - Parameters:
    ///   - isPresented: The flag; reset when a drag, a tap outside the sheet or Escape ends the sheet.
    ///   - edge: Where the sheet comes from; right to left, the sides are mirrored. A change takes effect at
    ///     the next showing.
    ///   - detents: Where the sheet rests, in any order; a change moves the sheet.
    ///   - selection: The detent at which the sheet rests. It is set when the sheet comes to rest at another one, and
    ///     setting it moves the sheet. A detent that is not among `detents` stands for the nearest. `nil`: the sheet
    ///     starts at the smallest.
    ///   - dismissal: Whether a drag dismisses it: `.resisting` for a form that guards its input.
    ///   - undimmedThrough: Up to this detent the background is neither dimmed nor blocked; `nil`: `input`
    ///     applies.
    ///   - input: The input that the sheet lets through. If that is everything, nothing is dimmed either. A change
    ///     takes effect at once.
    ///   - area: The area that the sheet comes into.
    ///   - label: The sheet's name for a screen reader; already localized.
    ///   - shouldEnd: Asked before a user's act ends the overlay; `false` refuses.
    ///   - onPosition: Called with the sheet's position, once for each frame in which it moves, until its last
    ///     pixel is off the screen; `nil`: positions are not computed.
    ///   - onEnd: Called with how the overlay ended, once for each showing.
    ///   - content: The sheet's content. It is kept while the sheet is shown, and updated with the view that the
    ///     modifier is on.
    public func semiModal(
        isPresented: Binding<Bool>, from edge: Scrim.Overlay.Placement.Edge = .bottom,
        detents: [Scrim.Overlay.Detent] = [.content],
        selection: Binding<Scrim.Overlay.Detent>? = nil,
        dismissal: Scrim.Overlay.Sheet.DragDismissal = .standard,
        undimmedThrough: Scrim.Overlay.Detent? = nil,
        input: Scrim.Overlay.InputPolicy = .live, over area: OverlayArea = .window, label: String? = nil,
        shouldEnd: ((Presentation.Cause) -> Bool)? = nil,
        onPosition: ((Presentation.SheetPosition) -> Void)? = nil,
        onEnd: ((Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Body
    ) -> AnyView {
        let overlay = Scrim.Overlay.sheet(
            from: edge, detents: detents, undimmedThrough: undimmedThrough, input: input, label: label
        ).with(\.sheet.dismissal, dismissal)
        return semiModal(
            overlay, isPresented: isPresented, selection: selection, over: area, shouldEnd: shouldEnd,
            onPosition: onPosition, onEnd: onEnd, file: file, line: line, content: content)
    }

    /// Slides a view in while a flag is set: on a sheet for which the other modifier has no argument, or on a form.
    ///
    /// ```swift
    /// .semiModal(.sheet(detents: [.content, .full]).with(\.sheet.dragArea, .grabber), isPresented: $isDrawing) {
    ///     Sketch()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - overlay: The sheet: `.sheet` or `.form`. A change of its look, `input` or `sheet` shows in place; a change
    ///     of its edge takes effect at the next showing.
    ///   - isPresented: The flag; reset when a drag, a tap outside the sheet or Escape ends the sheet.
    ///   - selection: The detent at which the sheet rests. It is set when the sheet comes to rest at another one, and
    ///     setting it moves the sheet. A detent that the sheet does not have stands for the nearest. `nil`: the sheet
    ///     starts as `overlay` says.
    ///   - area: The area that the sheet comes into.
    ///   - shouldEnd: Asked before a user's act ends the overlay; `false` refuses.
    ///   - onPosition: Called with the sheet's position, once for each frame in which it moves, until its last
    ///     pixel is off the screen; `nil`: positions are not computed.
    ///   - onEnd: Called with how the overlay ended, once for each showing.
    ///   - content: The sheet's content. It is kept while the sheet is shown, and updated with the view that the
    ///     modifier is on.
    public func semiModal(
        _ overlay: Scrim.Overlay, isPresented: Binding<Bool>,
        selection: Binding<Scrim.Overlay.Detent>? = nil, over area: OverlayArea = .window,
        shouldEnd: ((Presentation.Cause) -> Bool)? = nil,
        onPosition: ((Presentation.SheetPosition) -> Void)? = nil,
        onEnd: ((Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Body
    ) -> AnyView {
        let sheet = selection.map { overlay.with(\.sheet.initial, $0.wrappedValue) } ?? overlay
        return boundOverlay(
            isPresented: isPresented, overlay: { sheet }, area: area,
            callbacks: AppCallbacks(
                shouldEnd: shouldEnd, selection: selection, onPosition: onPosition, onEnd: onEnd,
                file: file, line: line),
            presented: content)
    }

    /// Slides a view in from an edge of the window for an item; another item is another sheet.
    ///
    /// - Parameters:
    ///   - item: The item; set to `nil` when a drag, a tap outside the sheet or Escape ends the sheet.
    ///   - edge: Where the sheet comes from; right to left, the sides are mirrored. A change takes effect at
    ///     the next showing.
    ///   - detents: Where the sheet rests, in any order; a change moves the sheet.
    ///   - selection: The detent at which the sheet rests. It is set when the sheet comes to rest at another one, and
    ///     setting it moves the sheet. A detent that is not among `detents` stands for the nearest. `nil`: the sheet
    ///     starts at the smallest.
    ///   - dismissal: Whether a drag dismisses it: `.resisting` for a form that guards its input.
    ///   - undimmedThrough: Up to this detent the background is neither dimmed nor blocked; `nil`: `input`
    ///     applies.
    ///   - input: The input that the sheet lets through. If that is everything, nothing is dimmed either. A change
    ///     takes effect at once.
    ///   - area: The area that the sheet comes into.
    ///   - label: The sheet's name for a screen reader; already localized.
    ///   - shouldEnd: Asked before a user's act ends the overlay; `false` refuses.
    ///   - onPosition: Called with the sheet's position, once for each frame in which it moves, until its last
    ///     pixel is off the screen or another item's sheet comes; `nil`: positions are not computed.
    ///   - onEnd: Called with each sheet's item and with how the sheet ended.
    ///   - content: The sheet's content. It is kept while the sheet is shown, and updated with the view that the
    ///     modifier is on.
    public func semiModal<Item: Identifiable>(
        item: Binding<Item?>, from edge: Scrim.Overlay.Placement.Edge = .bottom,
        detents: [Scrim.Overlay.Detent] = [.content],
        selection: Binding<Scrim.Overlay.Detent>? = nil,
        dismissal: Scrim.Overlay.Sheet.DragDismissal = .standard,
        undimmedThrough: Scrim.Overlay.Detent? = nil,
        input: Scrim.Overlay.InputPolicy = .live, over area: OverlayArea = .window, label: String? = nil,
        shouldEnd: ((Presentation.Cause) -> Bool)? = nil,
        onPosition: ((Presentation.SheetPosition) -> Void)? = nil,
        onEnd: ((Item, Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Body
    ) -> AnyView {
        let overlay = Scrim.Overlay.sheet(
            from: edge, detents: detents, undimmedThrough: undimmedThrough, input: input, label: label
        ).with(\.sheet.dismissal, dismissal)
        return semiModal(
            overlay, item: item, selection: selection, over: area, shouldEnd: shouldEnd,
            onPosition: onPosition, onEnd: onEnd, file: file, line: line, content: content)
    }

    /// Slides a view in for an item: on a sheet for which the other modifier has no argument, or on a form.
    ///
    /// ```swift
    /// .semiModal(.form(label: "Edit"), item: $note) { NoteForm($0) }
    /// ```
    ///
    /// Another item is another sheet.
    ///
    /// - Parameters:
    ///   - overlay: The sheet: `.sheet` or `.form`. A change of its look, `input` or `sheet` shows in place; a change
    ///     of its edge takes effect at the next showing.
    ///   - item: The item; set to `nil` when a drag, a tap outside the sheet or Escape ends the sheet.
    ///   - selection: The detent at which the sheet rests. It is set when the sheet comes to rest at another one, and
    ///     setting it moves the sheet. A detent that the sheet does not have stands for the nearest. `nil`: the sheet
    ///     starts as `overlay` says.
    ///   - area: The area that the sheet comes into.
    ///   - shouldEnd: Asked before a user's act ends the overlay; `false` refuses.
    ///   - onPosition: Called with the sheet's position, once for each frame in which it moves, until its last
    ///     pixel is off the screen or another item's sheet comes; `nil`: positions are not computed.
    ///   - onEnd: Called with each sheet's item and with how the sheet ended.
    ///   - content: The sheet's content. It is kept while the sheet is shown, and updated with the view that the
    ///     modifier is on.
    public func semiModal<Item: Identifiable>(
        _ overlay: Scrim.Overlay, item: Binding<Item?>,
        selection: Binding<Scrim.Overlay.Detent>? = nil, over area: OverlayArea = .window,
        shouldEnd: ((Presentation.Cause) -> Bool)? = nil,
        onPosition: ((Presentation.SheetPosition) -> Void)? = nil,
        onEnd: ((Item, Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Body
    ) -> AnyView {
        let sheet = selection.map { overlay.with(\.sheet.initial, $0.wrappedValue) } ?? overlay
        return boundOverlay(
            item: item, overlay: { _ in sheet }, area: area,
            callbacks: AppCallbacks(
                shouldEnd: shouldEnd, selection: selection, onPosition: onPosition, file: file, line: line),
            onEnd: onEnd, presented: content)
    }
}
