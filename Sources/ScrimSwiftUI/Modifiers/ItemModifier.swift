#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// Shows an overlay while there is an item; another item is another overlay.
struct ItemModifier<Item: Identifiable, Presented: View>: ViewModifier {
    // A property, not only a captured value, so that SwiftUI updates the modifier when the item changes.
    let item: Binding<Item?>
    let overlay: @MainActor (Item) -> Overlay
    let area: OverlayArea
    let callbacks: BindingCallbacks
    /// Runs when a button is chosen, with the item that the question asks about and the button's index.
    let onAnswer: (@MainActor (Item, Int) -> Void)?
    /// Called when an overlay ended, with its item and its outcome.
    let onEnd: (@MainActor (Item, Presentation.Outcome) -> Void)?
    /// The app's view on the overlay; `nil`: the overlay has no view.
    let presented: ((Item) -> Presented)?

    func body(content: Content) -> some View {
        content.modifier(
            BoundOverlayModifier(
                request: request(for: item.wrappedValue), area: area, callbacks: callbacks,
                read: { request(for: item.wrappedValue) }, clear: { item.wrappedValue = nil },
                presented: presented.flatMap { item.wrappedValue.map($0) }))
    }

    private func request(for item: Item?) -> BindingRequest? {
        guard let item else { return nil }
        var request = BindingRequest(id: AnyHashable(item.id), overlay: overlay(item))
        if let onAnswer { request.onAnswer = { onAnswer(item, $0) } }
        if let onEnd { request.onEnd = { onEnd(item, $0) } }
        return request
    }
}
#endif
