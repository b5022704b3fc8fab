#if canImport(UIKit)
@_spi(Host) import Scrim
@_spi(Host) import ScrimUIKit
import SwiftUI
import UIKit

/// The bridge to UIKit: an `AnchorView` over the SwiftUI view, and the overlay that a binding shows there.
///
/// `Presented` is the app's view on the overlay. Its type is not erased: with a type-erased root in another hosting
/// controller, apps crashed on iOS 18 (github.com/quran/quran-ios/pull/969).
struct AnchorRepresentable<Presented: View>: UIViewRepresentable {
    /// An overlay that a binding shows.
    struct BoundOverlay {
        let request: BindingRequest?
        let area: OverlayArea
        var bound: BindingSource<any OverlayContent>
        /// The app's view on the overlay, as of this update.
        var content: Presented?
        /// Called in a separate turn when the overlay hides the modifier's view from assistive technology, and when it
        /// no longer does.
        let onHide: @MainActor (Bool) -> Void
        /// What the anchors of one modifier share; `nil`: each anchor has its own overlay.
        let shared: SharedCoordinator?
    }

    /// The coordinator of a modifier that is on several views.
    ///
    /// SwiftUI gives each view an anchor, but there is only one overlay.
    @MainActor
    final class SharedCoordinator {
        fileprivate weak var value: Coordinator?

        nonisolated init() {}
    }

    let anchor: OverlayAnchor?
    let overlay: BoundOverlay?
    /// Called in a separate turn when something over the anchor may take touches, and when nothing does any more.
    var onTouchable: @MainActor (Bool) -> Void = { _ in }

    /// The anchor of an environment, without an overlay of its own.
    init(anchor: OverlayAnchor) {
        self.anchor = anchor
        overlay = nil
    }

    /// The anchor of a modifier that shows an overlay.
    init(_ overlay: BoundOverlay) {
        anchor = nil
        self.overlay = overlay
    }

    func makeCoordinator() -> Coordinator {
        // In one update, SwiftUI may remove the last view before it makes the next one.
        if let coordinator = overlay?.shared?.value, !coordinator.isOver { return coordinator }
        let coordinator = Coordinator(anchor ?? OverlayAnchor())
        overlay?.shared?.value = coordinator
        return coordinator
    }

    func makeUIView(context: Context) -> AnchorView { context.coordinator.makeView() }

    func updateUIView(_ view: AnchorView, context: Context) {
        context.coordinator.reportTouchable = onTouchable
        if let overlay { context.coordinator.update(overlay, in: context.transaction) }
    }

    static func dismantleUIView(_ view: AnchorView, coordinator: Coordinator) { coordinator.close(view) }

    /// Lives as long as the modifier is in the view tree, on at least one view.
    @MainActor
    final class Coordinator: BindingReader {
        private let anchor: OverlayAnchor
        private let presenter = BindingPresenter<any OverlayContent>()
        private var area: OverlayArea?
        /// The window that was last asked for its overlays.
        private weak var window: UIWindow?
        /// Whether the view has been in one of the app's windows.
        private var wasInWindow = false
        /// Whether the view's page is in no window, and its overlay was dismissed with the page.
        private var isAway = false
        /// Whether the coordinator waits some turns until it is certain that the page is gone, or back.
        private var isPageMoving = false
        /// The controller of the app's view on the overlay that is shown, or was shown last.
        private weak var hosted: UIHostingController<Presented>?
        /// Whether an overlay hides the view from assistive technology.
        private var isHidden = false
        /// The value that was last reported to the modifier.
        private var isReportedHidden = false
        /// Reports to the modifier whether an overlay hides the view.
        private var reportHidden: @MainActor (Bool) -> Void = { _ in }
        /// The view that was made last, which is the only one for an overlay over the view.
        private weak var view: AnchorView?
        /// The value that was last reported; `nil`: none yet for this view, which may not be the modifier's first.
        private var isReportedTouchable: Bool?
        fileprivate var reportTouchable: @MainActor (Bool) -> Void = { _ in }

        init(_ anchor: OverlayAnchor) {
            self.anchor = anchor
            presenter.staysAfterUpdate = { [weak self] in
                await TurnEndObserver.turnEnd()
                // The turn may have updated or removed the view.
                self?.readBinding()
                return self?.isClosed == false
            }
        }

        /// The request of the view's last update, until it is handled.
        private var pending: BoundOverlay?
        private var isScheduled = false
        private var isClosed = false
        /// Whether the overlay was dismissed because the modifier is on no view any more.
        private(set) var isOver = false

        func makeView() -> AnchorView {
            isClosed = false
            let view = anchor.makeView()
            view.onMove = { [weak self] in self?.schedule() }
            view.onHide = { [weak self] in
                self?.isHidden = $0
                self?.schedule()
            }
            view.onTouchable = { [weak self] in self?.schedule() }
            self.view = view
            isReportedTouchable = nil
            return view
        }

        /// - Parameter transaction: The update's transaction, whose animation also applies on the overlay.
        func update(_ overlay: BoundOverlay, in transaction: Transaction) {
            area = overlay.area
            reportHidden = overlay.onHide
            var bound = overlay.bound
            bound.clear = { [weak self] in
                // A pending request from before an answer or an end is out of date. What the app sets afterwards
                // updates the view.
                self?.pending = nil
                overlay.bound.clear()
            }
            if let content = overlay.content {
                bound.content = { [weak self] in
                    // The binding may be ahead of the content; the next update brings the matching content.
                    self?.host(content) ?? .onSheet(content)
                }
            }
            // A leaving sheet keeps the view that it last showed, even when the next sheet comes.
            if let request = overlay.request, request.id == presenter.shownID, let content = overlay.content {
                withTransaction(transaction) { hosted?.rootView = content }
            }
            pending = overlay
            pending?.bound = bound
            schedule()
        }

        func close(_ view: AnchorView) {
            anchor.detach(view)
            isClosed = anchor.isEmpty
            schedule()
        }

        /// Shows and dismisses in a separate turn.
        ///
        /// An overlay moves the first responder, and with it SwiftUI's focus, which may not change while SwiftUI
        /// updates its views.
        private func schedule() {
            guard !isScheduled else { return }
            isScheduled = true
            Task {
                isScheduled = false
                follow()
            }
        }

        private func follow() {
            defer { OutOfSightWatch.shared.watch(self, isOutOfSight && presenter.showings > 0) }
            // Reported here, not where the overlay changes, because that may be within an update by SwiftUI. The
            // modifier may outlive this anchor, which cannot report after its end.
            let isHidden = isHidden && !isClosed
            if isHidden != isReportedHidden {
                isReportedHidden = isHidden
                reportHidden(isHidden)
            }
            let isTouchable = view?.isUserInteractionEnabled == true
            if isTouchable != isReportedTouchable, !isClosed {
                isReportedTouchable = isTouchable
                reportTouchable(isTouchable)
            }
            guard !isClosed else {
                isOver = true
                return presenter.close()
            }
            if anchor.windowOfApp != nil { wasInWindow = true }
            if let overlay = pending {
                pending = nil
                if let request = overlay.request, presenter.isNew(request) {
                    if isPageGone { waitForPage() } else { place() }
                }
                presenter.update(overlay.request, overlay.bound)
            }
            followPage()
            guard !isAway else { return }
            if presenter.isWaiting || (presenter.shownID != nil && anchor.windowOfApp !== window) { place() }
        }

        /// If a page is removed from the window but kept, dismisses its overlay, unless that covers only the view.
        ///
        /// The overlay is shown again with the page. Both happen only after two turns: a container may be about to
        /// adopt the page, and SwiftUI updates a page that comes back, whose last request may be out of date.
        private func followPage() {
            let isGone = isPageGone
            guard isGone != isAway, !isPageMoving, isAway || presenter.shownID != nil else { return }
            isPageMoving = true
            Task { [weak self] in
                for _ in 0..<2 { await TurnEndObserver.turnEnd() }
                self?.pageMoved(isGone)
            }
        }

        private func pageMoved(_ isGone: Bool) {
            isPageMoving = false
            guard !isClosed else { return }
            // A request from the page in the meantime may have marked the page as away.
            guard isGone == isPageGone else { return followPage() }
            isAway = isGone
            if isGone { presenter.takeAway() } else { follow() }
        }

        /// Makes the page's present request wait until the page is back: it is not meant for the window that the
        /// page was in.
        ///
        /// While nothing was shown, the page's removal went unnoticed. The first request of a new page is shown
        /// with the page.
        private func waitForPage() {
            isAway = wasInWindow
            presenter.takeAway()
        }

        private var isPageGone: Bool { area?.region != nil && anchor.isOnPageWithoutWindow }

        private var isOutOfSight: Bool { !isClosed && !anchor.isInWindow }

        /// Reads the binding of a view out of sight, unless an update of the view has just brought
        /// the binding's request.
        func readBinding() {
            if isOutOfSight, pending == nil { presenter.dismissIfOutdated() }
            follow()
        }

        private func host(_ content: Presented) -> UIHostingController<Presented> {
            let controller = UIHostingController.onSheet(content)
            hosted = controller
            return controller
        }

        /// Asks for the overlays of the view's window.
        ///
        /// Asking may bring the scene's notices into that window, so the coordinator asks only for an overlay that has
        /// to be shown, or that is shown in another window.
        private func place() {
            window = anchor.windowOfApp
            if let area, let overlays = anchor.overlays(of: area) { presenter.place(in: overlays) }
        }
    }
}
#endif
