#if canImport(UIKit)
import SwiftUI

/// An anchor in a view tree, which takes touches only while something is over its region.
///
/// SwiftUI puts each view of UIKit's into one of its own, which up to iOS 17 takes what its content does not take. So an
/// idle anchor has to be kept from touches by SwiftUI itself.
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
            // The view may be disabled while its overlay is up; the overlay's own buttons are not.
            .environment(\.isEnabled, true)
    }
}
#endif
