#if canImport(UIKit)
#if DEBUG
@_spi(Host) import Scrim
import SwiftUI

/// Each of the five that have a modifier, as an editor's canvas shows them.
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

// The module that the macro is for: a double of SwiftUI has none.
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
