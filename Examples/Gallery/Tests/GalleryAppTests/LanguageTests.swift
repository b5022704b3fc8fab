import GalleryApp
import Scrim
import Testing

/// The compiler checks that every text is in every language; these tests check which language is chosen.
struct LanguageTests {
    @Test(arguments: [
        ("en_GB.UTF-8", Language.english), ("de-AT", .german), ("fr_CA", .french), ("es", .spanish),
        ("it_IT@euro", .italian), ("ja", .japanese), ("zh_CN", .chinese), ("zh-Hant-TW", .chinese),
        ("ar_EG.UTF-8", .arabic), ("nl", .english), ("", .english),
    ])
    func theLibraryReadsTheTag(_ tag: String, _ language: Language) {
        #expect(Language(tag: tag) == language)
    }

    @Test(arguments: Language.allCases)
    func theLibrarysWordsNameTheirLanguage(_ language: Language) {
        #expect(Language(of: Words(language).library) == language)
    }

    @Test func arabicAloneRunsFromRightToLeft() {
        #expect(Language.allCases.filter(\.isRightToLeft) == [.arabic])
    }

    @Test(arguments: Language.allCases)
    func aPageHasItsSevenChaptersInEachLanguage(_ language: Language) {
        let chapters = Chapter.all(in: language)
        #expect(chapters.count == 7)
        #expect(chapters.allSatisfy { $0.paragraphs.count == 2 })
        #expect(Set(chapters.map(\.title)).count == 7)
    }

    @Test(arguments: [
        (1, "تمت إزالة علامة"), (2, "تمت إزالة علامتين"), (7, "تمت إزالة 7 علامات"),
        (11, "تمت إزالة 11 علامةً"),
        (100, "تمت إزالة 100 علامة"), (103, "تمت إزالة 103 علامات"),
    ])
    func arabicCountsInItsFiveForms(_ count: Int, _ text: String) {
        #expect(Words(.arabic).bookmarksRemoved(count) == text)
    }
}
