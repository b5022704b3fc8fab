import Scrim
import UIKit

/// The app's views and view controllers that overlays hold, by name.
///
/// One list for the process: what waits for a window moves from one host to another, names and all.
@MainActor
enum HeldContent {
    private static var contents: [ViewID: any OverlayContent] = [:]

    static func content(of view: ViewID) -> (any OverlayContent)? { contents[view] }

    static func hold(_ content: any OverlayContent) -> ViewID {
        let view = ViewID()
        contents[view] = content
        return view
    }

    static func release(_ view: ViewID) { contents[view] = nil }
}
