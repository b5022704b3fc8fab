/// The library's own words in some languages.
///
/// Percentages are written as in the Unicode CLDR of each language (pattern of `percentFormat`): with a no-break
/// space in German, French and Spanish, and without a space elsewhere. Digits are Western, so Arabic has the
/// Western percent sign.
extension Stage.Strings {
    /// The words in the first of these languages that the library has; in English if it has none of them.
    ///
    /// There are words for English, German, French, Spanish, Italian, Japanese, Chinese (simplified and
    /// traditional) and Arabic. A stage begins with those for the user's languages: the locale's on GTK, and the
    /// app bundle's on Apple platforms.
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

    /// Whether a Chinese tag names the traditional script or, if it names no script, a region that uses it.
    private static func isTraditional(_ tags: [Substring]) -> Bool {
        if tags.contains("hant") || tags.contains("hans") { return tags.contains("hant") }
        return tags.contains { ["tw", "hk", "mo"].contains($0) }
    }

    /// The words of a language, which writes a detent's share as it writes progress.
    private init(
        cancel: String, cancelling: String, close: String, loading: String, percent: String = "{n}%",
        action: String,
        actionByKey: String, search: String, nothingFound: String, clearAll: String, undoAll: String,
        retry: String, hide: String, show: String,
        grabber: String, contentDetent: String, fullDetent: String
    ) {
        (self.cancel, self.cancelling, self.close, self.loading) = (cancel, cancelling, close, loading)
        (self.percent, shareDetent) = (percent, percent)
        (self.action, self.actionByKey) = (action, actionByKey)
        (self.search, self.nothingFound) = (search, nothingFound)
        (self.clearAll, self.undoAll, self.retry) = (clearAll, undoAll, retry)
        (self.hide, self.show) = (hide, show)
        (self.grabber, self.contentDetent, self.fullDetent) = (grabber, contentDetent, fullDetent)
    }

    private static let german = Self(
        cancel: "Abbrechen",
        cancelling: "Wird abgebrochen …",
        close: "Schließen",
        loading: "Wird geladen …",
        percent: "{n}\u{A0}%",
        action: "{action} ist möglich",
        actionByKey: "{action}: {key} drücken",
        search: "Suchen",
        nothingFound: "Nichts gefunden",
        clearAll: "Alle löschen",
        undoAll: "Alles rückgängig machen",
        retry: "Erneut versuchen",
        hide: "Ausblenden",
        show: "Einblenden",
        grabber: "Größe des Blatts",
        contentDetent: "Passend zum Inhalt",
        fullDetent: "Ganz")

    private static let french = Self(
        cancel: "Annuler",
        cancelling: "Annulation…",
        close: "Fermer",
        loading: "Chargement…",
        percent: "{n}\u{202F}%",
        action: "Action possible\u{A0}: {action}",
        actionByKey: "{action}\u{A0}: appuyez sur {key}",
        search: "Rechercher",
        nothingFound: "Aucun résultat",
        clearAll: "Tout effacer",
        undoAll: "Tout annuler",
        retry: "Réessayer",
        hide: "Masquer",
        show: "Afficher",
        grabber: "Taille du panneau",
        contentDetent: "Ajustée au contenu",
        fullDetent: "Entière")

    private static let spanish = Self(
        cancel: "Cancelar",
        cancelling: "Cancelando…",
        close: "Cerrar",
        loading: "Cargando…",
        percent: "{n}\u{A0}%",
        action: "Acción disponible: {action}",
        actionByKey: "{action}: pulse {key}",
        search: "Buscar",
        nothingFound: "Sin resultados",
        clearAll: "Borrar todo",
        undoAll: "Deshacer todo",
        retry: "Reintentar",
        hide: "Ocultar",
        show: "Mostrar",
        grabber: "Tamaño del panel",
        contentDetent: "Ajustado al contenido",
        fullDetent: "Completo")

    private static let italian = Self(
        cancel: "Annulla",
        cancelling: "Annullamento…",
        close: "Chiudi",
        loading: "Caricamento…",
        action: "Azione disponibile: {action}",
        actionByKey: "{action}: premi {key}",
        search: "Cerca",
        nothingFound: "Nessun risultato",
        clearAll: "Cancella tutto",
        undoAll: "Annulla tutto",
        retry: "Riprova",
        hide: "Nascondi",
        show: "Mostra",
        grabber: "Dimensione del pannello",
        contentDetent: "Adattata al contenuto",
        fullDetent: "Intera")

    private static let japanese = Self(
        cancel: "キャンセル",
        cancelling: "キャンセル中…",
        close: "閉じる",
        loading: "読み込み中…",
        action: "操作: {action}",
        actionByKey: "{action}: {key}キー",
        search: "検索",
        nothingFound: "見つかりません",
        clearAll: "すべて消去",
        undoAll: "すべて元に戻す",
        retry: "再試行",
        hide: "隠す",
        show: "表示",
        grabber: "シートのサイズ",
        contentDetent: "コンテンツに合わせる",
        fullDetent: "全体")

    private static let simplifiedChinese = Self(
        cancel: "取消",
        cancelling: "正在取消…",
        close: "关闭",
        loading: "正在载入…",
        action: "可用操作：{action}",
        actionByKey: "{action}：按 {key}",
        search: "搜索",
        nothingFound: "无结果",
        clearAll: "全部清除",
        undoAll: "全部撤销",
        retry: "重试",
        hide: "隐藏",
        show: "显示",
        grabber: "面板大小",
        contentDetent: "适合内容",
        fullDetent: "完整")

    private static let traditionalChinese = Self(
        cancel: "取消",
        cancelling: "正在取消…",
        close: "關閉",
        loading: "正在載入…",
        action: "可用的操作：{action}",
        actionByKey: "{action}：按 {key}",
        search: "搜尋",
        nothingFound: "沒有結果",
        clearAll: "全部清除",
        undoAll: "全部復原",
        retry: "重試",
        hide: "隱藏",
        show: "顯示",
        grabber: "面板大小",
        contentDetent: "符合內容",
        fullDetent: "完整")

    private static let arabic = Self(
        cancel: "إلغاء",
        cancelling: "جارٍ الإلغاء…",
        close: "إغلاق",
        loading: "جارٍ التحميل…",
        action: "الإجراء المتاح: {action}",
        actionByKey: "{action}: اضغط {key}",
        search: "بحث",
        nothingFound: "لا توجد نتائج",
        clearAll: "مسح الكل",
        undoAll: "التراجع عن الكل",
        retry: "إعادة المحاولة",
        hide: "إخفاء",
        show: "إظهار",
        grabber: "حجم اللوحة",
        contentDetent: "ملائم للمحتوى",
        fullDetent: "كامل")
}
