import Scrim
import ScrimUIKit
import UIKit

final class ConversationScreen: UIViewController {
    private let api = API()

    // The conversation scrolls meanwhile, the keyboard stays up, and the field goes on where it was.
    func send(_ text: String) async throws {
        try await view.overlays.over(.keyboard).during(.loading("Sending…")) { [api] in
            try await api.send(text)
        }
    }

    // A Progress of Foundation's may change on any thread.
    func upload(_ photo: Upload) async throws {
        try await view.overlays.over(.window).during(.veil("Uploading…")) { veil in
            veil.report(photo.progress)
            try await photo.finish()
            veil.finish(.success("Uploaded"))
        }
    }
}
