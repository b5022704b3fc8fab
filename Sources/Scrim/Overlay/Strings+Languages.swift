/// The library's own words in some languages.
///
/// Per cent are written as the Unicode CLDR has them for each language (pattern of `percentFormat`): with a space that
/// does not break in German, French and Spanish, and without one elsewhere. Digits are Western ones, with which Arabic
/// has the Western sign.
extension Stage.Strings {
    /// The words in the first of these languages that there are words for; in English where there is none.
    ///
    /// There are words for English, German, French, Spanish, Italian, Japanese, Chinese (simplified and traditional)
    /// and Arabic. A stage begins with those for the user's languages: as the locale names them on GTK, and as the app's
    /// bundle has them on Apple's platforms.
    ///
    /// - Parameter languages: Most wanted first, as BCP 47 writes them (`zh-Hant-TW`) or as POSIX does (`zh_TW.UTF-8`).
    public init(languages: [String]) {
        self = languages.lazy.compactMap(Self.words).first ?? Self()
    }

    /// The words in a language; `nil`: there are none.
    private static func words(in language: String) -> Self? {
        let tags = language.lowercased().split { !($0.isLetter || $0.isNumber) }
        switch tags.first {
        case "en", "c", "posix": return Self()
        case "de": return german
        case "fr": return french
        case "es": return spanish
        case "it": return italian
        case "ja": return japanese
        case "zh": return isTraditional(tags) ? traditionalChinese : simplifiedChinese
        case "ar": return arabic
        default: return nil
        }
    }

    /// Whether a Chinese tag names the traditional script, or else a region where that is written.
    private static func isTraditional(_ tags: [Substring]) -> Bool {
        if tags.contains("hant") || tags.contains("hans") { return tags.contains("hant") }
        return tags.contains { ["tw", "hk", "mo"].contains($0) }
    }

    private static let german: Self = {
        var words = Self()
        words.cancel = "Abbrechen"
        words.cancelling = "Wird abgebrochen …"
        words.loading = "Wird geladen"
        words.percent = "{n}\u{A0}%"
        words.action = "{action} ist möglich"
        words.actionByKey = "{action}: {key} drücken"
        words.grabber = "Größe des Blatts"
        words.contentDetent = "Passend zum Inhalt"
        words.fullDetent = "Ganz"
        words.shareDetent = words.percent
        return words
    }()

    private static let french: Self = {
        var words = Self()
        words.cancel = "Annuler"
        words.cancelling = "Annulation…"
        words.loading = "Chargement"
        words.percent = "{n}\u{202F}%"
        words.action = "Action possible\u{A0}: {action}"
        words.actionByKey = "{action}\u{A0}: appuyez sur {key}"
        words.grabber = "Taille du panneau"
        words.contentDetent = "Ajustée au contenu"
        words.fullDetent = "Entière"
        words.shareDetent = words.percent
        return words
    }()

    private static let spanish: Self = {
        var words = Self()
        words.cancel = "Cancelar"
        words.cancelling = "Cancelando…"
        words.loading = "Cargando"
        words.percent = "{n}\u{A0}%"
        words.action = "Acción disponible: {action}"
        words.actionByKey = "{action}: pulse {key}"
        words.grabber = "Tamaño del panel"
        words.contentDetent = "Ajustado al contenido"
        words.fullDetent = "Completo"
        words.shareDetent = words.percent
        return words
    }()

    private static let italian: Self = {
        var words = Self()
        words.cancel = "Annulla"
        words.cancelling = "Annullamento…"
        words.loading = "Caricamento"
        words.action = "Azione disponibile: {action}"
        words.actionByKey = "{action}: premi {key}"
        words.grabber = "Dimensione del pannello"
        words.contentDetent = "Adattata al contenuto"
        words.fullDetent = "Intera"
        return words
    }()

    private static let japanese: Self = {
        var words = Self()
        words.cancel = "キャンセル"
        words.cancelling = "キャンセル中…"
        words.loading = "読み込み中"
        words.action = "操作: {action}"
        words.actionByKey = "{action}: {key}キー"
        words.grabber = "シートのサイズ"
        words.contentDetent = "コンテンツに合わせる"
        words.fullDetent = "全体"
        return words
    }()

    private static let simplifiedChinese: Self = {
        var words = Self()
        words.cancel = "取消"
        words.cancelling = "正在取消…"
        words.loading = "正在载入"
        words.action = "可用操作：{action}"
        words.actionByKey = "{action}：按 {key}"
        words.grabber = "面板大小"
        words.contentDetent = "适合内容"
        words.fullDetent = "完整"
        return words
    }()

    private static let traditionalChinese: Self = {
        var words = Self()
        words.cancel = "取消"
        words.cancelling = "正在取消…"
        words.loading = "正在載入"
        words.action = "可用的操作：{action}"
        words.actionByKey = "{action}：按 {key}"
        words.grabber = "面板大小"
        words.contentDetent = "符合內容"
        words.fullDetent = "完整"
        return words
    }()

    private static let arabic: Self = {
        var words = Self()
        words.cancel = "إلغاء"
        words.cancelling = "جارٍ الإلغاء…"
        words.loading = "جارٍ التحميل"
        words.action = "الإجراء المتاح: {action}"
        words.actionByKey = "{action}: اضغط {key}"
        words.grabber = "حجم اللوحة"
        words.contentDetent = "ملائم للمحتوى"
        words.fullDetent = "كامل"
        return words
    }()
}
