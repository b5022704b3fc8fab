import Scrim
import SwiftUI
import UIKit

/// The one bridge to UIKit: an anchor that lies over the view, and what is bound to it.
struct Anchoring: UIViewRepresentable {
    /// An overlay that a binding asks for.
    struct Subject {
        let wish: Wish?
        let area: OverlayArea
        var bound: Bound<UIKitHost>
        /// The app's view on it, as of this update.
        let content: AnyView?
    }

    let anchor: OverlayAnchor?
    let subject: Subject?

    /// The overlays of an anchor, for whoever finds it in the environment.
    init(anchor: OverlayAnchor) {
        self.anchor = anchor
        subject = nil
    }

    /// An overlay and its binding.
    init(_ subject: Subject) {
        anchor = nil
        self.subject = subject
    }

    func makeCoordinator() -> Coordinator { Coordinator(anchor ?? OverlayAnchor()) }

    func makeUIView(context: Context) -> AnchorView {
        let view = AnchorView()
        context.coordinator.attach(view)
        return view
    }

    func updateUIView(_ view: AnchorView, context: Context) {
        if let subject { context.coordinator.update(subject) }
    }

    static func dismantleUIView(_ view: AnchorView, coordinator: Coordinator) { coordinator.close() }

    /// What lives as long as the modifier's place in the view tree.
    @MainActor
    final class Coordinator {
        private let anchor: OverlayAnchor
        private let binder = Binder<UIKitHost>()
        private var area: OverlayArea?
        /// What is on the sheet that is up, or was last.
        private weak var hosted: UIHostingController<AnyView>?

        init(_ anchor: OverlayAnchor) {
            self.anchor = anchor
        }

        func attach(_ view: AnchorView) {
            anchor.attach(view)
            view.onMove = { [weak self] in self?.place() }
        }

        func update(_ subject: Subject) {
            area = subject.area
            var bound = subject.bound
            if let content = subject.content {
                bound.content = { [weak self] in self?.host(content) ?? .onSheet(content) }
            }
            binder.update(subject.wish, bound)
            place()
            // A sheet on its way out keeps what it last showed.
            if subject.wish != nil, let content = subject.content { hosted?.rootView = content }
        }

        func close() { binder.close() }

        private func host(_ content: AnyView) -> UIHostingController<AnyView> {
            let controller = UIHostingController.onSheet(content)
            hosted = controller
            return controller
        }

        private func place() {
            if let area, let overlays = anchor.overlays(of: area) { binder.place(in: overlays) }
        }
    }
}
