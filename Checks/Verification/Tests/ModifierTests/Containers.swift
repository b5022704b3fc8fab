import SwiftUI
@testable import ScrimUIKit

/// Runs a test both ways, because it is unknown whether SwiftUI updates invisible pages.
@MainActor
func either(_ body: () async throws -> Void) async rethrows {
    defer { HiddenPages.areUpdated = true }
    for isUpdated in [true, false] {
        HiddenPages.areUpdated = isUpdated
        try await body()
    }
}

/// An app with two tabs: this page, and one with a button.
@MainActor
func tabs(_ page: @escaping (AppBench.Handles) -> some View) -> AppBench {
    AppBench { it in
        TabView(selection: it.tab) {
            page(it).tabItem { Text("One") }.tag(1)
            Button("Second") {}.tag(2)
        }
    }
}

/// An app with a stack of pages.
@MainActor
func pages(
    root: @escaping (AppBench.Handles) -> some View, detail: @escaping (AppBench.Handles) -> some View
) -> AppBench {
    AppBench { it in
        NavigationStack(path: it.path) {
            root(it).navigationDestination(for: String.self) { _ in detail(it) }
        }
    }
}
