#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// The common part of the public modifiers, here and in the package for SwiftCrossUI.
///
/// These functions run in the body of the app's view and read the binding there, so that SwiftUI updates that view with
/// the binding. Without this read, a body that only passes `$flag` on does not run when the flag is set. The app's
/// closures would then have the values of an earlier update.
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
        // The overlay's texts are read as well, so that the view is updated with them, too.
        if isPresented.wrappedValue { _ = overlay() }
        return modifier(
            FlagModifier(
                isPresented: isPresented, overlay: overlay, area: area, callbacks: callbacks,
                presented: presented))
    }

    /// Shows an overlay while there is an item; another item is another overlay.
    func boundOverlay<Item: Identifiable>(
        item: Binding<Item?>, overlay: @escaping @MainActor (Item) -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks, onAnswer: (@MainActor (Item, Int) -> Void)? = nil,
        onEnd: (@MainActor (Item, Presentation.Outcome) -> Void)? = nil
    ) -> some View {
        boundOverlay(
            item: item, overlay: overlay, area: area, callbacks: callbacks, onAnswer: onAnswer,
            onEnd: onEnd, presented: nil as ((Item) -> EmptyView)?)
    }

    /// Shows an overlay with a view while there is an item; another item is another overlay.
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
