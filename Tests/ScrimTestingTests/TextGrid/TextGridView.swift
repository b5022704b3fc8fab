@_spi(Host) import Scrim

/// A view of an app's, as a toolkit of characters has it: a rectangle with a name.
@MainActor
final class TextGridView {
    let name: String
    /// In the window's coordinates.
    var frame: Geometry.Rect { didSet { tell() } }
    var isHidden = false { didSet { tell() } }
    /// Whether it is in a window, or kept out of one.
    var isInWindow = true { didSet { tell() } }
    private(set) var isDestroyed = false
    /// What it is in.
    weak var parent: TextGridView?

    var taps = 0 { didSet { onTap?() } }
    var onTap: (@MainActor () -> Void)?
    var letters = 0
    /// How high it wants to be in a sheet, and how much more than that there is to scroll, in points.
    var height = 140.0
    var overflow = 0.0
    var offset = 0.0
    /// Whether a screen reader passes over it.
    var isHiddenFromReader = false
    /// Told when it is another: what a toolkit's signals are.
    var onChange: (@MainActor (TextGridView) -> Void)?
    /// What it is called as a region.
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

    /// Whether it, and all that it is in, is to be seen.
    var isInSight: Bool { !isHidden && isInWindow && !isDestroyed && (parent?.isInSight ?? true) }

    func isInside(_ other: TextGridView) -> Bool { self === other || parent?.isInside(other) ?? false }

    private func tell() { onChange?(self) }
}
