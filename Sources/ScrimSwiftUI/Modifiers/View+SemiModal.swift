#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

extension View {
    /// Slides a view in from an edge of the window while a flag is up; what it leaves free stays in use.
    ///
    /// ```swift
    /// CanvasView(color)
    ///     .semiModal(isPresented: $isChoosing, detents: [.content, .full]) { ColorPicker(color: $color) }
    /// ```
    ///
    /// For a value that is chosen once, `present` of `@Environment(\.overlays)` returns it.
    ///
    /// - Parameters:
    ///   - isPresented: The flag; taken down when a drag, a tap beside it or Escape ends the sheet.
    ///   - edge: Where the sheet comes from; the sides mirror right to left.
    ///   - detents: Where the sheet rests, in any order; a change moves the sheet.
    ///   - selection: The detent that the sheet rests at: set when it comes to rest at another, and setting it moves it.
    ///     One that is not among the detents means the nearest. `nil`: the sheet comes up at the smallest.
    ///   - dismissal: Whether a drag dismisses it: `.resisting` for a form that guards what was typed.
    ///   - undimmedThrough: Up to this detent the background is neither dimmed nor blocked; `nil`: as `input` says.
    ///   - input: What the sheet lets through; where that is everything, nothing is dimmed either.
    ///   - area: What the sheet comes into.
    ///   - label: What VoiceOver calls the sheet; already localized.
    ///   - shouldEnd: Asked before a user's act ends the overlay; `false` refuses.
    ///   - onPosition: Called with where the sheet is, once for each frame in which it moves, until its last pixel is off;
    ///     `nil`: positions are not worked out.
    ///   - onEnd: Called with how the overlay ended, once for each showing.
    ///   - content: What is on the sheet; gets the environment of this place.
    @MainActor
    public func semiModal<Presented: View>(
        isPresented: Binding<Bool>, from edge: Overlay.Placement.Edge = .bottom,
        detents: [Overlay.Detent] = [.content],
        selection: Binding<Overlay.Detent>? = nil, dismissal: Overlay.Sheet.DragDismissal = .standard,
        undimmedThrough: Overlay.Detent? = nil,
        input: Overlay.InputPolicy = .live, over area: OverlayArea = .window, label: String? = nil,
        shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        onPosition: (@MainActor (Presentation.SheetPosition) -> Void)? = nil,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil,
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
                callbacks: BindingCallbacks(
                    shouldEnd: shouldEnd, selection: selection, onPosition: onPosition, onEnd: onEnd,
                    file: file, line: line),
                presented: content))
    }

    /// Slides a view in from an edge of the window for an item; another item is another sheet.
    ///
    /// - Parameters:
    ///   - item: The item; set to `nil` when a drag, a tap beside it or Escape ends the sheet.
    ///   - edge: Where the sheet comes from; the sides mirror right to left.
    ///   - detents: Where the sheet rests, in any order; a change moves the sheet.
    ///   - selection: The detent that the sheet rests at: set when it comes to rest at another, and setting it moves it.
    ///     One that is not among the detents means the nearest. `nil`: the sheet comes up at the smallest.
    ///   - dismissal: Whether a drag dismisses it: `.resisting` for a form that guards what was typed.
    ///   - undimmedThrough: Up to this detent the background is neither dimmed nor blocked; `nil`: as `input` says.
    ///   - input: What the sheet lets through; where that is everything, nothing is dimmed either.
    ///   - area: What the sheet comes into.
    ///   - label: What VoiceOver calls the sheet; already localized.
    ///   - shouldEnd: Asked before a user's act ends the overlay; `false` refuses.
    ///   - onPosition: Called with where the sheet is, once for each frame in which it moves, until its last pixel is off;
    ///     `nil`: positions are not worked out.
    ///   - onEnd: Called with how each sheet ended.
    ///   - content: What is on the sheet; gets the environment of this place.
    @MainActor
    public func semiModal<Item: Identifiable, Presented: View>(
        item: Binding<Item?>, from edge: Overlay.Placement.Edge = .bottom,
        detents: [Overlay.Detent] = [.content],
        selection: Binding<Overlay.Detent>? = nil, dismissal: Overlay.Sheet.DragDismissal = .standard,
        undimmedThrough: Overlay.Detent? = nil,
        input: Overlay.InputPolicy = .live, over area: OverlayArea = .window, label: String? = nil,
        shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        onPosition: (@MainActor (Presentation.SheetPosition) -> Void)? = nil,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Presented
    ) -> some View {
        let overlay = Overlay.sheet(
            from: edge, detents: detents, initial: selection?.wrappedValue, undimmedThrough: undimmedThrough,
            input: input, label: label
        ).with(\.sheet.dismissal, dismissal)
        return modifier(
            ItemModifier(
                item: item, overlay: { _ in overlay }, area: area,
                callbacks: BindingCallbacks(
                    shouldEnd: shouldEnd, selection: selection, onPosition: onPosition, onEnd: onEnd,
                    file: file, line: line),
                presented: content))
    }
}
#endif
