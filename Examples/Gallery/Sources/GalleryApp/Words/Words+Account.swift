/// The Account scene: sign in, search the catalog, download it.
extension Words {
    // MARK: Signing in

    var welcomeBack: String {
        say(
            "Welcome back", de: "Willkommen zurück", fr: "Bon retour", es: "Hola de nuevo", it: "Bentornati",
            ja: "おかえりなさい", zh: "欢迎回来", ar: "مرحبًا بعودتك")
    }
    var signInReason: String {
        say(
            "Sign in to keep your reading list on every device.",
            de: "Melden Sie sich an, um Ihre Leseliste auf allen Geräten zu haben.",
            fr: "Connectez-vous pour retrouver votre liste de lecture sur tous vos appareils.",
            es: "Inicie sesión para tener su lista de lectura en todos sus dispositivos.",
            it: "Accedi per avere la tua lista di lettura su ogni dispositivo.",
            ja: "サインインすると、リーディングリストをすべてのデバイスで使えます。", zh: "登录后即可在所有设备上同步您的阅读列表。",
            ar: "سجّل الدخول لتجد قائمة قراءتك على كل أجهزتك.")
    }
    var email: String {
        say(
            "Email", de: "E-Mail", fr: "Adresse électronique", es: "Correo electrónico", it: "Email",
            ja: "メール",
            zh: "电子邮件", ar: "البريد الإلكتروني")
    }
    var password: String {
        say(
            "Password", de: "Passwort", fr: "Mot de passe", es: "Contraseña", it: "Password", ja: "パスワード",
            zh: "密码", ar: "كلمة السر")
    }
    var signIn: String {
        say(
            "Sign In", de: "Anmelden", fr: "Se connecter", es: "Iniciar sesión", it: "Accedi", ja: "サインイン",
            zh: "登录", ar: "تسجيل الدخول")
    }
    var signOut: String {
        say(
            "Sign Out", de: "Abmelden", fr: "Se déconnecter", es: "Cerrar sesión", it: "Esci", ja: "サインアウト",
            zh: "退出登录", ar: "تسجيل الخروج")
    }
    package var signingIn: String {
        say(
            "Signing in…", de: "Anmeldung läuft …", fr: "Connexion…", es: "Iniciando sesión…", it: "Accesso…",
            ja: "サインイン中…", zh: "正在登录…", ar: "جارٍ تسجيل الدخول…")
    }
    package var wrongPassword: String {
        say(
            "This email address and password do not go together.",
            de: "E-Mail-Adresse und Passwort passen nicht zusammen.",
            fr: "Cette adresse et ce mot de passe ne correspondent pas.",
            es: "El correo electrónico y la contraseña no coinciden.",
            it: "L’indirizzo email e la password non corrispondono.", ja: "メールアドレスとパスワードが一致しません。",
            zh: "电子邮件地址与密码不匹配。", ar: "البريد الإلكتروني وكلمة السر لا يتطابقان.")
    }

    // MARK: Searching

    var searchCatalog: String {
        say(
            "Search the Catalog", de: "Im Katalog suchen", fr: "Rechercher dans le catalogue",
            es: "Buscar en el catálogo", it: "Cerca nel catalogo", ja: "カタログを検索", zh: "搜索目录",
            ar: "البحث في الفهرس")
    }
    var searchHint: String {
        say(
            "Title, author or subject", de: "Titel, Autor oder Thema", fr: "Titre, auteur ou sujet",
            es: "Título, autor o tema", it: "Titolo, autore o argomento", ja: "タイトル、著者、主題",
            zh: "标题、作者或主题", ar: "العنوان أو المؤلف أو الموضوع")
    }
    var typeAWord: String {
        say(
            "Type a word to search for.", de: "Geben Sie ein Suchwort ein.",
            fr: "Saisissez un mot à rechercher.",
            es: "Escriba una palabra que buscar.", it: "Digita una parola da cercare.",
            ja: "検索する語を入力してください。", zh: "请输入要搜索的词。", ar: "اكتب كلمة للبحث عنها.")
    }
    package var searching: String {
        say(
            "Searching…", de: "Suche läuft …", fr: "Recherche…", es: "Buscando…", it: "Ricerca…", ja: "検索中…",
            zh: "正在搜索…", ar: "جارٍ البحث…")
    }
    func found(_ count: Int, for query: String) -> String {
        guard count > 0 else {
            return say(
                "Nothing found for “\(query)”.", de: "Nichts gefunden zu „\(query)“.",
                fr: "Aucun résultat pour «\u{A0}\(query)\u{A0}».", es: "Nada encontrado para «\(query)».",
                it: "Nessun risultato per «\(query)».", ja: "「\(query)」は見つかりませんでした。",
                zh: "未找到“\(query)”。", ar: "لا نتائج عن «\(query)».")
        }
        let one = count == 1
        let arabic = arabic(
            count, one: "مقالة واحدة", two: "مقالتان", few: "مقالات", many: "مقالةً", hundreds: "مقالة")
        return say(
            one ? "One article for “\(query)”." : "\(count) articles for “\(query)”.",
            de: "\(count) Artikel zu „\(query)“.",
            fr: "\(count) article\(one ? "" : "s") pour «\u{A0}\(query)\u{A0}».",
            es: "\(count) artículo\(one ? "" : "s") para «\(query)».",
            it: "\(count) articol\(one ? "o" : "i") per «\(query)».", ja: "「\(query)」の記事: \(count)件",
            zh: "“\(query)”相关文章 \(count) 篇。", ar: "\(arabic) عن «\(query)».")
    }

    // MARK: The offline edition

    var onThisPhone: String {
        say(
            "On This Phone", de: "Auf diesem Telefon", fr: "Sur ce téléphone", es: "En este teléfono",
            it: "Su questo telefono", ja: "このスマートフォン", zh: "此手机上", ar: "على هذا الهاتف")
    }
    var offlineEdition: String {
        say(
            "Offline Edition", de: "Offline-Ausgabe", fr: "Édition hors ligne", es: "Edición sin conexión",
            it: "Edizione offline", ja: "オフライン版", zh: "离线版", ar: "نسخة بلا اتصال")
    }
    var offlineDetail: String {
        say(
            "Thirty articles, 12 MB", de: "Dreißig Artikel, 12\u{A0}MB", fr: "Trente articles, 12\u{A0}Mo",
            es: "Treinta artículos, 12\u{A0}MB", it: "Trenta articoli, 12\u{A0}MB", ja: "記事30本、12 MB",
            zh: "30 篇文章，12 MB", ar: "ثلاثون مقالة، 12 م.بايت")
    }
    var download: String {
        say(
            "Download", de: "Herunterladen", fr: "Télécharger", es: "Descargar", it: "Scarica", ja: "ダウンロード",
            zh: "下载", ar: "تنزيل")
    }
    package var downloading: String {
        say(
            "Downloading…", de: "Wird heruntergeladen …", fr: "Téléchargement…", es: "Descargando…",
            it: "Scaricamento…", ja: "ダウンロード中…", zh: "正在下载…", ar: "جارٍ التنزيل…")
    }
    var savedDetail: String {
        say(
            "Saved. You can read without a connection now.",
            de: "Gespeichert. Sie können jetzt ohne Verbindung lesen.",
            fr: "Enregistré. Vous pouvez maintenant lire hors connexion.",
            es: "Guardado. Ya puede leer sin conexión.", it: "Salvato. Ora puoi leggere senza connessione.",
            ja: "保存しました。接続なしで読めます。", zh: "已保存。现在无需联网即可阅读。", ar: "تم الحفظ. يمكنك الآن القراءة بلا اتصال.")
    }
}
