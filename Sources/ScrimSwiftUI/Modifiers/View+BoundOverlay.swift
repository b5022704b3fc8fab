#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// What the modifiers that apps call are made of, here and in the package for SwiftCrossUI.
///
/// They run in the body of the app's view, and read the binding there: so SwiftUI updates that view with the binding. Without a
/// read a body that hands `$flag` on does not run when the flag is set, and the app's closures have the values of an earlier
/// update.
extension View {
    /// Shows an overlay while a flag is set.
    func boundOverlay(
        isPresented: Binding<Bool>, overlay: @escaping @MainActor () -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks
    ) -> some View {
        boundOverlay(
            isPresented: isPresented, overlay: overlay, area: area, callbacks: callbacks,
            presented: nil as (() -> EmptyView)?)
    }

    /// Shows an overlay with a view while a flag is set.
    func boundOverlay<Presented: View>(
        isPresented: Binding<Bool>, overlay: @escaping @MainActor () -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks, presented: (() -> Presented)?
    ) -> some View {
        // What the overlay says is read as well: the view is updated with that, too.
        if isPresented.wrappedValue { _ = overlay() }
        return modifier(
            FlagModifier(
                isPresented: isPresented, overlay: overlay, area: area, callbacks: callbacks,
                presented: presented))
    }

    /// Shows an overlay for as long as there is an item; another item is another overlay.
    func boundOverlay<Item: Identifiable>(
        item: Binding<Item?>, overlay: @escaping @MainActor (Item) -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks, onAnswer: (@MainActor (Item, Int) -> Void)? = nil,
        onEnd: (@MainActor (Item, Presentation.Outcome) -> Void)? = nil
    ) -> some View {
        boundOverlay(
            item: item, overlay: overlay, area: area, callbacks: callbacks, onAnswer: onAnswer,
            onEnd: onEnd, presented: nil as ((Item) -> EmptyView)?)
    }

    /// Shows an overlay with a view for as long as there is an item; another item is another overlay.
    func boundOverlay<Item: Identifiable, Presented: View>(
        item: Binding<Item?>, overlay: @escaping @MainActor (Item) -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks, onAnswer: (@MainActor (Item, Int) -> Void)? = nil,
        onEnd: (@MainActor (Item, Presentation.Outcome) -> Void)? = nil, presented: ((Item) -> Presented)?
    ) -> some View {
        if let item = item.wrappedValue { _ = overlay(item) }
        return modifier(
            ItemModifier(
                item: item, overlay: overlay, area: area, callbacks: callbacks, onAnswer: onAnswer,
                onEnd: onEnd, presented: presented))
    }
}
#endif
