import ScrimSwiftUI
import SwiftUI
import UIKit

/// The SwiftUI tab.
final class ReaderScreen: UIHostingController<ReaderView>, SampleScene {
    let openings = [Opening.hud, .library]

    /// - Parameter opening: With `.hud` the page appears with its bookmark.
    init(_ opening: Opening?) {
        super.init(rootView: ReaderView(holdsBookmark: opening == .hud))
        title = "Reader"
        rootView.openLibrary = { [unowned self] in openLibrary(isBusy: false) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    func open(_ opening: Opening) {
        if opening == .library { openLibrary(isBusy: true) }
    }

    private func openLibrary(isBusy: Bool) {
        let library = LibraryView(
            isBusy: isBusy, close: { [unowned self] in dismiss(animated: true, completion: nil) })
        let page = UIHostingController(rootView: library)
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true, completion: nil)
    }
}

/// A page to read; small HUDs come and go over it while the user scrolls.
struct ReaderView: View {
    let holdsBookmark: Bool
    var openLibrary: @MainActor () -> Void = {}

    var body: some View { Page(holdsBookmark: holdsBookmark, openLibrary: openLibrary).overlayAnchor() }
}

private struct Page: View {
    let holdsBookmark: Bool
    let openLibrary: @MainActor () -> Void

    @Environment(\.overlays) private var overlays
    @State private var isBookmarked = false
    @State private var isHeld = false
    @State private var notice: Notice?
    @State private var isLoading = false
    @State private var isChoosing = false
    @State private var height = Overlay.Detent.content

    private struct Notice: Identifiable {
        let id: Int
        let text: String
    }

    var body: some View {
        VStack(spacing: 16) {
            Text("The Cloth That Lets Light Through")
            Button("Bookmark") { isBookmarked = true }
            Button("Bookmark All") { bookmarkAll() }
            Button("Remove") { notice = Notice(id: (notice?.id ?? 0) + 1, text: "Bookmark removed") }
            Button("Load the Notes") { load() }
            Button("Contents") { isChoosing = true }
            Button("Library") { openLibrary() }
        }
        .padding()
        .hud("Bookmark added", isPresented: $isBookmarked, icon: .bookmark)
        // For pictures: the same, but until it is dismissed.
        .scrim(.hud("Bookmark added", icon: .bookmark).with(\.timing, Overlay.Timing()), isPresented: $isHeld)
        .hud(item: $notice) { .hud($0.text, placement: .bottom) }
        .loading("Loading…", isPresented: $isLoading)
        .semiModal(
            isPresented: $isChoosing, detents: [.content, .fraction(0.8)], selection: $height
        ) {
            VStack {
                Text("Contents")
                Button("As High as It Goes") { height = .fraction(0.8) }
                Button("Close") { isChoosing = false }
            }
            .padding()
        }
        .onAppear { isHeld = holdsBookmark }
    }

    /// Shows one HUD for each chapter, one after the other.
    private func bookmarkAll() {
        for chapter in 1...3 {
            overlays.window.flash(.hud("Chapter \(chapter) added", icon: .bookmark))
        }
    }

    private func load() {
        isLoading = true
        Task {
            try? await Task.sleep(for: .seconds(2))
            isLoading = false
        }
    }
}
