// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
import Scrim
import SwiftUI

// Names from other libraries, so that the compiler reports the counterpart here.
extension View {
    @available(*, unavailable, message: "hud(_:isPresented:placement: .bottom)")
    @MainActor
    public func toast(
        _ message: String = "", isPresented: Binding<Bool>, duration: Double = 0,
        @ViewBuilder content: () -> some View
    ) -> some View { content() }

    @available(*, unavailable, message: "hud(_:isPresented:placement: .bottom)")
    @MainActor
    public func toast(_ message: String, isPresented: Binding<Bool>, duration: Double = 0) -> some View {
        self
    }

    @available(*, unavailable, renamed: "scrim(_:isPresented:)")
    @MainActor
    public func hud(_ overlay: Overlay, isPresented: Binding<Bool>) -> some View { self }

    @available(*, unavailable, message: "scrim(.veil(_:), isPresented:)")
    @MainActor
    public func veil(isPresented: Binding<Bool>, overlay: () -> Overlay) -> some View { self }

    @available(*, unavailable, message: "scrim(.activity(_:), isPresented:)")
    @MainActor
    public func activity(isPresented: Binding<Bool>, overlay: () -> Overlay) -> some View { self }

    @available(*, unavailable, message: "loading(_:isPresented:progress:) shows how much is done")
    @MainActor
    public func activity(isPresented: Binding<Bool>, progress: Double?) -> some View { self }

    @available(*, unavailable, message: "onEnd: gets the item, and how its notice ended")
    @MainActor
    public func hud<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: @escaping () -> Void, overlay: @escaping (Item) -> Overlay
    ) -> some View { self }

    @available(*, unavailable, message: "onAction: runs with the item when the button is taken")
    @MainActor
    public func hud<Item: Identifiable>(
        item: Binding<Item?>, action: @escaping () -> Void, overlay: @escaping (Item) -> Overlay
    ) -> some View { self }

    @available(
        *, unavailable, message: "onAction: runs when the button is taken; it stands before the overlay"
    )
    @MainActor
    public func hud(
        isPresented: Binding<Bool>, overlay: () -> Overlay, action: @escaping () -> Void
    ) -> some View { self }

    @available(
        *, unavailable,
        message: "onAction: runs with the item when the button is taken; it stands before the overlay"
    )
    @MainActor
    public func hud<Item: Identifiable>(
        item: Binding<Item?>, overlay: @escaping (Item) -> Overlay, action: @escaping (Item) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "semiModal(isPresented:detents:onEnd:content:)")
    @MainActor
    public func semiModal(
        isPresented: Binding<Bool>, detents: [Overlay.Detent] = [.content], onDismiss: @escaping () -> Void,
        @ViewBuilder content: () -> some View
    ) -> some View { content() }

    @available(
        *, unavailable,
        message: "dismissal: .never, input: Overlay.InputPolicy(outside: .live): no drag, no Escape"
    )
    @MainActor
    public func semiModal(
        isPresented: Binding<Bool>, dismissible: Bool, @ViewBuilder content: () -> some View
    ) -> some View { content() }

    @available(*, unavailable, message: "ask(_:isPresented:accept: .destructive(\"Delete\"))")
    @MainActor
    public func ask(
        _ message: String, isPresented: Binding<Bool>, accept: String, destructive: Bool,
        onAccept: @escaping () -> Void
    ) -> some View { self }

    @available(*, unavailable, renamed: "ask(_:isPresented:accept:onAccept:)")
    @MainActor
    public func question(
        _ message: String, isPresented: Binding<Bool>, accept: Overlay.ActionButton,
        action: @escaping () -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "overlayDefault(\\.theme.accent, _:), one part at a time")
    @MainActor
    public func overlayDefaults(_ change: (inout Stage.Defaults) -> Void) -> some View { self }

    @available(*, unavailable, message: "overlayDefault(\\.theme, _:)")
    @MainActor
    public func overlayTheme(_ theme: Stage.Theme) -> some View { self }

    @available(*, unavailable, renamed: "scrim(_:isPresented:)")
    @MainActor
    public func overlay(_ overlay: Overlay, isPresented: Binding<Bool>) -> some View { self }

    @available(*, unavailable, message: "overlayDefault(\\.theme, _:)")
    @MainActor
    public func overlayAppearance(_ theme: Stage.Theme) -> some View { self }

    @available(*, unavailable, message: "overlayDefault(\\.strings, _:)")
    @MainActor
    public func overlayStrings(_ strings: Stage.Strings) -> some View { self }
}
#endif
