import ScrimUIKit
import UIKit

/// Sign in, and download the offline edition: each covers everything while it lasts, and can be cancelled.
final class AccountScreen: UIViewController, SampleScene {
    let openings = [Opening.veil, .progress]
    private let service: Service
    private let status = UILabel.saying("Not signed in.")

    init(_ service: Service) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
        title = "Account"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        view = Column([
            UILabel.saying("Welcome back", .preferredFont(forTextStyle: .largeTitle)),
            UILabel.saying("Sign in to keep your reading list on every device."),
            UIButton.titled("Sign In") { [unowned self] in signIn() },
            UIButton.titled("Download the Offline Edition") { [unowned self] in download() }, status,
        ])
        view.backgroundColor = .systemBackground
    }

    func open(_ opening: Opening) {
        if opening == .veil { signIn() } else { download() }
    }

    private func signIn() {
        run { [self] in
            let name = try await everything.during(.veil("Signing in…", cancel: .standard)) { [service] in
                try await service.signIn()
            }
            status.text = "Signed in as \(name)."
        }
    }

    private func download() {
        run { [self] in
            try await everything.during(.veil("Downloading…", cancel: .standard)) { [service] veil in
                for try await fraction in service.download() { veil.report(fraction) }
                try Task.checkCancellation()
                veil.finish(.success("Saved"))
            }
            status.text = "You can read without a connection now."
        }
    }

    private var everything: UIKitOverlays { view.overlays.over(.window) }

    private func run(_ work: @escaping @MainActor () async throws -> Void) {
        Task {
            do { try await work() } catch { status.text = "Cancelled." }
        }
    }
}
