// An app's file that uses C's and SwiftUI's own types by their short names, together with the library. If a public type
// of the library had the name of one of them, the file would not compile.
import ScrimSwiftUI
import SwiftUI
import UIKit

/// Uses C's types, which every file for Apple's platforms sees.
struct Mark {
    var place = Point(v: 12, h: 40)
    var frame = Rect(top: 0, left: 0, bottom: 20, right: 80)
    var byteCount: Size = 1_024
    var style: Style = 1
    var kind: OSType = 0
    var status: OSStatus = 0
}

/// Uses SwiftUI's types.
struct Look<Way: Transition> {
    var tint = Color(red: 1, green: 0, blue: 0)
    var spring = Spring(duration: 0.5, bounce: 0.2)
    var way: Way
}

/// Uses the library's types, in the same file.
struct Editor: View {
    @State private var isSaving = false
    @Environment(\.overlays) private var overlays

    var body: some View {
        Text("Draft")
            .veil("Saving…", isPresented: $isSaving)
            .semiModal(isPresented: $isSaving, detents: [.content, .full]) { Text("Saved") }
            .overlayAnchor()
    }

    func save(_ mark: Mark) async -> Size {
        await overlays.window.during(.veil("Saving…", cancel: .standard)) { mark.byteCount }
    }
}

/// Like the example of a map in the library's documentation: class and protocol both come from other modules.
extension UITextView: @retroactive SheetDragExempt {}

@MainActor
func showBusy(in view: UIView, until status: OSStatus) {
    let busy = view.overlays.show(.activity("Loading"))
    if status != 0 { busy.dismiss() }
    view.overlays.flash(.hud("Saved", icon: .success))
}
