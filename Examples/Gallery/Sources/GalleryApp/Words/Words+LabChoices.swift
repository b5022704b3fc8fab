/// The choices in the Lab.
extension Words {
    func name(of choice: LabChoices.Kind) -> String {
        switch choice {
        case .veil: label(of: .veil)
        case .loading: label(of: .loading)
        case .activity: label(of: .activity)
        case .sheet: label(of: .sheet)
        case .hud: label(of: .hud)
        }
    }

    func name(of choice: LabChoices.Area) -> String {
        switch choice {
        case .window:
            say(
                "Window", de: "Fenster", fr: "Fenêtre", es: "Ventana", it: "Finestra", ja: "ウィンドウ", zh: "窗口",
                ar: "النافذة")
        case .page:
            say(
                "This Page", de: "Diese Seite", fr: "Cette page", es: "Esta página", it: "Questa pagina",
                ja: "このページ", zh: "此页面", ar: "هذه الصفحة")
        }
    }

    func name(of choice: LabChoices.Look) -> String {
        switch choice {
        case .app:
            say(
                "As the App", de: "Wie die App", fr: "Comme l’application", es: "Como la aplicación",
                it: "Come l’applicazione", ja: "アプリと同じ", zh: "与应用相同", ar: "كالتطبيق")
        case .adaptive:
            say(
                "Adaptive", de: "Angepasst", fr: "Adaptatif", es: "Adaptable", it: "Adattivo", ja: "自動調整",
                zh: "自适应", ar: "متكيف")
        case .classic:
            say(
                "Classic", de: "Klassisch", fr: "Classique", es: "Clásico", it: "Classico", ja: "クラシック",
                zh: "经典", ar: "كلاسيكي")
        }
    }

    func name(of choice: LabChoices.Picture) -> String {
        switch choice {
        case .preset: asTheKind
        case .spinner:
            say(
                "Spinner", de: "Kreisel", fr: "Roue", es: "Rueda", it: "Rotella", ja: "スピナー", zh: "旋转图标",
                ar: "دوّار")
        case .bar:
            say("Bar", de: "Balken", fr: "Barre", es: "Barra", it: "Barra", ja: "バー", zh: "条", ar: "شريط")
        case .ring:
            say("Ring", de: "Ring", fr: "Anneau", es: "Anillo", it: "Anello", ja: "リング", zh: "环", ar: "حلقة")
        case .success:
            say(
                "Success", de: "Erfolg", fr: "Succès", es: "Éxito", it: "Riuscito", ja: "成功", zh: "成功",
                ar: "نجاح")
        case .error:
            say(
                "Error", de: "Fehler", fr: "Erreur", es: "Error", it: "Errore", ja: "エラー", zh: "错误", ar: "خطأ"
            )
        case .info:
            say(
                "Info", de: "Hinweis", fr: "Information", es: "Información", it: "Informazione", ja: "情報",
                zh: "信息", ar: "معلومة")
        case .bookmark:
            say(
                "Bookmark", de: "Lesezeichen", fr: "Signet", es: "Marcador", it: "Segnalibro", ja: "ブックマーク",
                zh: "书签", ar: "علامة")
        case .named:
            say(
                "Named Icon", de: "Benanntes Symbol", fr: "Icône nommée", es: "Icono por nombre",
                it: "Icona per nome", ja: "名前付きアイコン", zh: "指定图标", ar: "أيقونة مسماة")
        case .none: none
        }
    }

    func name(of choice: LabChoices.Place) -> String {
        switch choice {
        case .preset: asTheKind
        case .center:
            say(
                "Center", de: "Mitte", fr: "Centre", es: "Centro", it: "Centro", ja: "中央", zh: "中间",
                ar: "الوسط")
        case .top:
            say("Top", de: "Oben", fr: "Haut", es: "Arriba", it: "In alto", ja: "上", zh: "顶部", ar: "الأعلى")
        case .bottom:
            say(
                "Bottom", de: "Unten", fr: "Bas", es: "Abajo", it: "In basso", ja: "下", zh: "底部", ar: "الأسفل"
            )
        case .leading:
            say(
                "Leading", de: "Zeilenanfang", fr: "Début", es: "Inicio", it: "Inizio", ja: "行頭側", zh: "行首",
                ar: "البداية")
        case .trailing:
            say(
                "Trailing", de: "Zeilenende", fr: "Fin", es: "Final", it: "Fine", ja: "行末側", zh: "行尾",
                ar: "النهاية")
        }
    }

    func name(of choice: LabChoices.Outside) -> String {
        switch choice {
        case .preset: asTheKind
        case .block:
            say(
                "Blocked", de: "Gesperrt", fr: "Bloqué", es: "Bloqueado", it: "Bloccato", ja: "ブロック",
                zh: "阻止", ar: "محجوب")
        case .exceptBar:
            say(
                "Blocked but the Bar", de: "Bis auf die Leiste gesperrt", fr: "Bloqué sauf la barre",
                es: "Bloqueado menos la barra", it: "Bloccato tranne la barra", ja: "バー以外をブロック",
                zh: "除栏外阻止", ar: "محجوب عدا الشريط")
        case .live:
            say(
                "Live", de: "Bedienbar", fr: "Actif", es: "Activo", it: "Attivo", ja: "操作可", zh: "可操作",
                ar: "متاح")
        case .blockAndDismiss:
            say(
                "Blocked, Tap Dismisses", de: "Gesperrt, Tippen schließt", fr: "Bloqué, un appui ferme",
                es: "Bloqueado, un toque cierra", it: "Bloccato, un tocco chiude", ja: "ブロック、タップで閉じる",
                zh: "阻止，轻点关闭", ar: "محجوب، النقر يغلق")
        case .liveAndDismiss:
            say(
                "Live, Tap Dismisses", de: "Bedienbar, Tippen schließt", fr: "Actif, un appui ferme",
                es: "Activo, un toque cierra", it: "Attivo, un tocco chiude", ja: "操作可、タップで閉じる",
                zh: "可操作，轻点关闭", ar: "متاح، النقر يغلق")
        case .passThrough:
            say(
                "Passes Through", de: "Durchlässig", fr: "Laisse passer", es: "Deja pasar",
                it: "Lascia passare",
                ja: "通過", zh: "穿透", ar: "ينفذ خلالها")
        }
    }

    func name(of choice: LabChoices.Motion) -> String {
        switch choice {
        case .preset: asTheKind
        case .fade:
            say(
                "Fade", de: "Blende", fr: "Fondu", es: "Fundido", it: "Dissolvenza", ja: "フェード", zh: "淡入",
                ar: "تلاشٍ")
        case .zoom:
            say(
                "Fade and Zoom", de: "Blende und Zoom", fr: "Fondu et zoom", es: "Fundido y zoom",
                it: "Dissolvenza e zoom", ja: "フェードとズーム", zh: "淡入并缩放", ar: "تلاشٍ وتكبير")
        case .slide:
            say(
                "Slide", de: "Schieben", fr: "Glissement", es: "Deslizar", it: "Scorrimento", ja: "スライド",
                zh: "滑动", ar: "انزلاق")
        case .spring:
            say(
                "Spring", de: "Feder", fr: "Ressort", es: "Muelle", it: "Molla", ja: "スプリング", zh: "弹簧",
                ar: "نابض")
        case .none: none
        }
    }

    func name(of choice: LabChoices.Repeat) -> String {
        switch choice {
        case .preset: asTheKind
        case .join:
            say(
                "Join", de: "Mitbenutzen", fr: "Rejoindre", es: "Unirse", it: "Unisci", ja: "合流", zh: "加入",
                ar: "انضمام")
        case .refresh: refresh
        case .replace:
            say(
                "Replace", de: "Ersetzen", fr: "Remplacer", es: "Sustituir", it: "Sostituisci", ja: "置き換え",
                zh: "替换", ar: "استبدال")
        case .separate:
            say(
                "Separate", de: "Getrennt", fr: "Séparer", es: "Por separado", it: "Separa", ja: "別々",
                zh: "分开", ar: "منفصل")
        }
    }

    func name(of choice: LabChoices.Rank) -> String {
        switch choice {
        case .normal:
            say(
                "Normal", de: "Normal", fr: "Normale", es: "Normal", it: "Normale", ja: "標準", zh: "普通",
                ar: "عادية")
        case .high:
            say("High", de: "Hoch", fr: "Haute", es: "Alta", it: "Alta", ja: "高", zh: "高", ar: "عالية")
        case .low:
            say("Low", de: "Niedrig", fr: "Basse", es: "Baja", it: "Bassa", ja: "低", zh: "低", ar: "منخفضة")
        }
    }

    var none: String {
        say("None", de: "Keine", fr: "Aucune", es: "Ninguna", it: "Nessuna", ja: "なし", zh: "无", ar: "لا شيء")
    }
    private var asTheKind: String {
        say(
            "As the Kind", de: "Wie die Art", fr: "Selon le genre", es: "Según la clase", it: "Come il tipo",
            ja: "種類どおり", zh: "随种类", ar: "حسب النوع")
    }
}
