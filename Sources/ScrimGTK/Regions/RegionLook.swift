import CGtk4
@_spi(Host) import Scrim

/// Measures regions at one moment: what scrolled and clipping ancestors leave of them, and what lies over them.
///
/// What regions share (a list, a stack, a dialog over all of them) is measured once. Make a new look each time,
/// since widgets move.
@MainActor
final class RegionLook {
    let reference: WidgetPointer
    private let drawings: DrawingMemory
    private let isPainted: Bool
    private var clips: [WidgetPointer: Rect?] = [:]
    private var stacks: [WidgetPointer: SiblingStack] = [:]

    /// - Parameters:
    ///   - reference: The layer with the overlays; all results are in its coordinates.
    ///   - drawings: The drawings that earlier looks found.
    ///   - isPainted: Whether the frame is painted, and no widget waits to be drawn.
    init(in reference: WidgetPointer, _ drawings: DrawingMemory = DrawingMemory(), isPainted: Bool = true) {
        (self.reference, self.drawings, self.isPainted) = (reference, drawings, isPainted)
    }

    /// How many widgets were measured to find out what covers what.
    var widgetsLookedAt: Int { stacks.values.reduce(0) { $0 + $1.widgetsLookedAt } }

    /// The visible part of a widget's children; `nil` if nothing clips them.
    func clip(in parent: WidgetPointer?) -> Rect? {
        guard let parent else { return nil }
        if let known = clips[parent] { return known }
        var clip = clip(in: gtk_widget_get_parent(parent))
        if gtk_widget_get_overflow(parent) == GTK_OVERFLOW_HIDDEN, let own = parent.bounds(in: reference) {
            clip = clip?.intersection(own) ?? own
        }
        clips[parent] = .some(clip)
        return clip
    }

    /// The covers over a widget, in a part of the window.
    func covers(over widget: WidgetPointer, within area: Rect) -> Covers {
        var covers = Covers()
        var current = widget
        // For a view on a panel, only what is on that panel counts: the stage orders the surfaces.
        while let parent: WidgetPointer = gtk_widget_get_parent(current), parent != reference {
            if let next: WidgetPointer = gtk_widget_get_next_sibling(current), next != reference,
                RegionCover.stacksChildren(parent)
            {
                stack(of: parent).add(to: &covers, above: current, within: area)
            }
            if scrim_is_native(parent) != 0 { break }
            current = parent
        }
        return covers
    }

    /// The covers over a widget.
    struct Covers: Hashable {
        /// The parts where a cover can be seen.
        var seen: [Rect] = []
        /// Whether anything lies there, seen or not: it may be drawn in any frame.
        var isUnderSomething = false
    }

    private func stack(of parent: WidgetPointer) -> SiblingStack {
        if let known = stacks[parent] { return known }
        let stack = SiblingStack(of: parent, in: reference) { [reference, drawings, isPainted] sibling in
            RegionCover.seenParts(of: sibling, in: reference) {
                drawings.drawing(of: $0, isPainted: isPainted)
            }
        }
        stacks[parent] = stack
        return stack
    }
}

/// The children of a widget that may overlap, found by their position.
@MainActor
private final class SiblingStack {
    private struct Sibling {
        let widget: WidgetPointer
        let frame: Rect
        /// Where the sibling shows something; `nil` until that is looked up.
        var seen: [Rect]?
    }

    private let look: @MainActor (WidgetPointer) -> [Rect]
    private var siblings: [Sibling] = []
    private var indices: [WidgetPointer: Int] = [:]
    /// The indices by cell: on a board of a thousand cards, each card asks only for those near it.
    private var cells: [Cell: [Int]] = [:]
    /// The indices of siblings that are in many cells.
    private var large: [Int] = []
    private(set) var widgetsLookedAt = 0

    private struct Cell: Hashable { var column, row: Int }

    /// A cell's side, in points: about a card's.
    private static let side = 64.0
    /// A sibling in more cells than this is large.
    private static let most = 64

    /// - Parameter look: Returns where a sibling shows something.
    init(
        of parent: WidgetPointer, in reference: WidgetPointer,
        look: @escaping @MainActor (WidgetPointer) -> [Rect]
    ) {
        self.look = look
        for widget in parent.children where widget != reference && RegionCover.mayShow(widget) {
            widgetsLookedAt += 1
            guard let frame = widget.bounds(in: reference), frame.width > 0, frame.height > 0 else {
                continue
            }
            let index = siblings.count
            indices[widget] = index
            siblings.append(Sibling(widget: widget, frame: frame, seen: nil))
            if let wanted = Self.cells(of: frame) {
                for cell in wanted { cells[cell, default: []].append(index) }
            } else {
                large.append(index)
            }
        }
    }

    func add(to covers: inout RegionLook.Covers, above widget: WidgetPointer, within area: Rect) {
        guard let own = indices[widget] else { return }
        for index in candidates(near: area)
        where index > own && !siblings[index].frame.intersection(area).isEmpty {
            covers.isUnderSomething = true
            covers.seen += seen(of: index).map { $0.intersection(area) }.filter { !$0.isEmpty }
        }
    }

    private func candidates(near area: Rect) -> [Int] {
        guard let wanted = Self.cells(of: area) else { return Array(siblings.indices) }
        return (large + Set(wanted.flatMap { cells[$0] ?? [] })).sorted()
    }

    private func seen(of index: Int) -> [Rect] {
        if let known = siblings[index].seen { return known }
        let seen = look(siblings[index].widget)
        siblings[index].seen = seen
        return seen
    }

    /// The cells that a frame is in; `nil` if they are too many.
    private static func cells(of frame: Rect) -> [Cell]? {
        let columns = (frame.minX / side).rounded(.down)...(frame.maxX / side).rounded(.down)
        let rows = (frame.minY / side).rounded(.down)...(frame.maxY / side).rounded(.down)
        let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
        guard count <= Double(most), abs(columns.lowerBound) < 1e6, abs(rows.lowerBound) < 1e6 else {
            return nil
        }
        return (Int(rows.lowerBound)...Int(rows.upperBound)).flatMap { row in
            (Int(columns.lowerBound)...Int(columns.upperBound)).map { Cell(column: $0, row: row) }
        }
    }
}
