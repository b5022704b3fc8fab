#if canImport(UIKit)
import SwiftUI

/// An anchor in a view tree, which takes touches only while something is over its region.
///
/// SwiftUI puts each UIKit view into one of its own views. Up to iOS 17, that view takes the touches that its content
/// does not take, so SwiftUI itself has to keep touches from an idle anchor.
struct PlacedAnchor<Presented: View>: View {
    let anchor: AnchorRepresentable<Presented>
    @State private var takesTouches = false

    init(_ anchor: AnchorRepresentable<Presented>) { self.anchor = anchor }

    var body: some View {
        var anchor = anchor
        anchor.onTouchable = { [$takesTouches] in $takesTouches.wrappedValue = $0 }
        return
            anchor
            .allowsHitTesting(takesTouches)
            // The view may be disabled while its overlay is presented; the overlay's own buttons are not.
            .environment(\.isEnabled, true)
    }
}
#endif
