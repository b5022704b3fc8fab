import SwiftUI
@testable import ScrimUIKit

/// Whether SwiftUI updates pages that are not seen is unknown: what a test shows this way holds either way.
@MainActor
func either(_ body: () async throws -> Void) async rethrows {
    defer { HiddenPages.areUpdated = true }
    for isUpdated in [true, false] {
        HiddenPages.areUpdated = isUpdated
        try await body()
    }
}

/// An app with two tabs, of which this is the first; in the second one is a button.
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
