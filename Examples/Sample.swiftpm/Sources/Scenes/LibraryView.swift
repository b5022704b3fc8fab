import ScrimSwiftUI
import SwiftUI

/// Tabs, a stack of pages and a list around overlays, as in most apps that use only SwiftUI.
///
/// Things to look at: an activity on a row that scrolls away and comes back; a notice whose tab is left; a veil that a
/// page under another page shows, and an alert in front of it. On an iPad, a second window is independent.
struct LibraryView: View {
    /// True if the first row is busy from the beginning.
    var isBusy = false
    /// Closes the library; `nil` if the library has a window of its own.
    var close: (@MainActor () -> Void)?

    @State private var tab = Tab.articles

    private enum Tab {
        case articles
        case window
    }

    var body: some View {
        TabView(selection: $tab) {
            ArticleList(isBusy: isBusy).tabItem { Text("Articles") }.tag(Tab.articles)
            WindowPage(close: close).tabItem { Text("Window") }.tag(Tab.window)
        }
        .overlayAnchor()
    }
}

struct Article: Identifiable, Hashable {
    let id: Int
    var title: String { "Article \(id)" }
}

/// The first tab: the list, and an article's page above it.
private struct ArticleList: View {
    let isBusy: Bool

    @State private var path: [Article] = []
    @State private var busy: Set<Int> = []
    @State private var isPublishing = false
    @State private var asks = false
    @State private var notice: Notice?

    private struct Notice: Identifiable {
        let id: Int
        let text: String
    }

    var body: some View {
        NavigationStack(path: $path) {
            List((1...200).map { Article(id: $0) }) { article in
                Button(article.title) { path.append(article) }
                    .activity(isPresented: .constant(busy.contains(article.id)))
            }
            .navigationTitle("Articles")
            .navigationDestination(for: Article.self) { article in
                ArticlePage(
                    article: article, save: { save(article) }, publish: publish, back: { path = [] })
            }
            // On the page below the article, which is out of sight while it shows the veil.
            .veil("Publishing…", isPresented: $isPublishing)
        }
        .alert("Enter the code that was sent to you", isPresented: $asks) {
            Button("Done") { finish() }
        }
        .hud(item: $notice) { .hud($0.text, icon: .success) }
        .onAppear { if isBusy { busy = [1] } }
    }

    /// The row is busy for ten seconds, long enough to scroll it away and back.
    private func save(_ article: Article) {
        busy.insert(article.id)
        path = []
        Task {
            try? await Task.sleep(for: .seconds(10))
            busy.remove(article.id)
            notice = Notice(id: article.id, text: "\(article.title) saved")
        }
    }

    /// Shows the veil first, and then the question.
    private func publish() {
        isPublishing = true
        Task {
            try? await Task.sleep(for: .seconds(2))
            asks = true
        }
    }

    private func finish() {
        Task {
            try? await Task.sleep(for: .seconds(1))
            isPublishing = false
            notice = Notice(id: 0, text: "Published")
        }
    }
}

private struct ArticlePage: View {
    let article: Article
    let save: () -> Void
    let publish: () -> Void
    let back: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Text(article.title)
            Button("Save") { save() }
            Button("Publish…") { publish() }
            Button("Back") { back() }
        }
        .navigationTitle(article.title)
    }
}

/// The second tab, about the window.
private struct WindowPage: View {
    let close: (@MainActor () -> Void)?

    @Environment(\.overlays) private var overlays
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack(spacing: 16) {
            Button("Veil for Five Seconds") { wait() }
            if supportsMultipleWindows { Button("New Window") { openWindow(id: "library") } }
            if let close { Button("Close") { close() } }
        }
    }

    private func wait() {
        Task {
            await overlays.window.during(.veil("Working…")) { try? await Task.sleep(for: .seconds(5)) }
        }
    }
}
