import Foundation
import Scrim

/// A language of the gallery: one of those into which the library is translated.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case japanese = "ja"
    case chinese = "zh"
    case arabic = "ar"

    /// The language of the library's own texts, so only the library interprets locales and tags.
    ///
    /// Traditional Chinese maps to Chinese, which the gallery has in its simplified form.
    package init(of strings: Stage.Strings) {
        let traditional = Stage.Strings(languages: ["zh-Hant"])
        self =
            strings == traditional
            ? .chinese
            : Self.allCases.first { Stage.Strings(languages: [$0.rawValue]) == strings } ?? .english
    }

    /// The language that a tag or the name of a locale asks for.
    package init(tag: String) { self.init(of: Stage.Strings(languages: [tag])) }

    /// The language's name in the language itself.
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

    /// The locale for numbers and dates, with Western digits as in the library's own texts.
    var locale: Locale { Locale(identifier: "\(rawValue)-u-nu-latn") }
}
