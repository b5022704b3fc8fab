import UIKit

// What the examples are about, and their posts leave to the reader, too: a service that takes its time, a color
// picker, a row of buttons.

struct Catalog {
    func search(_ words: String) async throws -> [String] { [words] }
    func sort(_ hits: [String]) async throws -> [String] { hits.sorted() }
}

struct Conversation {
    func refresh() async throws {}
    func send(_ text: String) async throws {}
    func photo() async throws {}
}

struct Feed {
    func articles() async throws -> [String] { ["The Cloth That Lets Light Through"] }
}

/// Calls `changed` while one chooses.
final class ColorPicker: UIViewController {
    private let changed: @MainActor (UIColor) -> Void
    private let accept: @MainActor (UIColor) -> Void
    private let cancel: @MainActor () -> Void
    private var color: UIColor

    init(
        _ color: UIColor?, changed: @escaping @MainActor (UIColor) -> Void,
        accept: @escaping @MainActor (UIColor) -> Void, cancel: @escaping @MainActor () -> Void
    ) {
        self.color = color ?? .white
        self.changed = changed
        self.accept = accept
        self.cancel = cancel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    /// What its controls do.
    func choose(_ color: UIColor) {
        self.color = color
        changed(color)
    }

    func acceptTapped() { accept(color) }
    func cancelTapped() { cancel() }
}

final class ButtonRow: UIView {
    init(_ titles: [String], chosen: @escaping @MainActor (String) -> Void) {
        super.init(frame: .zero)
        for title in titles {
            let action = UIAction(title: title) { _ in chosen(title) }
            addSubview(UIButton(type: .system, primaryAction: action))
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class Stars: UIView {
    init(_ count: Int) {
        super.init(frame: .zero)
        accessibilityLabel = "\(count) stars"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

extension CanvasScreen {
    func perform(_ action: String) {}
}
