#if canImport(UIKit)
#if DEBUG
@_spi(Host) import Scrim
import SwiftUI

/// Each of the five that have a modifier, as an editor's canvas shows them.
struct OverlayPreviews: PreviewProvider {
    static var previews: some View {
        Text("Account").veil(
            "Signing in…", isPresented: .constant(true), detail: "One moment", cancel: .standard)
        Text("Messages").loading("Loading…", isPresented: .constant(true), progress: 0.4)
        Text("Articles").activity(isPresented: .constant(true))
        Text("Reader").scrim(
            .hud("Bookmark added", icon: .bookmark).with(\.timing, Overlay.Timing()),
            isPresented: .constant(true))
        Text("Canvas").semiModal(isPresented: .constant(true), detents: [.content, .full]) {
            Text("Colors").padding()
        }
    }
}
#endif
#endif
