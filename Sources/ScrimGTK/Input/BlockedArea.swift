import CGtk4

/// A part of the window whose input is blocked, without what is exempt in it.
struct BlockedArea {
    let root: WidgetPointer
    let exempt: [WidgetPointer]

    func contains(_ widget: WidgetPointer) -> Bool {
        widget.isInside(root) && !exempt.contains { widget.isInside($0) }
    }
}
