import CGtk4
@_spi(Host) import Scrim

/// Message and detail, one below the other.
@MainActor
final class TextColumn: CustomWidget {
    /// The texts, with their frames in the column.
    var frames: [(widget: WidgetPointer, frame: Rect)] = []

    init() {
        // Not clipped: glyphs may reach beyond their lines (Cantarell's g does). A scroller clips by itself.
        super.init(cssName: "text")
    }

    /// The column's height with nothing cut off.
    var height: Double { frames.map(\.frame.maxY).max() ?? 0 }

    // A text's height depends on its width, so what GTK caches by width stays right.
    override var requestMode: GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

    override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize {
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        return WidgetSize(minimum: 0, natural: isHorizontal ? 0 : Int(clamping: height.rounded(.up)))
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        for (widget, frame) in frames { widget.place(frame) }
    }
}
