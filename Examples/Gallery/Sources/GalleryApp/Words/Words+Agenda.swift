/// The Agenda: a day, its events, and the form for a new one.
extension Words {
    var weekday: String {
        say(
            "Thursday", de: "Donnerstag", fr: "Jeudi", es: "Jueves", it: "Giovedì", ja: "木曜日", zh: "星期四",
            ar: "الخميس")
    }
    var day: String {
        say(
            "12 June", de: "12. Juni", fr: "12 juin", es: "12 de junio", it: "12 giugno", ja: "6月12日",
            zh: "6月12日", ar: "12 يونيو")
    }
    var newEvent: String {
        say(
            "New Event", de: "Neuer Termin", fr: "Nouvel évènement", es: "Evento nuevo", it: "Nuovo evento",
            ja: "新しい予定", zh: "新建日程", ar: "موعد جديد")
    }

    // MARK: The form

    var add: String {
        say(
            "Add", de: "Hinzufügen", fr: "Ajouter", es: "Añadir", it: "Aggiungi", ja: "追加", zh: "添加",
            ar: "إضافة")
    }
    var title: String {
        say(
            "Title", de: "Titel", fr: "Titre", es: "Título", it: "Titolo", ja: "タイトル", zh: "标题", ar: "العنوان"
        )
    }
    var place: String {
        say("Place", de: "Ort", fr: "Lieu", es: "Lugar", it: "Luogo", ja: "場所", zh: "地点", ar: "المكان")
    }
    var time: String {
        say("Time", de: "Uhrzeit", fr: "Heure", es: "Hora", it: "Ora", ja: "時刻", zh: "时间", ar: "الوقت")
    }
    var calendar: String {
        say(
            "Calendar", de: "Kalender", fr: "Agenda", es: "Calendario", it: "Calendario", ja: "カレンダー",
            zh: "日历", ar: "التقويم")
    }
    var notes: String {
        say("Notes", de: "Notizen", fr: "Notes", es: "Notas", it: "Note", ja: "メモ", zh: "备注", ar: "ملاحظات")
    }
    package func name(of calendar: Event.Calendar) -> String {
        switch calendar {
        case .home:
            say(
                "Home", de: "Privat", fr: "Personnel", es: "Personal", it: "Casa", ja: "自宅", zh: "家庭",
                ar: "المنزل")
        case .work:
            say(
                "Work", de: "Arbeit", fr: "Travail", es: "Trabajo", it: "Lavoro", ja: "仕事", zh: "工作",
                ar: "العمل")
        case .club:
            say(
                "Rowing Club", de: "Ruderklub", fr: "Club d’aviron", es: "Club de remo", it: "Canottieri",
                ja: "ボート部", zh: "赛艇俱乐部", ar: "نادي التجديف")
        }
    }

    // MARK: What was typed

    var discardThis: String {
        say(
            "Discard this event?", de: "Diesen Termin verwerfen?", fr: "Abandonner cet évènement\u{A0}?",
            es: "¿Descartar este evento?", it: "Scartare questo evento?", ja: "この予定を破棄しますか?",
            zh: "放弃此日程？", ar: "أتريد تجاهل هذا الموعد؟")
    }
    var willBeLost: String {
        say(
            "What you typed will be lost.", de: "Ihre Eingaben gehen verloren.",
            fr: "Votre saisie sera perdue.",
            es: "Se perderá lo que ha escrito.", it: "Quanto scritto andrà perso.", ja: "入力した内容は失われます。",
            zh: "您输入的内容将会丢失。", ar: "ستفقد ما كتبته.")
    }
    var discard: String {
        say(
            "Discard", de: "Verwerfen", fr: "Abandonner", es: "Descartar", it: "Scarta", ja: "破棄", zh: "放弃",
            ar: "تجاهل")
    }
    var keepWriting: String {
        say(
            "Keep Writing", de: "Weiterschreiben", fr: "Continuer la saisie", es: "Seguir escribiendo",
            it: "Continua a scrivere", ja: "入力を続ける", zh: "继续编辑", ar: "متابعة الكتابة")
    }

    // MARK: The day's events

    var standUp: String {
        say(
            "Stand-up", de: "Kurzbesprechung", fr: "Point du matin", es: "Reunión breve",
            it: "Riunione breve",
            ja: "朝会", zh: "站会", ar: "اجتماع الصباح")
    }
    func room(_ number: Int) -> String {
        say(
            "Room \(number)", de: "Raum \(number)", fr: "Salle \(number)", es: "Sala \(number)",
            it: "Sala \(number)", ja: "会議室\(number)", zh: "\(number) 号会议室", ar: "القاعة \(number)")
    }
    var interview: String {
        say(
            "Interview with Noor", de: "Gespräch mit Noor", fr: "Entretien avec Noor",
            es: "Entrevista con Noor",
            it: "Colloquio con Noor", ja: "ヌールさんとの面談", zh: "与努尔面谈", ar: "مقابلة مع نور")
    }
    var libraryFloor: String {
        say(
            "Library, second floor", de: "Bibliothek, zweiter Stock", fr: "Bibliothèque, deuxième étage",
            es: "Biblioteca, segunda planta", it: "Biblioteca, secondo piano", ja: "図書館2階", zh: "图书馆二楼",
            ar: "المكتبة، الطابق الثاني")
    }
    var lunch: String {
        say(
            "Lunch at the quay", de: "Mittagessen am Kai", fr: "Déjeuner sur le quai",
            es: "Comida en el muelle", it: "Pranzo in banchina", ja: "埠頭で昼食", zh: "码头午餐",
            ar: "غداء على الرصيف")
    }
    var review: String {
        say(
            "Review of the map", de: "Durchsicht der Karte", fr: "Relecture de la carte",
            es: "Revisión del mapa",
            it: "Revisione della mappa", ja: "地図のレビュー", zh: "审阅地图", ar: "مراجعة الخريطة")
    }
    var rowing: String {
        say(
            "Eights on the river", de: "Achter auf dem Fluss", fr: "Huit de pointe sur la rivière",
            es: "Remo en el río", it: "Otto sul fiume", ja: "川でエイト", zh: "河上八人艇", ar: "تجديف في النهر")
    }
    var boathouse: String {
        say(
            "Boathouse", de: "Bootshaus", fr: "Hangar à bateaux", es: "Embarcadero",
            it: "Rimessa delle barche",
            ja: "艇庫", zh: "船库", ar: "مرفأ القوارب")
    }
    var call: String {
        say(
            "Call Ines", de: "Ines anrufen", fr: "Appeler Ines", es: "Llamar a Inés", it: "Chiamare Ines",
            ja: "イネスさんに電話", zh: "给伊内斯打电话", ar: "الاتصال بإيناس")
    }
}
