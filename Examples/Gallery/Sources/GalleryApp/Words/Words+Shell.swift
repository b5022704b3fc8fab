import GalleryServer

/// The window around the scenes: header bar, menus, tabs, keyboard.
extension Words {
    var windowTitle: String {
        say(
            "Scrim Gallery", de: "Scrim-Galerie", fr: "Galerie de Scrim", es: "Galería de Scrim",
            it: "Galleria di Scrim", ja: "Scrim ギャラリー", zh: "Scrim 示例", ar: "معرض Scrim")
    }

    /// Under a tab's icon: the overlay that the tab is an example of.
    func label(of tab: Tab) -> String {
        switch tab {
        case .veil: veil
        case .loading:
            say(
                "Loading", de: "Laden", fr: "Attente", es: "Carga", it: "Attesa", ja: "読み込み", zh: "载入",
                ar: "تحميل")
        case .activity:
            say(
                "Activity", de: "Aktivität", fr: "Activité", es: "Actividad", it: "Attività", ja: "処理中",
                zh: "活动", ar: "نشاط")
        case .sheet:
            say(
                "Sheet", de: "Blatt", fr: "Panneau", es: "Panel", it: "Pannello", ja: "シート", zh: "面板",
                ar: "لوحة")
        case .hud: "HUD"
        case .lab: lab
        }
    }

    /// In the header bar: the scene's role in the app.
    func title(of tab: Tab) -> String {
        switch tab {
        case .veil:
            say(
                "Account", de: "Konto", fr: "Compte", es: "Cuenta", it: "Account", ja: "アカウント", zh: "账户",
                ar: "الحساب")
        case .loading:
            say(
                "Messages", de: "Nachrichten", fr: "Messages", es: "Mensajes", it: "Messaggi", ja: "メッセージ",
                zh: "消息", ar: "الرسائل")
        case .activity:
            say(
                "Articles", de: "Artikel", fr: "Articles", es: "Artículos", it: "Articoli", ja: "記事",
                zh: "文章",
                ar: "المقالات")
        case .sheet:
            say(
                "Studio", de: "Studio", fr: "Studio", es: "Estudio", it: "Studio", ja: "スタジオ", zh: "工作室",
                ar: "الاستوديو")
        case .hud:
            say(
                "Reader", de: "Lesen", fr: "Lecture", es: "Lectura", it: "Lettura", ja: "リーダー", zh: "阅读",
                ar: "القراءة")
        case .lab: lab
        }
    }

    private var veil: String {
        say("Veil", de: "Schleier", fr: "Voile", es: "Velo", it: "Velo", ja: "ベール", zh: "遮罩", ar: "ستار")
    }
    private var lab: String {
        say(
            "Lab", de: "Labor", fr: "Labo", es: "Taller", it: "Officina", ja: "ラボ", zh: "实验室",
            ar: "المختبر")
    }

    // MARK: Header bar

    var rotate: String {
        say("Rotate", de: "Drehen", fr: "Pivoter", es: "Girar", it: "Ruota", ja: "回転", zh: "旋转", ar: "تدوير")
    }
    var appearance: String {
        say(
            "Appearance", de: "Erscheinungsbild", fr: "Apparence", es: "Apariencia", it: "Aspetto", ja: "外観",
            zh: "外观", ar: "المظهر")
    }
    var dark: String {
        say("Dark", de: "Dunkel", fr: "Sombre", es: "Oscuro", it: "Scuro", ja: "ダーク", zh: "深色", ar: "داكن")
    }
    var languageTitle: String {
        say(
            "Language", de: "Sprache", fr: "Langue", es: "Idioma", it: "Lingua", ja: "言語", zh: "语言",
            ar: "اللغة")
    }
    var classicOverlays: String {
        say(
            "Classic Overlays", de: "Klassische Overlays", fr: "Superpositions classiques",
            es: "Capas clásicas", it: "Sovrapposizioni classiche", ja: "クラシックなオーバーレイ", zh: "经典浮层",
            ar: "تراكبات كلاسيكية")
    }
    var classicDetail: String {
        say(
            "As in the original posts", de: "Wie in den ursprünglichen Beiträgen",
            fr: "Comme dans les billets d’origine", es: "Como en las entradas originales",
            it: "Come negli articoli originali", ja: "元の記事のとおり", zh: "与原帖相同", ar: "كما في التدوينات الأصلية")
    }

    // MARK: Network

    var network: String {
        say(
            "Network", de: "Netzwerk", fr: "Réseau", es: "Red", it: "Rete", ja: "ネットワーク", zh: "网络",
            ar: "الشبكة")
    }
    var latency: String {
        say(
            "Latency", de: "Latenz", fr: "Latence", es: "Latencia", it: "Latenza", ja: "遅延", zh: "延迟",
            ar: "التأخير")
    }
    var downloadTime: String {
        say(
            "Download Time", de: "Downloaddauer", fr: "Durée du téléchargement", es: "Tiempo de descarga",
            it: "Durata dello scaricamento", ja: "ダウンロード時間", zh: "下载时长", ar: "مدة التنزيل")
    }
    var fault: String {
        say("Fault", de: "Störung", fr: "Panne", es: "Fallo", it: "Guasto", ja: "障害", zh: "故障", ar: "العطل")
    }
    func name(of fault: Fault) -> String {
        switch fault {
        case .none: none
        case .slow:
            say("Slow", de: "Langsam", fr: "Lent", es: "Lento", it: "Lento", ja: "低速", zh: "缓慢", ar: "بطء")
        case .error500:
            say(
                "Error 500", de: "Fehler 500", fr: "Erreur 500", es: "Error 500", it: "Errore 500",
                ja: "エラー 500", zh: "错误 500", ar: "خطأ 500")
        case .cut:
            say(
                "Connection Cut", de: "Verbindung getrennt", fr: "Connexion coupée", es: "Conexión cortada",
                it: "Connessione interrotta", ja: "接続の切断", zh: "连接中断", ar: "انقطاع الاتصال")
        }
    }

    // MARK: Keyboard

    var shiftKey: String {
        say(
            "Shift", de: "Umschalttaste", fr: "Majuscule", es: "Mayúsculas", it: "Maiuscole", ja: "シフト",
            zh: "上档", ar: "العالي")
    }
    var deleteKey: String {
        say(
            "Delete", de: "Löschen", fr: "Effacer", es: "Borrar", it: "Cancella", ja: "削除", zh: "删除",
            ar: "حذف")
    }
    var lettersKey: String { language == .arabic ? "أبج" : "ABC" }
    var spaceKey: String {
        say(
            "space", de: "Leerzeichen", fr: "espace", es: "espacio", it: "spazio", ja: "空白", zh: "空格",
            ar: "مسافة")
    }
    var returnKey: String {
        say("return", de: "Eingabe", fr: "retour", es: "intro", it: "invio", ja: "改行", zh: "换行", ar: "إدخال")
    }
}
