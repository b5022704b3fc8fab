import ScrimUIKit
import UIKit

/// A conversation with its composer docked above the keyboard; a veil covers both while a message is sent.
final class ComposerScreen: UIViewController {
    private let service: Service
    private let text = UITextView(frame: CGRect(x: 16, y: 4, width: 240, height: 44))
    private lazy var bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    private lazy var sendButton = UIButton.titled("Send") { [unowned self] in send() }
    private lazy var closeButton = UIButton.titled("Close") { [unowned self] in
        dismiss(animated: true, completion: nil)
    }

    init(_ service: Service) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        view = Column([closeButton])
        view.backgroundColor = .systemBackground
        sendButton.frame = CGRect(x: 260, y: 4, width: 60, height: 44)
        bar.backgroundColor = .systemBackground
        bar.addSubview(text)
        bar.addSubview(sendButton)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        text.becomeFirstResponder()
    }

    func send() {
        Task {
            try await view.overlays.over(.window).during(.veil("Sending…")) { [service] in
                try await service.send("")
            }
            text.text = ""
        }
    }
}
