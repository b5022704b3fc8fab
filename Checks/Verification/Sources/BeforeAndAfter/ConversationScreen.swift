import ScrimUIKit
import UIKit

final class ConversationScreen: UIViewController {
    private let service = Conversation()
    private let photo = UIView()

    // The whole window and the keyboard above it.
    func refresh() async throws {
        try await view.overlays.over(.windowAndKeyboard).during(.loading("Loading…")) { [service] in
            try await service.refresh()
        }
    }

    // The keyboard alone: one can scroll through the conversation meanwhile. The
    // keyboard stays, and the field continues where it was.
    func send(_ text: String) async throws {
        try await view.overlays.over(.keyboard).during(.loading("Sending…")) { [service] in
            try await service.send(text)
        }
    }

    // Any view.
    func loadPhoto() async throws {
        try await photo.overlays.during(.loading()) { [service] in try await service.photo() }
    }
}
