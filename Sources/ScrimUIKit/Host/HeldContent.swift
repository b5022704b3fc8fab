#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The app's views and view controllers that overlays hold, by identifier.
///
/// The process has one list, because a presentation that waits for a window moves from one host to another and keeps
/// its identifiers.
@MainActor
enum HeldContent {
    private static var contents: [ViewID: any OverlayContent] = [:]

    /// The content under an identifier; `nil`: none any more.
    static func content(of view: ViewID) -> (any OverlayContent)? { contents[view] }

    /// Whether an overlay shows the view or view controller, or is about to.
    static func contains(_ content: any OverlayContent) -> Bool {
        contents.values.contains { $0 === content }
    }

    /// Keeps a view or view controller alive until `release`.
    static func hold(_ content: any OverlayContent) -> ViewID {
        let view = ViewID()
        contents[view] = content
        return view
    }

    /// Releases the content under an identifier.
    static func release(_ view: ViewID) { contents[view] = nil }
}
#endif
