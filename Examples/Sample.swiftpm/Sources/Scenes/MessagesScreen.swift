import ScrimUIKit
import UIKit

/// A conversation: Refresh covers it, Send covers only the keyboard.
final class MessagesScreen: UIViewController, SampleScene {
    let openings = [Opening.loading, .keyboard, .composer]
    private let service: Service
    private let rows = Rows()
    private let table = UITableView(frame: .zero, style: .plain)
    private let field = UITextField(frame: .zero)
    private lazy var refreshButton = UIButton.titled("Refresh") { [unowned self] in refresh() }
    private lazy var composeButton = UIButton.titled("Composer") { [unowned self] in compose() }
    private lazy var sendButton = UIButton.titled("Send") { [unowned self] in send() }

    init(_ service: Service) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
        title = "Messages"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = "Message"
        table.dataSource = rows
        table.keyboardDismissMode = .onDrag
        for part in [refreshButton, composeButton, field, sendButton, table] { view.addSubview(part) }
    }

    /// The field is at the top, so no keyboard covers it.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        refreshButton.frame = CGRect(x: area.minX + 16, y: area.minY + 8, width: 88, height: 44)
        composeButton.frame = CGRect(x: area.minX + 120, y: area.minY + 8, width: 120, height: 44)
        field.frame = CGRect(x: area.minX + 16, y: area.minY + 60, width: area.width - 120, height: 44)
        sendButton.frame = CGRect(x: area.maxX - 88, y: area.minY + 60, width: 72, height: 44)
        let top = area.minY + 112
        table.frame = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if rows.texts.isEmpty { refresh() }
    }

    func open(_ opening: Opening) {
        if opening == .composer {
            let composer = compose()
            composer.send()
        }
        guard opening == .keyboard else { return }
        rows.texts = ["Did you see the exhibition?"]
        field.text = "The one with the curtains?"
        field.becomeFirstResponder()
        send()
    }

    @discardableResult
    private func compose() -> ComposerScreen {
        let composer = ComposerScreen(service)
        present(composer, animated: true, completion: nil)
        return composer
    }

    private func refresh() {
        Task {
            rows.texts = try await table.overlays.during(.loading("Loading…")) { [service] in
                try await service.messages()
            }
            table.reloadData()
        }
    }

    private func send() {
        guard let text = field.text, !text.isEmpty else { return }
        Task {
            try await view.overlays.over(.keyboard).during(.loading("Sending…")) { [service] in
                try await service.send(text)
            }
            rows.texts.append(text)
            table.reloadData()
            field.text = ""
        }
    }
}
