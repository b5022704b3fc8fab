#if canImport(UIKit)
import Scrim
import SwiftUI

// What other libraries call something, so that the compiler names the counterpart here.
extension View {
    /// Another library's name.
    @available(*, unavailable, message: "hud(_:isPresented:placement: .bottom)")
    @MainActor
    public func toast(
        _ message: String = "", isPresented: Binding<Bool>, duration: Double = 0,
        @ViewBuilder content: () -> some View
    ) -> some View { content() }

    /// Another library's name.
    @available(*, unavailable, message: "hud(_:isPresented:placement: .bottom)")
    @MainActor
    public func toast(_ message: String, isPresented: Binding<Bool>, duration: Double = 0) -> some View {
        self
    }

    /// Another library's name.
    @available(*, unavailable, renamed: "scrim(_:isPresented:)")
    @MainActor
    public func hud(_ overlay: Overlay, isPresented: Binding<Bool>) -> some View { self }

    /// Another library's name.
    @available(*, unavailable, renamed: "scrim(_:isPresented:)")
    @MainActor
    public func overlay(_ overlay: Overlay, isPresented: Binding<Bool>) -> some View { self }

    /// Another library's name.
    @available(*, unavailable, message: "overlayDefault(\\.theme, _:)")
    @MainActor
    public func overlayAppearance(_ theme: Stage.Theme) -> some View { self }

    /// Another library's name.
    @available(*, unavailable, message: "overlayDefault(\\.strings, _:)")
    @MainActor
    public func overlayStrings(_ strings: Stage.Strings) -> some View { self }
}
#endif
