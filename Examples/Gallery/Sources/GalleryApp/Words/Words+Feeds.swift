/// The Messages and Articles scenes.
extension Words {
    // MARK: Messages

    var message: String {
        say(
            "Message", de: "Nachricht", fr: "Message", es: "Mensaje", it: "Messaggio", ja: "メッセージ", zh: "消息",
            ar: "رسالة")
    }
    var send: String {
        say("Send", de: "Senden", fr: "Envoyer", es: "Enviar", it: "Invia", ja: "送信", zh: "发送", ar: "إرسال")
    }
    var sending: String {
        say(
            "Sending…", de: "Wird gesendet …", fr: "Envoi…", es: "Enviando…", it: "Invio…", ja: "送信中…",
            zh: "正在发送…", ar: "جارٍ الإرسال…")
    }
    /// Before one of the covers below.
    var sendingCovers: String {
        say(
            "Sending covers", de: "Senden verdeckt", fr: "L’envoi couvre", es: "Al enviar se cubre",
            it: "L’invio copre", ja: "送信中に覆う範囲:", zh: "发送时遮住", ar: "يغطي الإرسال")
    }
    func name(of cover: LoadingOverlays.Cover) -> String {
        switch cover {
        case .keyboard:
            say(
                "Keyboard", de: "Tastatur", fr: "Clavier", es: "Teclado", it: "Tastiera", ja: "キーボード",
                zh: "键盘", ar: "لوحة المفاتيح")
        case .windowWithKeyboard:
            say(
                "Window and Keyboard", de: "Fenster und Tastatur", fr: "Fenêtre et clavier",
                es: "Ventana y teclado", it: "Finestra e tastiera", ja: "ウィンドウとキーボード", zh: "窗口和键盘",
                ar: "النافذة ولوحة المفاتيح")
        }
    }

    // MARK: Articles

    var notLoadedYet: String {
        say(
            "Not loaded yet", de: "Noch nicht geladen", fr: "Pas encore chargé", es: "Aún sin cargar",
            it: "Non ancora caricato", ja: "まだ読み込まれていません", zh: "尚未载入", ar: "لم تُحمَّل بعد")
    }
    var noArticles: String {
        say(
            "No Articles", de: "Keine Artikel", fr: "Aucun article", es: "No hay artículos",
            it: "Nessun articolo",
            ja: "記事がありません", zh: "没有文章", ar: "لا مقالات")
    }
    var tryAgain: String {
        say(
            "Try Again", de: "Erneut versuchen", fr: "Réessayer", es: "Reintentar", it: "Riprova", ja: "再試行",
            zh: "重试", ar: "إعادة المحاولة")
    }
    var clear: String {
        say("Clear", de: "Leeren", fr: "Effacer", es: "Vaciar", it: "Svuota", ja: "消去", zh: "清空", ar: "مسح")
    }
    func articles(_ count: Int, updated time: String) -> String {
        let one = count == 1
        let arabic = arabic(
            count, one: "مقالة واحدة", two: "مقالتان", few: "مقالات", many: "مقالةً", hundreds: "مقالة")
        return say(
            "\(count) article\(one ? "" : "s") · updated \(time)", de: "\(count) Artikel · Stand \(time)",
            fr: "\(count) article\(one ? "" : "s") · actualisé à \(time)",
            es: "\(count) artículo\(one ? "" : "s") · actualizado a las \(time)",
            it: "\(count) articol\(one ? "o" : "i") · aggiornato alle \(time)",
            ja: "記事\(count)件 · \(time) 更新", zh: "\(count) 篇文章 · 更新于 \(time)",
            ar: "\(arabic) · آخر تحديث \(time)")
    }
}
