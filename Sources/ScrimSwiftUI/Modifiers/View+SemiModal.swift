import Scrim
import SwiftUI

extension View {
    /// Slides a view in from an edge of the window while a flag is up; what it leaves free stays in use.
    ///
    /// ```swift
    /// CanvasView(colour)
    ///     .semiModal(isPresented: $isChoosing, detents: [.content, .full]) { ColourPicker(colour: $colour) }
    /// ```
    ///
    /// For a value that is chosen once, `present` of `@Environment(\.overlays)` returns it.
    ///
    /// - Parameters:
    ///   - isPresented: The flag; taken down when a drag, a tap beside it or Escape ends the sheet.
    ///   - edge: Where it comes from; the sides mirror right to left.
    ///   - detents: Where it rests, in any order; a change moves it.
    ///   - selection: The detent that it rests at: set when it is taken elsewhere, and setting it moves the sheet.
    ///     One that is not among the detents means the nearest. `nil`: it comes up at the smallest.
    ///   - dismissal: Whether a drag dismisses it: `.resisting` for a form that guards what was typed.
    ///   - undimmedThrough: Up to this detent the background is neither dimmed nor blocked; `nil`: as `input` says.
    ///   - input: What it lets through; where it lets everything through, nothing is dimmed either.
    ///   - area: What it comes into.
    ///   - label: What VoiceOver calls it; already localised.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses.
    ///   - onPosition: Told where the sheet is, once for each frame in which it moves, until its last pixel is off;
    ///     `nil`: nothing is worked out for it.
    ///   - onEnd: Told how it ended, once for each time that it was shown.
    ///   - content: What is on it; gets the environment of this place.
    @MainActor
    public func semiModal<Presented: View>(
        isPresented: Binding<Bool>, from edge: Placement.Edge = .bottom, detents: [Detent] = [.content],
        selection: Binding<Detent>? = nil, dismissal: Sheet.DragDismissal = .standard,
        undimmedThrough: Detent? = nil,
        input: InputPolicy = .live, over area: OverlayArea = .window, label: String? = nil,
        shouldEnd: (@MainActor (Cause) -> Bool)? = nil,
        onPosition: (@MainActor (SheetPosition) -> Void)? = nil, onEnd: (@MainActor (Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Presented
    ) -> some View {
        modifier(
            FlagModifier(
                isPresented: isPresented,
                overlay: .sheet(
                    from: edge, detents: detents, initial: selection?.wrappedValue,
                    undimmedThrough: undimmedThrough, input: input, label: label
                ).with(\.sheet.dismissal, dismissal),
                area: area,
                ears: Ears(
                    shouldEnd: shouldEnd, selection: selection, onPosition: onPosition, onEnd: onEnd,
                    file: file, line: line),
                presented: content))
    }

    /// Slides a view in from an edge of the window for an item; another item is another sheet.
    ///
    /// - Parameters:
    ///   - item: The item; set to `nil` when a drag, a tap beside it or Escape ends the sheet.
    ///   - edge: Where it comes from; the sides mirror right to left.
    ///   - detents: Where it rests, in any order; a change moves it.
    ///   - selection: The detent that it rests at: set when it is taken elsewhere, and setting it moves the sheet.
    ///     One that is not among the detents means the nearest. `nil`: it comes up at the smallest.
    ///   - dismissal: Whether a drag dismisses it: `.resisting` for a form that guards what was typed.
    ///   - undimmedThrough: Up to this detent the background is neither dimmed nor blocked; `nil`: as `input` says.
    ///   - input: What it lets through; where it lets everything through, nothing is dimmed either.
    ///   - area: What it comes into.
    ///   - label: What VoiceOver calls it; already localised.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses.
    ///   - onPosition: Told where the sheet is, once for each frame in which it moves, until its last pixel is off;
    ///     `nil`: nothing is worked out for it.
    ///   - onEnd: Told how each sheet ended.
    ///   - content: What is on it; gets the environment of this place.
    @MainActor
    public func semiModal<Item: Identifiable, Presented: View>(
        item: Binding<Item?>, from edge: Placement.Edge = .bottom, detents: [Detent] = [.content],
        selection: Binding<Detent>? = nil, dismissal: Sheet.DragDismissal = .standard,
        undimmedThrough: Detent? = nil,
        input: InputPolicy = .live, over area: OverlayArea = .window, label: String? = nil,
        shouldEnd: (@MainActor (Cause) -> Bool)? = nil,
        onPosition: (@MainActor (SheetPosition) -> Void)? = nil, onEnd: (@MainActor (Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Presented
    ) -> some View {
        let overlay = Overlay.sheet(
            from: edge, detents: detents, initial: selection?.wrappedValue, undimmedThrough: undimmedThrough,
            input: input, label: label
        ).with(\.sheet.dismissal, dismissal)
        return modifier(
            ItemModifier(
                item: item, overlay: { _ in overlay }, area: area,
                ears: Ears(
                    shouldEnd: shouldEnd, selection: selection, onPosition: onPosition, onEnd: onEnd,
                    file: file, line: line),
                presented: content))
    }
}
