/// The Reader scene: a page, its bookmarks, and the texts of small HUDs about them.
extension Words {
    var pageTitle: String {
        say(
            "The Cloth That Lets Light Through", de: "Das Tuch, das Licht durchlässt",
            fr: "L’étoffe qui laisse passer la lumière", es: "La tela que deja pasar la luz",
            it: "La tela che lascia passare la luce", ja: "光を通す布", zh: "透光的布",
            ar: "القماش الذي ينفذ منه الضوء")
    }
    /// The author of the page, and the reading time.
    var byline: String {
        say(
            "Marit Solheim · 9 minutes", de: "Marit Solheim · 9 Minuten", fr: "Marit Solheim · 9 minutes",
            es: "Marit Solheim · 9 minutos", it: "Marit Solheim · 9 minuti", ja: "マーリット・ソールハイム · 9分",
            zh: "玛丽特·索尔海姆 · 9 分钟", ar: "ماريت سولهايم · 9 دقائق")
    }
    /// Above a chapter's title, in small capitals if the script has them.
    func chapter(_ number: Int) -> String {
        say(
            "CHAPTER \(number)", de: "KAPITEL \(number)", fr: "CHAPITRE \(number)", es: "CAPÍTULO \(number)",
            it: "CAPITOLO \(number)", ja: "第\(number)章", zh: "第 \(number) 章", ar: "الفصل \(number)")
    }

    // MARK: Buttons

    var bookmark: String {
        say(
            "Bookmark", de: "Lesezeichen setzen", fr: "Ajouter un signet", es: "Añadir marcador",
            it: "Aggiungi segnalibro", ja: "ブックマーク", zh: "添加书签", ar: "إضافة علامة")
    }
    func bookmark(chapter number: Int) -> String {
        say(
            "Bookmark chapter \(number)", de: "Lesezeichen für Kapitel \(number)",
            fr: "Signet pour le chapitre \(number)", es: "Marcador del capítulo \(number)",
            it: "Segnalibro del capitolo \(number)", ja: "第\(number)章をブックマーク", zh: "为第 \(number) 章添加书签",
            ar: "علامة للفصل \(number)")
    }
    var bookmarkAll: String {
        say(
            "Bookmark All", de: "Alle mit Lesezeichen versehen", fr: "Tout ajouter aux signets",
            es: "Añadir todos a marcadores", it: "Aggiungi tutto ai segnalibri", ja: "すべてをブックマーク",
            zh: "全部添加书签", ar: "إضافة علامات للكل")
    }
    var saveOffline: String {
        say(
            "Save Offline", de: "Offline speichern", fr: "Enregistrer hors ligne", es: "Guardar sin conexión",
            it: "Salva offline", ja: "オフラインに保存", zh: "离线保存", ar: "حفظ بلا اتصال")
    }
    var sync: String {
        say(
            "Sync", de: "Abgleichen", fr: "Synchroniser", es: "Sincronizar", it: "Sincronizza", ja: "同期",
            zh: "同步", ar: "مزامنة")
    }
    var removeBookmarks: String {
        say(
            "Remove Bookmarks", de: "Lesezeichen entfernen", fr: "Supprimer les signets",
            es: "Quitar los marcadores", it: "Rimuovi segnalibri", ja: "ブックマークを削除", zh: "移除书签",
            ar: "إزالة العلامات")
    }

    // MARK: Signs

    package var bookmarkAdded: String {
        say(
            "Bookmark added", de: "Lesezeichen gesetzt", fr: "Signet ajouté", es: "Marcador añadido",
            it: "Segnalibro aggiunto", ja: "ブックマークしました", zh: "已添加书签", ar: "أُضيفت العلامة")
    }
    var everythingBookmarked: String {
        say(
            "Everything is bookmarked", de: "Überall sind Lesezeichen", fr: "Tout a déjà un signet",
            es: "Todo tiene marcador", it: "Tutto ha un segnalibro", ja: "すべてブックマーク済みです", zh: "已全部添加书签",
            ar: "العلامات مضافة للكل")
    }
    func added(chapter number: Int) -> String {
        say(
            "Chapter \(number) added", de: "Kapitel \(number) hinzugefügt", fr: "Chapitre \(number) ajouté",
            es: "Capítulo \(number) añadido", it: "Capitolo \(number) aggiunto", ja: "第\(number)章を追加しました",
            zh: "已添加第 \(number) 章", ar: "أُضيف الفصل \(number)")
    }
    var noBookmarks: String {
        say(
            "No bookmarks", de: "Keine Lesezeichen", fr: "Aucun signet", es: "No hay marcadores",
            it: "Nessun segnalibro", ja: "ブックマークはありません", zh: "没有书签", ar: "لا علامات")
    }
    package func bookmarksRemoved(_ count: Int) -> String {
        let one = count == 1
        let arabic = arabic(
            count, one: "علامة", two: "علامتين", few: "علامات", many: "علامةً", hundreds: "علامة")
        return say(
            one ? "Bookmark removed" : "\(count) bookmarks removed",
            de: one ? "Lesezeichen entfernt" : "\(count) Lesezeichen entfernt",
            fr: one ? "Signet supprimé" : "\(count) signets supprimés",
            es: one ? "Marcador quitado" : "\(count) marcadores quitados",
            it: one ? "Segnalibro rimosso" : "\(count) segnalibri rimossi",
            ja: one ? "ブックマークを削除しました" : "ブックマークを\(count)件削除しました",
            zh: one ? "已移除书签" : "已移除 \(count) 个书签", ar: "تمت إزالة \(arabic)")
    }
    var saving: String {
        say(
            "Saving…", de: "Wird gespeichert …", fr: "Enregistrement…", es: "Guardando…", it: "Salvataggio…",
            ja: "保存中…", zh: "正在保存…", ar: "جارٍ الحفظ…")
    }
    package var notSaved: String {
        say(
            "Not saved", de: "Nicht gespeichert", fr: "Échec de l’enregistrement", es: "No se guardó",
            it: "Non salvato", ja: "保存できませんでした", zh: "未保存", ar: "تعذر الحفظ")
    }
    var inSync: String {
        say(
            "In sync", de: "Abgeglichen", fr: "Synchronisé", es: "Sincronizado", it: "Sincronizzato",
            ja: "同期しました", zh: "已同步", ar: "تمت المزامنة")
    }
    var syncFailed: String {
        say(
            "Sync failed", de: "Abgleich fehlgeschlagen", fr: "Échec de la synchronisation",
            es: "Falló la sincronización", it: "Sincronizzazione non riuscita", ja: "同期できませんでした",
            zh: "同步失败", ar: "تعذرت المزامنة")
    }
}
