import ScrimUIKit
import UIKit

/// Sign-in, and a download of the offline edition: each covers everything while it runs, and can be cancelled.
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
            let veil = Overlay.veil("Signing in…", cancel: .standard)
            let name = try await everything.during(veil, cancelled: nil) { [service] in
                try await service.signIn()
            }
            status.text = name.map { "Signed in as \($0)." } ?? "Cancelled."
        }
    }

    private func download() {
        run { [self] in
            let veil = Overlay.veil("Downloading…", cancel: .standard)
            let isSaved = try await everything.during(veil, cancelled: false) { [service] veil in
                for try await fraction in service.download() { veil.report(fraction) }
                veil.finish(.success("Saved"))
                return true
            }
            status.text = isSaved ? "You can read without a connection now." : "Cancelled."
        }
    }

    private var everything: UIKitOverlays { view.overlays.over(.window) }

    private func run(_ work: @escaping @MainActor () async throws -> Void) {
        Task {
            do { try await work() } catch { status.text = "That failed: \(error)" }
        }
    }
}
