import UIKit

/// A form with a keyboard: the field that is edited stays in sight.
final class EventForm: UIViewController {
    private let save: @MainActor (String) -> Void
    private let cancel: @MainActor (EventForm) -> Void
    private let name = UITextField(frame: .zero)
    private let place = UITextField(frame: .zero)

    /// - Parameters:
    ///   - save: Called with the event's name.
    ///   - cancel: Called when Cancel is tapped.
    init(save: @escaping @MainActor (String) -> Void, cancel: @escaping @MainActor (EventForm) -> Void) {
        self.save = save
        self.cancel = cancel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    /// True if any field has text.
    var hasText: Bool { name.hasText || place.hasText }

    override func loadView() {
        name.placeholder = "Event"
        place.placeholder = "Place"
        view = Column([
            UILabel.saying("New Event", .preferredFont(forTextStyle: .headline)), name, place,
            UIButton.titled("Save") { [unowned self] in save(name.text ?? "") },
            UIButton.titled("Cancel") { [unowned self] in cancel(self) },
        ])
    }
}
