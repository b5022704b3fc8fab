#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A question's list to choose from, which scrolls if it is higher than its room on the panel.
final class PanelChoices: UIScrollView, PartView {
    /// How the list is drawn now.
    struct Look: Equatable {
        var text: Overlay.Style.TextStyle
        /// The background of a pressed row.
        var pressed: Overlay.Color
        var environment: Stage.Environment

        init(_ style: Overlay.Style, in environment: Stage.Environment) {
            text = style.buttonText
            text.weight = .regular
            pressed = style.buttonColors(.plain, in: environment).fill
            self.environment = environment
        }
    }

    private let empty = PanelLabel()
    /// The rows by their indices; rows that a search leaves out are kept, and hidden.
    private var rows: [Int: ChoiceRow] = [:]
    private var shown: PanelContent.Choices?
    private var look: Look?
    /// The rows' sizes at the width of the last measurement, cached because each step of scrolling lays out the list.
    private var measured: (width: Double?, sizes: [Size])?
    /// Whether the list was laid out; from then on only the user scrolls it.
    private var isPlaced = false
    private var name = ""
    private let onTake: @MainActor (Int) -> Void
    /// Called when assistive technology comes to a row, or leaves it.
    var onAccessFocus: AccessNote = { _, _ in }

    init(onTake: @escaping @MainActor (Int) -> Void) {
        self.onTake = onTake
        super.init(frame: .zero)
        // If two scroll views want a tap on the status bar, neither gets it. The app's list should.
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        // The text viewport does not include this text.
        empty.isAccessibilityElement = true
        empty.isCentered = true
        addSubview(empty)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func setName(_ name: String) {
        self.name = name
        accessibilityIdentifier = name
        for (index, row) in rows { row.accessibilityIdentifier = rowName(index) }
    }

    private func rowName(_ index: Int) -> String { "\(name)-\(index + 1)" }

    var keyTarget: UIView? { shown?.keyRow.flatMap { rows[$0.index] } }

    var accessElement: UIView? { self }

    /// Shows a list; unchanged values cost nothing.
    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .choices(let choices, let isEnabled) = element.content else { return false }
        show(choices, isEnabled: isEnabled, Look(plan.style, in: environment))
        return true
    }

    private func show(_ choices: PanelContent.Choices, isEnabled: Bool, _ look: Look) {
        guard choices != shown || look != self.look || isUserInteractionEnabled != isEnabled else { return }
        (shown, self.look, measured) = (choices, look, nil)
        isUserInteractionEnabled = isEnabled
        let seen = Set(choices.rows.map(\.index))
        for (index, row) in rows { row.isHidden = !seen.contains(index) }
        for row in choices.rows { (rows[row.index] ?? make(row.index)).show(row, isEnabled: isEnabled, look) }
        empty.isHidden = !choices.rows.isEmpty
        empty.show(choices.emptyText, look.text, in: look.environment)
        setNeedsLayout()
    }

    /// The visible rows, from top to bottom.
    var seenRows: [ChoiceRow] { (shown?.rows ?? []).compactMap { rows[$0.index] } }

    /// The list's natural size, or its size at a width: what all rows need.
    func size(width: Double?) -> Size {
        let sizes = seenRows.isEmpty ? [emptySize(width)] : rowSizes(width)
        return Size(
            width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    private func rowSizes(_ width: Double?) -> [Size] {
        if let measured, measured.width == width { return measured.sizes }
        let sizes = seenRows.map { $0.size(width: width) }
        measured = (width, sizes)
        return sizes
    }

    private func emptySize(_ width: Double?) -> Size {
        let size = empty.wrapped(width: width)
        return Size(width: size.width, height: max(size.height, PanelControl.minimumSide))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = Double(bounds.width)
        if !empty.isHidden {
            empty.frame = CGRect(x: 0, y: 0, width: width, height: emptySize(width).height)
        }
        var y = 0.0
        for (row, size) in zip(seenRows, rowSizes(width)) {
            row.frame = CGRect(x: 0, y: y, width: width, height: size.height)
            y += size.height
        }
        guard contentSize.height != y || contentSize.width != width else { return }
        contentSize = CGSize(width: width, height: y)
        if y > bounds.height + 1 { flashScrollIndicators() }
        showChosen()
    }

    // A drag scrolls even after the finger has rested on a row. By default, a scroll view leaves a control its touch.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// Scrolls a list that is laid out for the first time to its chosen row.
    private func showChosen() {
        guard !isPlaced, bounds.height > 0 else { return }
        isPlaced = true
        guard let row = keyTarget, row.frame.maxY > bounds.height else { return }
        let middle = row.frame.midY - bounds.height / 2
        contentOffset.y = min(middle, contentSize.height - bounds.height)
    }

    private func make(_ index: Int) -> ChoiceRow {
        let row = ChoiceRow { [onTake] in onTake(index) }
        row.accessibilityIdentifier = rowName(index)
        row.onAccessFocus = { [weak self] in self?.onAccessFocus($0, $1) }
        addSubview(row)
        rows[index] = row
        return row
    }
}

/// A row: its title, and a check mark if it is chosen.
final class ChoiceRow: PanelControl {
    /// The padding at the row's sides, and between title and mark, points.
    private static let padding = 12.0
    /// The side of the mark, points.
    private static let markSide = 20.0
    private static let cornerRadius = 10.0

    private let label = PanelLabel()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark"))
    private var look: PanelChoices.Look?

    override init(onTap: @escaping @MainActor () -> Void) {
        super.init(onTap: onTap)
        addSubview(label)
        addSubview(mark)
        layer.cornerRadius = Self.cornerRadius
    }

    /// Shows a row in a look.
    func show(_ row: PanelContent.Choices.Row, isEnabled: Bool, _ look: PanelChoices.Look) {
        self.look = look
        self.isEnabled = isEnabled
        label.show(PanelText.rowTitle(row.title), look.text, in: look.environment)
        mark.isHidden = !row.isSelected
        mark.tintColor = UIColor(look.text.color.color(in: look.environment))
        accessibilityLabel = PanelText.shown(row.title)
        accessibilityTraits = row.isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    /// The row's size at a width, with a wrapping title, and with the mark's room even if there is no mark.
    func size(width: Double?) -> Size {
        let beside = 3 * Self.padding + Self.markSide
        let text = label.wrapped(width: width.map { max($0 - beside, 1) })
        return Size(
            width: text.width + beside, height: max(text.height + Self.padding, Self.minimumSide))
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? look.map { UIColor($0.pressed) } : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = look?.environment.isRightToLeft ?? false
        let size = Size(bounds.size)
        let side = Self.markSide
        let title = Rect(Self.padding, 0, size.width - 3 * Self.padding - side, size.height)
        let end = Rect(size.width - Self.padding - side, (size.height - side) / 2, side, side)
        label.frame = (isRightToLeft ? title.mirrored(in: size.width) : title).cgRect
        mark.frame = (isRightToLeft ? end.mirrored(in: size.width) : end).cgRect
    }
}
#endif
