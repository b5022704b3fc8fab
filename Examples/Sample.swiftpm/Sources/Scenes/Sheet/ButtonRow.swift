import UIKit

/// Buttons in a column.
final class ButtonRow: UIViewController {
    private let titles: [String]
    private let chosen: @MainActor (String) -> Void

    /// - Parameters:
    ///   - titles: The buttons' titles.
    ///   - chosen: Called with the title of the tapped button.
    init(_ titles: [String], chosen: @escaping @MainActor (String) -> Void) {
        self.titles = titles
        self.chosen = chosen
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        view = Column(titles.map { title in UIButton.titled(title) { [unowned self] in chosen(title) } })
    }
}
