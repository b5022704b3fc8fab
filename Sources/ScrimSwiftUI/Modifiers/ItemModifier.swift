import Scrim
import SwiftUI

/// An overlay for as long as there is an item; another item is another overlay.
struct ItemModifier<Item: Identifiable, Presented: View>: ViewModifier {
    // A property, not only captured: so SwiftUI updates the modifier when the item changes.
    let item: Binding<Item?>
    let overlay: @MainActor (Item) -> Overlay
    let area: OverlayArea
    let ears: Ears
    /// The app's view on it; `EmptyView` for an overlay without one.
    let presented: (Item) -> Presented

    func body(content: Content) -> some View {
        content.modifier(
            SubjectModifier(
                wish: wish(for: item.wrappedValue), area: area, ears: ears,
                read: { wish(for: item.wrappedValue) }, clear: { item.wrappedValue = nil },
                presented: Presented.self == EmptyView.self
                    ? nil : item.wrappedValue.map { AnyView(presented($0)) }))
    }

    private func wish(for item: Item?) -> Wish? {
        item.map { Wish(id: AnyHashable($0.id), overlay: overlay($0)) }
    }
}
