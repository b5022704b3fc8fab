import Foundation
import Scrim

/// A language that the gallery speaks: one of those that the library has words in.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case japanese = "ja"
    case chinese = "zh"
    case arabic = "ar"

    /// The language in which the library's own words are: so the library alone reads locales and tags.
    ///
    /// Traditional Chinese stands for Chinese, of which the gallery has the simplified.
    package init(of strings: Stage.Strings) {
        let traditional = Stage.Strings(languages: ["zh-Hant"])
        self =
            strings == traditional
            ? .chinese
            : Self.allCases.first { Stage.Strings(languages: [$0.rawValue]) == strings } ?? .english
    }

    /// The language that a tag or the name of a locale asks for.
    package init(tag: String) { self.init(of: Stage.Strings(languages: [tag])) }

    /// What the language calls itself.
    var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .french: "Français"
        case .spanish: "Español"
        case .italian: "Italiano"
        case .japanese: "日本語"
        case .chinese: "中文"
        case .arabic: "العربية"
        }
    }

    package var isRightToLeft: Bool { self == .arabic }

    /// How it writes numbers and days; with Western digits, as the library's own words have them.
    var locale: Locale { Locale(identifier: "\(rawValue)-u-nu-latn") }
}
