import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting

@Suite struct StringsTests {
    private static let languages = ["de", "fr", "es", "it", "ja", "zh-Hans", "zh-Hant", "ar"]
    private static let fields: [KeyPath<Stage.Strings, String> & Sendable] = [
        \.cancel, \.cancelling, \.close, \.loading, \.percent, \.action, \.actionByKey, \.search,
        \.nothingFound,
        \.clearAll, \.undoAll, \.retry, \.hide, \.show, \.grabber, \.contentDetent, \.fullDetent,
        \.shareDetent,
    ]

    @Test(arguments: [
        ("de_AT.UTF-8", "Abbrechen"), ("de", "Abbrechen"), ("DE-CH-1996", "Abbrechen"), ("fr_CA", "Annuler"),
        ("es-419", "Cancelar"), ("it_IT@euro", "Annulla"), ("ja-JP", "キャンセル"), ("ar-EG", "إلغاء"),
        ("en_GB.UTF-8", "Cancel"), ("C", "Cancel"), ("POSIX", "Cancel"), ("den", "Cancel"), ("", "Cancel"),
    ])
    func aLanguageIsKnownByItsFirstPart(_ language: String, _ cancel: String) {
        #expect(Stage.Strings(languages: [language]).cancel == cancel)
    }

    @Test(arguments: [
        ("zh", "载入…"), ("zh_CN.UTF-8", "载入…"), ("zh-Hans-TW", "载入…"), ("zh_TW", "載入…"), ("zh-Hant", "載入…"),
        ("zh-Hant-CN", "載入…"), ("zh-HK", "載入…"),
    ])
    func chineseIsWrittenAsItsScriptOrRegionHasIt(_ language: String, _ loading: String) {
        #expect(Stage.Strings(languages: [language]).loading.hasSuffix(loading))
    }

    @Test func theFirstThatThereAreWordsForCounts() {
        #expect(Stage.Strings(languages: ["tlh", "fr_FR", "de"]).cancel == "Annuler")
        #expect(Stage.Strings(languages: ["en", "de"]) == Stage.Strings())
        #expect(Stage.Strings(languages: ["tlh"]) == Stage.Strings())
        #expect(Stage.Strings(languages: []) == Stage.Strings())
    }

    @Test(arguments: languages)
    func eachWordIsTranslatedWithItsPlaces(_ language: String) {
        let (words, english) = (Stage.Strings(languages: [language]), Stage.Strings())
        for field in Self.fields {
            for place in ["{n}", "{action}", "{key}"] {
                #expect(words[keyPath: field].contains(place) == english[keyPath: field].contains(place))
            }
            let isPerCent = english[keyPath: field] == "{n}%"
            #expect(isPerCent || words[keyPath: field] != english[keyPath: field])
        }
    }

    /// As both platforms' guidelines write what goes on.
    @Test(arguments: languages + ["en"])
    func whatGoesOnEndsInAnEllipsis(_ language: String) {
        let words = Stage.Strings(languages: [language])
        let ending = language == "de" ? " …" : "…"
        for text in [words.loading, words.cancelling] {
            #expect(text.hasSuffix(ending) && text.hasSuffix(" …") == (language == "de"))
        }
    }

    /// Two buttons with different effects must not have the same word.
    @Test(arguments: [
        ("de", ["Ausblenden", "Einblenden", "Schließen", "Abbrechen"]),
        ("fr", ["Masquer", "Afficher", "Fermer", "Annuler"]),
        ("es", ["Ocultar", "Mostrar", "Cerrar", "Cancelar"]),
        ("it", ["Nascondi", "Mostra", "Chiudi", "Annulla"]),
        ("ja", ["隠す", "表示", "閉じる", "キャンセル"]),
        ("zh-Hans", ["隐藏", "显示", "关闭", "取消"]), ("zh-Hant", ["隱藏", "顯示", "關閉", "取消"]),
        ("ar", ["إخفاء", "إظهار", "إغلاق", "إلغاء"]),
    ])
    func buttonsSayWhatTheyDo(_ language: String, _ expected: [String]) {
        let words = Stage.Strings(languages: [language])
        #expect([words.hide, words.show, words.close, words.cancel] == expected)
        // The name of a fractional detent is the same as that of progress.
        let others = Self.fields.filter { $0 != \.shareDetent }.map { words[keyPath: $0] }
        #expect(Set(others).count == others.count)
    }

    @MainActor
    @Test func aStageSpeaksItsUsersLanguageUntilTheAppSaysOtherwise() throws {
        let host = TestHost(languages: ["de_DE.UTF-8", "de", "C"])
        _ = host.overlays.show(.veil("Moment", cancel: .standard))
        host.clock.advance(by: .seconds(1))
        #expect(host.shown.first?.panel.cancel == "Abbrechen")
        host.stage.defaults.strings.cancel = "Lieber nicht"
        host.clock.advance(by: .seconds(1))
        #expect(host.shown.first?.panel.cancel == "Lieber nicht")
        let other = TestHost()
        #expect(other.stage.defaults.strings == Stage.Strings())
    }

    /// An app may keep one value for all its windows.
    @MainActor
    @Test func defaultsThatWindowsShareHaveTheWordsOfEachWindowsUser() {
        var shared = Stage.Defaults()
        shared.theme.cornerRadius = 4
        let hosts = [TestHost(languages: ["de"]), TestHost(), TestHost(languages: ["fr"])]
        for (host, cancel) in zip(hosts, ["Abbrechen", "Cancel", "Annuler"]) {
            host.stage.defaults = shared
            _ = host.overlays.show(.veil("Moment", cancel: .standard))
            host.clock.advance(by: .seconds(1))
            #expect(host.shown.first?.panel.cancel == cancel)
            #expect(host.stage.defaults.theme.cornerRadius == 4)
            // What another window has is shared, too.
            shared = host.stage.defaults
        }
    }

    @MainActor
    @Test func wordsThatAnAppChoosesStayInAnyLanguage() {
        var shared = Stage.Defaults()
        shared.strings = Stage.Strings()
        let host = TestHost(languages: ["de"])
        host.stage.defaults = shared
        #expect(host.stage.defaults.strings.cancel == "Cancel")
        host.stage.defaults = Stage.Defaults()
        #expect(host.stage.defaults.strings.cancel == "Abbrechen")
        host.stage.defaults.strings.cancel = "Halt"
        #expect(host.stage.defaults.strings.cancel == "Halt")
        #expect(host.stage.defaults.strings.close == "Schließen")
    }
}
