import SwiftUI

// What the articles' views are made of.

struct Notice: Identifiable {
    let id: Int
    let text: String
}

struct ArticleList: View {
    var body: some View { Text("The Cloth That Lets Light Through") }
}

struct ColorChoice: View {
    let accept: @MainActor (String) -> Void

    var body: some View {
        Button("Blue") { accept("blue") }
    }
}
