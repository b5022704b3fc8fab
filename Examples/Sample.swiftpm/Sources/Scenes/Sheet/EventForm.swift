import UIKit

/// A form with a keyboard: what is typed into stays in sight.
final class EventForm: UIViewController {
    private let save: @MainActor (String) -> Void
    private let cancel: @MainActor (EventForm) -> Void
    private let name = UITextField(frame: .zero)
    private let place = UITextField(frame: .zero)

    /// - Parameters:
    ///   - save: Gets the event's name.
    ///   - cancel: The Cancel button was tapped.
    init(save: @escaping @MainActor (String) -> Void, cancel: @escaping @MainActor (EventForm) -> Void) {
        self.save = save
        self.cancel = cancel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    /// Whether anything was typed.
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
