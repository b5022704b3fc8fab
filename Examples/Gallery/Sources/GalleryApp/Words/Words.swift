import Foundation
import Scrim

/// All texts of the gallery in one language; each scene's texts have a file of their own.
///
/// A text names all languages at once, so a text without a translation does not compile. Data from the service
/// (articles, messages) is in English, as from any server.
package struct Words: Sendable {
    package let language: Language

    package init(_ language: Language) { self.language = language }

    /// The library's own texts in the same language.
    package var library: Stage.Strings { Stage.Strings(languages: [language.rawValue]) }

    /// Returns the text in this language.
    func say(
        _ english: String, de german: String, fr french: String, es spanish: String, it italian: String,
        ja japanese: String, zh chinese: String, ar arabic: String
    ) -> String {
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

    /// Arabic counts in five forms: one, two, few (3 to 10 of each hundred), many (11 to 99), and whole hundreds.
    func arabic(_ count: Int, one: String, two: String, few: String, many: String, hundreds: String) -> String
    {
        switch (count, count % 100) {
        case (1, _): one
        case (2, _): two
        case (_, 3...10): "\(count) \(few)"
        case (_, 11...99): "\(count) \(many)"
        default: "\(count) \(hundreds)"
        }
    }

    // MARK: Numbers

    /// A fraction of 1 as a percentage.
    func percent(_ share: Double) -> String {
        library.percent.replacing("{n}", with: "\(Int((share * 100).rounded()))")
    }

    /// Seconds with one decimal place.
    func seconds(_ value: Double) -> String {
        let number = value.formatted(.number.precision(.fractionLength(1)).locale(language.locale))
        return say(
            "\(number) s", de: "\(number) s", fr: "\(number) s", es: "\(number) s", it: "\(number) s",
            ja: "\(number) 秒", zh: "\(number) 秒", ar: "\(number) ث")
    }

    // MARK: In many places

    package var cancel: String { library.cancel }
    var close: String {
        say(
            "Close", de: "Schließen", fr: "Fermer", es: "Cerrar", it: "Chiudi", ja: "閉じる", zh: "关闭",
            ar: "إغلاق")
    }
    package var cancelled: String {
        say(
            "Cancelled.", de: "Abgebrochen.", fr: "Annulé.", es: "Cancelado.", it: "Annullato.",
            ja: "キャンセルしました。", zh: "已取消。", ar: "أُلغي.")
    }
    var undo: String {
        say(
            "Undo", de: "Rückgängig", fr: "Annuler", es: "Deshacer", it: "Annulla", ja: "元に戻す", zh: "撤销",
            ar: "تراجع")
    }
    var search: String {
        say(
            "Search", de: "Suchen", fr: "Rechercher", es: "Buscar", it: "Cerca", ja: "検索", zh: "搜索", ar: "بحث"
        )
    }
    package var saved: String {
        say(
            "Saved", de: "Gespeichert", fr: "Enregistré", es: "Guardado", it: "Salvato", ja: "保存しました",
            zh: "已保存", ar: "تم الحفظ")
    }
    var refresh: String {
        say(
            "Refresh", de: "Aktualisieren", fr: "Actualiser", es: "Actualizar", it: "Aggiorna", ja: "更新",
            zh: "刷新", ar: "تحديث")
    }
    var loading: String {
        say(
            "Loading…", de: "Wird geladen …", fr: "Chargement…", es: "Cargando…", it: "Caricamento…",
            ja: "読み込み中…", zh: "正在载入…", ar: "جارٍ التحميل…")
    }
}
