import GalleryClient

/// Errors between the gallery and its service.
extension Words {
    /// The text for a failed request; a cancellation by the user is not a failure.
    func failure(_ error: any Error) -> String {
        switch error {
        case is CancellationError: cancelled
        case ClientError.refused: refused
        case ClientError.server(let status): serverProblem(status)
        case ClientError.connection: connectionLost
        default: unreadable
        }
    }

    package func serverProblem(_ status: Int) -> String {
        say(
            "The server has a problem (\(status)). Please try again.",
            de: "Der Server hat ein Problem (\(status)). Bitte noch einmal versuchen.",
            fr: "Le serveur a un problème (\(status)). Veuillez réessayer.",
            es: "El servidor tiene un problema (\(status)). Inténtelo de nuevo.",
            it: "Il server ha un problema (\(status)). Riprovare.",
            ja: "サーバーに問題があります (\(status))。もう一度お試しください。",
            zh: "服务器出现问题（\(status)）。请重试。",
            ar: "حدثت مشكلة في الخادوم (\(status)). حاول مجددًا.")
    }

    private var refused: String {
        say(
            "The service refused the request.", de: "Der Dienst hat die Anfrage abgelehnt.",
            fr: "Le service a refusé la demande.", es: "El servicio rechazó la petición.",
            it: "Il servizio ha rifiutato la richiesta.", ja: "サービスが要求を拒否しました。", zh: "服务拒绝了此请求。",
            ar: "رفضت الخدمة الطلب.")
    }

    private var connectionLost: String {
        say(
            "The connection was lost. Please try again.",
            de: "Die Verbindung ist abgebrochen. Bitte noch einmal versuchen.",
            fr: "La connexion a été perdue. Veuillez réessayer.",
            es: "Se perdió la conexión. Inténtelo de nuevo.",
            it: "La connessione si è interrotta. Riprovare.",
            ja: "接続が切れました。もう一度お試しください。", zh: "连接已断开。请重试。", ar: "انقطع الاتصال. حاول مجددًا.")
    }

    private var unreadable: String {
        say(
            "The answer could not be read. Please try again.",
            de: "Die Antwort war nicht lesbar. Bitte noch einmal versuchen.",
            fr: "La réponse est illisible. Veuillez réessayer.",
            es: "No se pudo leer la respuesta. Inténtelo de nuevo.",
            it: "La risposta non è leggibile. Riprovare.", ja: "応答を読み取れませんでした。もう一度お試しください。",
            zh: "无法读取响应。请重试。", ar: "تعذرت قراءة الرد. حاول مجددًا.")
    }
}
