#if canImport(UIKit)
#if DEBUG
@_spi(Host) import Scrim
import SwiftUI

/// The five overlays that have a modifier, for Xcode's canvas.
@MainActor
private enum Samples {
    static var veil: some View {
        Text("Account").veil(
            "Signing in…", isPresented: .constant(true), detail: "One moment", cancel: .standard)
    }
    static var loading: some View {
        Text("Messages").loading("Loading…", isPresented: .constant(true), progress: 0.4)
    }
    static var activity: some View { Text("Articles").activity(isPresented: .constant(true)) }
    static var notice: some View {
        Text("Reader").scrim(
            .hud("Bookmark added", icon: .bookmark).with(\.timing, Overlay.Timing()),
            isPresented: .constant(true))
    }
    static var sheet: some View {
        Text("Canvas").semiModal(isPresented: .constant(true), detents: [.content, .full]) {
            Text("Colors").padding()
        }
    }
}

// This module contains the macro. It does not exist on platforms with a replacement of SwiftUI.
#if canImport(DeveloperToolsSupport)
#Preview("Veil") { Samples.veil }
#Preview("Loading") { Samples.loading }
#Preview("Activity") { Samples.activity }
#Preview("Notice") { Samples.notice }
#Preview("Sheet") { Samples.sheet }
#else
struct OverlayPreviews: PreviewProvider {
    static var previews: some View {
        Samples.veil
        Samples.loading
        Samples.activity
        Samples.notice
        Samples.sheet
    }
}
#endif
#endif
#endif
