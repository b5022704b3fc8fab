/// The desk of the Articles scene, which only a wide window shows.
extension Words {
    var allTopics: String {
        say(
            "All Topics", de: "Alle Themen", fr: "Tous les sujets", es: "Todos los temas",
            it: "Tutti gli argomenti", ja: "すべてのトピック", zh: "全部主题", ar: "كل المواضيع")
    }
    var noneSelected: String {
        say(
            "Select an article", de: "Wählen Sie einen Artikel", fr: "Choisissez un article",
            es: "Seleccione un artículo", it: "Seleziona un articolo", ja: "記事を選択", zh: "选择一篇文章",
            ar: "اختر مقالة")
    }

    // MARK: Buttons

    var remove: String {
        say(
            "Remove", de: "Entfernen", fr: "Supprimer", es: "Quitar", it: "Rimuovi", ja: "削除", zh: "移除",
            ar: "إزالة")
    }
    var rename: String {
        say(
            "Rename", de: "Umbenennen", fr: "Renommer", es: "Cambiar nombre", it: "Rinomina", ja: "名称変更",
            zh: "重命名", ar: "إعادة تسمية")
    }
    var moveTo: String {
        say(
            "Move To", de: "Verschieben nach", fr: "Déplacer vers", es: "Mover a", it: "Sposta in", ja: "移動先",
            zh: "移至", ar: "نقل إلى")
    }
    /// The title of a button that asks before it acts.
    func asking(_ title: String) -> String { language == .chinese ? "\(title)……" : "\(title)…" }

    // MARK: Questions

    func removeAll(of topic: String) -> String {
        say(
            "Remove all articles of “\(topic)”?", de: "Alle Artikel von „\(topic)“ entfernen?",
            fr: "Supprimer tous les articles de «\u{A0}\(topic)\u{A0}»\u{A0}?",
            es: "¿Quitar todos los artículos de «\(topic)»?",
            it: "Rimuovere tutti gli articoli di «\(topic)»?", ja: "“\(topic)”の記事をすべて削除しますか?",
            zh: "移除“\(topic)”的全部文章？", ar: "أتريد إزالة كل مقالات «\(topic)»؟")
    }
    var canBeUndone: String {
        say(
            "You can take it back for some seconds.",
            de: "Einige Sekunden lang lässt es sich rückgängig machen.",
            fr: "Vous aurez quelques secondes pour l’annuler.",
            es: "Podrá deshacerlo durante unos segundos.", it: "Per alcuni secondi si può annullare.",
            ja: "数秒間は元に戻せます。", zh: "几秒内可以撤销。", ar: "يمكنك التراجع خلال بضع ثوانٍ.")
    }
    package var needsTitle: String {
        say(
            "An article needs a title.", de: "Ein Artikel braucht einen Titel.",
            fr: "Un article doit avoir un titre.",
            es: "Un artículo necesita un título.", it: "Un articolo deve avere un titolo.",
            ja: "記事にはタイトルが必要です。", zh: "文章需要标题。", ar: "تحتاج المقالة إلى عنوان.")
    }

    // MARK: Signs

    func removed(_ count: Int) -> String {
        let one = count == 1
        let arabic = arabic(
            count, one: "مقالة", two: "مقالتين", few: "مقالات", many: "مقالةً", hundreds: "مقالة")
        return say(
            one ? "Article removed" : "\(count) articles removed",
            de: one ? "Artikel entfernt" : "\(count) Artikel entfernt",
            fr: one ? "Article supprimé" : "\(count) articles supprimés",
            es: one ? "Artículo quitado" : "\(count) artículos quitados",
            it: one ? "Articolo rimosso" : "\(count) articoli rimossi",
            ja: "記事を\(count)件削除しました", zh: "已移除 \(count) 篇文章", ar: "تمت إزالة \(arabic)")
    }
}
