import Scrim
import ScrimUIKit
import UIKit

final class AccountScreen: UIViewController {
    private let api = API()
    private(set) var user: String?

    func signIn() async throws {
        let overlays = view.overlays.over(.window)
        let veil = Overlay.veil("Signing in…", cancel: .standard)
        let name = try await overlays.during(veil, cancelled: nil) { [api] in try await api.signIn() }
        guard let name else { return }
        user = name
        overlays.flash(.hud("Welcome, \(name)", icon: .success))
    }
}
