@_spi(Host) import Scrim

/// A view of the app: a rectangle with a name.
@MainActor
final class TextGridView {
    let name: String
    /// The frame in the window's coordinates.
    var frame: Geometry.Rect { didSet { tell() } }
    var isHidden = false { didSet { tell() } }
    /// Whether the view is in its window.
    var isInWindow = true { didSet { tell() } }
    private(set) var isDestroyed = false
    /// The view around this one.
    weak var parent: TextGridView?

    var taps = 0 { didSet { onTap?() } }
    var onTap: (@MainActor () -> Void)?
    var letters = 0
    /// The height that the view wants in a sheet, and how much more content there is to scroll, in points.
    var height = 140.0
    var overflow = 0.0
    var offset = 0.0
    /// Whether a screen reader skips the view.
    var isHiddenFromReader = false
    /// Called when the view changes, as a toolkit's signals are.
    var onChange: (@MainActor (TextGridView) -> Void)?
    /// The view as a region.
    private(set) lazy var region = Region.view(Region.ID())

    init(_ name: String, at frame: Geometry.Rect = .zero, in parent: TextGridView? = nil) {
        self.name = name
        self.frame = frame
        self.parent = parent
    }

    func destroy() {
        isDestroyed = true
        tell()
    }

    /// Whether the view and all views around it are in sight.
    var isInSight: Bool { !isHidden && isInWindow && !isDestroyed && (parent?.isInSight ?? true) }

    func isInside(_ other: TextGridView) -> Bool { self === other || parent?.isInside(other) ?? false }

    private func tell() { onChange?(self) }
}
