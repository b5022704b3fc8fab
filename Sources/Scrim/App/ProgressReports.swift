/// The reports of a presentation's progress that are not shown yet, from any thread.
///
/// Several threads may report at once, each on its share of the work. A report below the highest so far is late: all of
/// it is ignored, its text included.
struct ProgressReports: Sendable {
    /// What is to be shown.
    struct News: Sendable {
        let progress: Double?
        let detail: String?
    }

    /// The greatest progress since the program set one.
    private var reached: Double
    /// The progress that is shown; `nil`: none is.
    private var shown: Double?
    private var progress: Double?
    private var detail: String?
    /// Whether the detail was reported with a progress, and is outdated with it.
    private var isOfProgress = false
    /// Whether a task is on its way to take the news.
    private var isAwaited = false
    private var isOver = false

    /// - Parameter fraction: The progress that is shown at first.
    init(at fraction: Double?) {
        reached = min(max(fraction ?? 0, 0), 1)
        shown = fraction
    }

    /// Takes a report.
    ///
    /// A change of the progress that nobody could see waits for a later report that adds up to more with it.
    ///
    /// - Parameter mayGoBack: Whether the report counts even if it is lower.
    /// - Returns: Whether the caller has to start a task that takes the news.
    mutating func add(_ fraction: Double, detail: String? = nil, mayGoBack: Bool = false) -> Bool {
        // NaN is no progress.
        let progress = fraction.isNaN ? nil : min(max(fraction, 0), 1)
        guard !isOver, mayGoBack || (progress ?? 1) >= reached else { return false }
        if let progress { (reached, self.progress) = (progress, progress) }
        if let detail { (self.detail, isOfProgress) = (detail, progress != nil) }
        guard isProgressDue || self.detail != nil else { return false }
        defer { isAwaited = true }
        return !isAwaited
    }

    /// What is new, whether or not it is to be shown; `nil`: nothing is.
    var news: News? {
        progress == nil && detail == nil ? nil : News(progress: progress, detail: detail)
    }

    /// Whether the progress differs visibly from the one that is shown.
    ///
    /// The first one does, and the beginning and the end of the work do.
    private var isProgressDue: Bool {
        guard let progress else { return false }
        guard let shown, progress > 0, progress < 1 else { return progress != shown }
        return abs(progress - shown) >= Tuning.leastProgress
    }

    /// Hands over what is to be shown.
    mutating func take() -> News? {
        defer { (detail, isAwaited) = (nil, false) }
        guard isProgressDue else { return detail.map { News(progress: nil, detail: $0) } }
        defer { (shown, progress) = (progress, nil) }
        return news
    }

    /// Restarts at a progress that the program has set itself, which may be lower; earlier reports are outdated.
    mutating func restart(at fraction: Double?) {
        (reached, shown, progress) = (min(max(fraction ?? 0, 0), 1), fraction.map { min(max($0, 0), 1) }, nil)
        if isOfProgress { detail = nil }
    }

    /// Discards a reported detail, since the program has set its own.
    mutating func forgetDetail() { detail = nil }

    /// Ends the reports, as the presentation has ended: nothing more is shown.
    mutating func end() { (progress, detail, isOver) = (nil, nil, true) }
}
