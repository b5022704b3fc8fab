/// One part of the long page.
package struct Chapter: Sendable {
    package let title: String
    package let paragraphs: [String]

    /// The whole page; each language has a file of its own.
    package static func all(in language: Language) -> [Chapter] {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .italian: italian
        case .japanese: japanese
        case .chinese: chinese
        case .arabic: arabic
        }
    }
}
