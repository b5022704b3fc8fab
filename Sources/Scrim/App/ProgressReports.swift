/// What was reported of a presentation's progress, from any thread, and not shown yet.
///
/// Several may report at once, each of its own share. A report that is behind the newest one is late: it changes
/// nothing, its text included.
struct ProgressReports: Sendable {
    /// What is to be shown.
    struct News: Sendable {
        let progress: Double?
        let detail: String?
    }

    /// The greatest progress since the program set one.
    private var reached: Double
    private var progress: Double?
    private var detail: String?
    /// Whether the text was reported with a progress, and so is as old as that.
    private var isOfProgress = false
    /// Whether somebody is on the way to take the news.
    private var isAwaited = false
    private var isOver = false

    /// - Parameter fraction: What is shown at first.
    init(at fraction: Double?) { reached = min(max(fraction ?? 0, 0), 1) }

    /// Takes a report.
    ///
    /// - Parameter mayGoBack: Whether it counts even if it is behind.
    /// - Returns: Whether somebody has to come and take the news.
    mutating func add(_ fraction: Double, detail: String? = nil, mayGoBack: Bool = false) -> Bool {
        // NaN is no progress.
        let progress = fraction.isNaN ? nil : min(max(fraction, 0), 1)
        guard !isOver, mayGoBack || (progress ?? 1) >= reached else { return false }
        if let progress { (reached, self.progress) = (progress, progress) }
        if let detail { (self.detail, isOfProgress) = (detail, progress != nil) }
        defer { isAwaited = true }
        return !isAwaited
    }

    /// What is new; `nil`: nothing is.
    var news: News? {
        progress == nil && detail == nil ? nil : News(progress: progress, detail: detail)
    }

    /// Hands over what is new.
    mutating func take() -> News? {
        defer { (progress, detail, isAwaited) = (nil, nil, false) }
        return news
    }

    /// The program has set the progress itself, which may go back; what was reported before is old.
    mutating func restart(at fraction: Double?) {
        (reached, progress) = (min(max(fraction ?? 0, 0), 1), nil)
        if isOfProgress { detail = nil }
    }

    /// The program has set the text itself; what was reported before is old.
    mutating func forgetDetail() { detail = nil }

    /// The presentation has ended: nothing more is shown.
    mutating func end() { (progress, detail, isOver) = (nil, nil, true) }
}
