/// The Lab: its controls, and the list of presentations.
///
/// Kinds and states in that list are the library's identifiers.
extension Words {
    // MARK: The bar

    var show: String {
        say("Show", de: "Zeigen", fr: "Afficher", es: "Mostrar", it: "Mostra", ja: "表示", zh: "显示", ar: "عرض")
    }
    var dismissAll: String {
        say(
            "Dismiss All", de: "Alle schließen", fr: "Tout fermer", es: "Cerrar todo", it: "Chiudi tutto",
            ja: "すべて閉じる", zh: "全部关闭", ar: "إغلاق الكل")
    }
    package var emptyStage: String {
        say(
            "Nothing is on stage.", de: "Nichts ist auf der Bühne.", fr: "Rien n’est en scène.",
            es: "No hay nada en escena.", it: "Nulla è in scena.", ja: "ステージには何もありません。", zh: "舞台上什么也没有。",
            ar: "لا شيء على المسرح.")
    }
    func more(_ count: Int) -> String {
        say(
            "and \(count) more", de: "und \(count) weitere", fr: "et \(count) de plus", es: "y \(count) más",
            it: "e altri \(count)", ja: "ほか\(count)件", zh: "还有 \(count) 个", ar: "و\(count) أخرى")
    }
    func log(_ report: String) -> String {
        say(
            "Log: \(report)", de: "Protokoll: \(report)", fr: "Journal\u{A0}: \(report)",
            es: "Registro: \(report)",
            it: "Registro: \(report)", ja: "ログ: \(report)", zh: "日志：\(report)", ar: "السجل: \(report)")
    }
    func shared(by count: Int) -> String {
        say(
            "shared by \(count)", de: "geteilt von \(count)", fr: "partagé par \(count)",
            es: "compartido por \(count)", it: "condiviso da \(count)", ja: "\(count)件で共有",
            zh: "\(count) 个共用",
            ar: "مشترك بين \(count)")
    }
    func quoted(_ text: String) -> String {
        say(
            "“\(text)”", de: "„\(text)“", fr: "«\u{A0}\(text)\u{A0}»", es: "«\(text)»", it: "«\(text)»",
            ja: "「\(text)」", zh: "“\(text)”", ar: "«\(text)»")
    }

    // MARK: Titles

    var content: String {
        say(
            "Content", de: "Inhalt", fr: "Contenu", es: "Contenido", it: "Contenuto", ja: "内容", zh: "内容",
            ar: "المحتوى")
    }
    var kind: String {
        say("Kind", de: "Art", fr: "Genre", es: "Clase", it: "Tipo", ja: "種類", zh: "种类", ar: "النوع")
    }
    var detail: String {
        say(
            "Detail", de: "Einzelheit", fr: "Détail", es: "Detalle", it: "Dettaglio", ja: "詳細", zh: "详情",
            ar: "التفصيل")
    }
    var indicator: String {
        say(
            "Indicator", de: "Anzeige", fr: "Indicateur", es: "Indicador", it: "Indicatore", ja: "インジケーター",
            zh: "指示器", ar: "المؤشر")
    }
    var progressOfBarAndRing: String {
        say(
            "Progress of Bar and Ring", de: "Fortschritt von Balken und Ring",
            fr: "Avancement de la barre et de l’anneau", es: "Progreso de barra y anillo",
            it: "Avanzamento di barra e anello", ja: "バーとリングの進捗", zh: "条和环的进度", ar: "تقدم الشريط والحلقة")
    }
    var cancelButton: String {
        say(
            "Cancel Button", de: "Abbrechen-Knopf", fr: "Bouton d’annulation", es: "Botón Cancelar",
            it: "Pulsante Annulla", ja: "キャンセルボタン", zh: "取消按钮", ar: "زر الإلغاء")
    }
    var actionButton: String {
        say(
            "Action Button", de: "Aktionsknopf", fr: "Bouton d’action", es: "Botón de acción",
            it: "Pulsante d’azione", ja: "アクションボタン", zh: "操作按钮", ar: "زر الإجراء")
    }
    var lookAndPlace: String {
        say(
            "Look and Place", de: "Aussehen und Ort", fr: "Aspect et emplacement", es: "Aspecto y lugar",
            it: "Aspetto e posizione", ja: "見た目と位置", zh: "外观与位置", ar: "المظهر والموضع")
    }
    var over: String {
        say("Over", de: "Über", fr: "Sur", es: "Sobre", it: "Sopra", ja: "覆う範囲", zh: "覆盖", ar: "فوق")
    }
    var placement: String {
        say(
            "Placement", de: "Anordnung", fr: "Position", es: "Posición", it: "Posizione", ja: "配置", zh: "位置",
            ar: "الموضع")
    }
    var transition: String {
        say(
            "Transition", de: "Übergang", fr: "Transition", es: "Transición", it: "Transizione", ja: "切り替え効果",
            zh: "过渡", ar: "الانتقال")
    }
    var behavior: String {
        say(
            "Behavior", de: "Verhalten", fr: "Comportement", es: "Comportamiento", it: "Comportamento",
            ja: "動作",
            zh: "行为", ar: "السلوك")
    }
    var outside: String {
        say(
            "Outside", de: "Außerhalb", fr: "Autour", es: "Fuera", it: "All’esterno", ja: "外側", zh: "外部",
            ar: "خارجها")
    }
    var ifShownAgain: String {
        say(
            "If Shown Again", de: "Bei erneutem Zeigen", fr: "Si affiché à nouveau", es: "Si se repite",
            it: "Se mostrato di nuovo", ja: "再表示のとき", zh: "再次显示时", ar: "عند العرض مجددًا")
    }
    var priority: String {
        say(
            "Priority", de: "Vorrang", fr: "Priorité", es: "Prioridad", it: "Priorità", ja: "優先度", zh: "优先级",
            ar: "الأولوية")
    }

    // MARK: Times

    var timing: String {
        say(
            "Timing", de: "Zeiten", fr: "Durées", es: "Tiempos", it: "Tempi", ja: "タイミング", zh: "时间",
            ar: "التوقيت")
    }
    var grace: String {
        say(
            "Grace", de: "Schonfrist", fr: "Délai", es: "Espera", it: "Attesa", ja: "猶予", zh: "宽限",
            ar: "المهلة")
    }
    var minimum: String {
        say(
            "Minimum", de: "Mindestens", fr: "Minimum", es: "Mínimo", it: "Minimo", ja: "最短", zh: "最短",
            ar: "الحد الأدنى")
    }
    var lifetime: String {
        say(
            "Lifetime", de: "Dauer", fr: "Durée", es: "Duración", it: "Durata", ja: "表示時間", zh: "持续时间",
            ar: "المدة")
    }
    var timeout: String {
        say(
            "Timeout", de: "Zeitgrenze", fr: "Temps limite", es: "Tiempo límite", it: "Tempo limite",
            ja: "タイムアウト", zh: "超时", ar: "أقصى مدة")
    }
    var expectedWithin: String {
        say(
            "Expected Within", de: "Erwartet binnen", fr: "Attendu d’ici", es: "Esperado en",
            it: "Previsto entro",
            ja: "想定時間", zh: "预期时间", ar: "متوقع خلال")
    }
    var never: String {
        say("never", de: "nie", fr: "jamais", es: "nunca", it: "mai", ja: "なし", zh: "从不", ar: "أبدًا")
    }
    var forEver: String {
        say(
            "for ever", de: "beliebig lange", fr: "sans limite", es: "sin límite", it: "senza limite",
            ja: "無期限",
            zh: "无限", ar: "بلا حد")
    }

    // MARK: On stage

    var justAMoment: String {
        say(
            "Just a moment…", de: "Einen Moment …", fr: "Un instant…", es: "Un momento…", it: "Un momento…",
            ja: "お待ちください…", zh: "请稍候…", ar: "لحظة من فضلك…")
    }
    var appsView: String {
        say(
            "A View of the App’s", de: "Eine Ansicht der App", fr: "Une vue de l’application",
            es: "Una vista de la aplicación", it: "Una vista dell’applicazione", ja: "アプリのビュー", zh: "应用的视图",
            ar: "واجهة من التطبيق")
    }
    var appsViewDetail: String {
        say(
            "The library moves it, and keeps the input off what it covers.",
            de: "Die Bibliothek bewegt sie und hält Eingaben von dem fern, was sie verdeckt.",
            fr: "La bibliothèque la déplace et bloque la saisie sur ce qu’elle couvre.",
            es: "La biblioteca la mueve y bloquea la entrada en lo que cubre.",
            it: "La libreria la muove e blocca l’input su ciò che copre.",
            ja: "ライブラリがこれを動かし、覆われた部分への入力を止めます。", zh: "由库来移动它，并阻止对其遮住内容的输入。",
            ar: "تحرّكها المكتبة، وتمنع الإدخال عمّا تغطيه.")
    }
    var done: String {
        say("Done", de: "Fertig", fr: "Terminé", es: "Hecho", it: "Fatto", ja: "完了", zh: "完成", ar: "تم")
    }
}
