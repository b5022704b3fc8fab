/// The handle of an overlay that you showed.
///
/// Changing a property changes the overlay in place. Changes within one turn of the main loop arrive together, and the
/// panel follows the size of its content. After the end, all calls do nothing.
///
/// Keep the handle. Dropping it does not dismiss the overlay (the compiler may release an object after its last
/// use); it leaves the overlay without an owner, and the stage's log names it.
///
/// ```swift
/// let veil = window.overlays.show(.veil("Searching…"))
/// veil.message = "Still searching…"
/// veil.dismiss()
/// ```
@MainActor
public final class Presentation: Identifiable {
    /// The presentation's identity, unique in the process.
    public nonisolated let id: Presentation.ID
    nonisolated let completion: PresentationCompletion

    init(_ completion: PresentationCompletion) {
        id = completion.id
        self.completion = completion
    }

    deinit {
        // In a task: only the main actor knows the stage, and whether the presentation has ended.
        Task { @MainActor [completion] in completion.handleDropped() }
    }

    /// The current overlay: the stage's or, before and after the stage has it, the completion's.
    var overlay: Overlay { completion.stage?.overlay(of: id) ?? completion.overlay }

    // MARK: What it shows

    /// Text, indicator and buttons of this presentation, which are on screen unless a newer one shares the surface.
    ///
    /// Reports of progress are included at once. They are on screen a frame later, or as the presentation ends.
    public var content: Overlay.Content {
        // A setter compares with the newest report, which may not be on screen yet.
        get { completion.withReports(overlay.content) }
        set { change(from: content, to: newValue) }
        // The old content is read once, since other threads may report meanwhile.
        _modify {
            let old = content
            var new = old
            yield &new
            change(from: old, to: new)
        }
    }

    private func change(from old: Overlay.Content, to new: Overlay.Content) {
        var new = new
        let progress = new.indicator.progress
        if progress != old.indicator.progress, progress?.isNaN != true {
            completion.restartReports(at: progress)
            // A detail that was reported with the earlier progress is outdated, too.
            if new.detail == old.detail { new.detail = content.detail }
        }
        if new.detail != old.detail { completion.forgetReportedDetail() }
        change(.content(new), if: new != overlay.content)
    }

    /// The main line.
    ///
    /// `nil` shows none.
    public var message: String? {
        get { content.message }
        set { content.message = newValue }
    }

    /// The quieter text below the message.
    ///
    /// `nil` shows none.
    public var detail: String? {
        get { content.detail }
        set { content.detail = newValue }
    }

    /// The overlay's appearance; `nil`: that of the stage's defaults.
    public var appearance: Overlay.Appearance? {
        get { overlay.appearance }
        set { change(.appearance(newValue), if: newValue != appearance) }
    }

    /// Which of the user's input the overlay takes, blocks and lets through.
    ///
    /// ```swift
    /// let form = window.overlays.show(.sheet(input: .dismissing)) { uploadForm }
    /// form.input = .block    // while the upload runs
    /// ```
    ///
    /// A change applies at once, to presses that begin from then on: where a press goes, and whether it ends the
    /// overlay, is decided as it begins. If several presentations share a surface, input is blocked if one of them
    /// blocks it, and ends the surface if all of them allow that. While the overlay is minimized, the change waits. If
    /// a sheet's dimming follows its input (`Overlay.dims`), it changes with the next frame, without a motion.
    public var input: Overlay.InputPolicy {
        get { overlay.input }
        set { change(.input(newValue), if: newValue != input) }
    }

    /// How long the overlay stays.
    ///
    /// A change starts a new lifetime. A `timeout` still counts from `show`.
    @_spi(Host) public var timing: Overlay.Timing {
        get { overlay.timing }
        set { change(.timing(newValue), if: newValue != timing) }
    }

    // MARK: How much is done

    /// How much is done, 0 to 1; `nil` if the indicator shows no progress.
    ///
    /// Setting it makes a spinner a ring; `nil` makes it a spinner again. A bar that `nil` made a spinner becomes a bar
    /// again. Values out of range are clamped, NaN is ignored. You may lower it: then reports count from there.
    public var progress: Double? {
        get { content.indicator.progress }
        set {
            guard newValue?.isNaN != true else { return }
            completion.restartReports(at: newValue)
            let shown = overlay.content.indicator
            change(.progress(newValue), if: shown.at(newValue) != shown)
        }
    }

    /// Reports how much is done, from any thread, and whether or not the handle is still held.
    ///
    /// ```swift
    /// for (index, photo) in photos.enumerated() {
    ///     veil.report(index, of: photos.count, detail: photo.name)
    ///     try await api.upload(photo)
    /// }
    /// ```
    ///
    /// A report never lowers the progress: one below an earlier report is late, and does nothing. To go back, as
    /// for a second part of the work, set `progress`. Reports are coalesced: only the newest is shown, and none
    /// after the end. A change by less than a thousandth is shown once later reports add up to more, or reach 1.
    ///
    /// - Parameters:
    ///   - progress: How much is done, 0 to 1; out of range it is clamped, NaN is ignored.
    ///   - detail: The new text below the message.
    public nonisolated func report(_ progress: Double, detail: String) {
        completion.report(progress, detail: detail)
    }

    /// Reports how much is done, from any thread, and leaves the texts as they are.
    ///
    /// Works as `report(_:detail:)`. You can pass it on as a function: `upload(veil.report)`.
    public nonisolated func report(_ progress: Double) { completion.report(progress) }

    /// Reports a new text below the message, from any thread, and leaves the progress as it is.
    public nonisolated func report(detail: String) { completion.report(.nan, detail: detail) }

    /// Reports how much of a total is done, from any thread: bytes, files, rows.
    ///
    /// Works as `report(_:detail:)`.
    ///
    /// - Parameters:
    ///   - done: How much is done.
    ///   - total: How much there is to do; if 0 or less, the progress is unknown, and only `detail` is shown.
    ///   - detail: The new text below the message; `nil` (the default) leaves it as it is.
    public nonisolated func report<Count: BinaryInteger>(
        _ done: Count, of total: Count, detail: String? = nil
    ) {
        completion.report(total > 0 ? Double(done) / Double(total) : .nan, detail: detail)
    }

    /// Reports each progress of a stream, until the presentation ends or follows another stream.
    ///
    /// The end of the presentation cancels the stream; the end of the stream changes nothing. Its progress may go back.
    public func report(_ fractions: AsyncStream<Double>) { completion.follow(fractions) }

    // MARK: State

    /// Whether any part of the overlay is on screen, from its first frame until its last pixel is off.
    ///
    /// `false` while the region, the window or the app is out of sight. To ask whether the presentation has
    /// ended, use `hasEnded`.
    public var isVisible: Bool { completion.stage?.isVisible(id) ?? false }

    /// Waits until the overlay is on screen for the first time, and returns `true`; `false`: it ended unseen.
    ///
    /// ```swift
    /// let notice = window.overlays.flash(.hud("Not sent", icon: .failure, placement: .top))
    /// if await notice.shown() { chime.play() }
    /// ```
    ///
    /// A notice may wait for its turn, for its window or for the user, and a veil may end within its grace. Returns at
    /// once if the overlay was on screen before. Cancelling the waiting task ends neither the wait nor the
    /// presentation.
    @discardableResult
    public func shown() async -> Bool { await completion.shown() }

    /// The outcome, or `nil` while the presentation runs.
    public var outcome: Presentation.Outcome? { completion.outcome }

    /// Whether the presentation has ended.
    ///
    /// The overlay may still be leaving the screen.
    public var hasEnded: Bool { completion.outcome != nil }

    /// Waits for the end and returns the outcome, at the start of the exit transition.
    ///
    /// Cancelling the waiting task ends neither the wait nor the presentation, as with `Task.value`.
    public var ended: Presentation.Outcome {
        get async { await completion.settled() }
    }

    /// Waits until the last pixel is off the screen.
    public func gone() async { await completion.gone() }

    // MARK: Minimizing

    /// Whether the overlay is minimized.
    public var isMinimized: Bool { completion.stage?.info(of: id)?.isMinimized ?? false }

    /// Minimizes a veil, a loading or an activity overlay over the window: a notice goes on in its place.
    ///
    /// The notice has the same text, progress and cancel button, and blocks nothing. It is at the bottom edge, or at
    /// `Stage.Defaults.minimizedPlacement`.
    ///
    /// The notice's button "Show", or a tap on it, restores the overlay. Change, cancel and end the presentation as
    /// before; the notice shows its result. `minimize()` does nothing over a view, with your own view, or for sheets,
    /// notices and questions. `Overlay.canMinimize` gives the user a button for it.
    public func minimize() { if !hasEnded { completion.stage?.send(.minimize(id, onto: SurfaceID())) } }

    /// Restores the overlay after `minimize()`, with what was changed meanwhile.
    ///
    /// Does nothing if the overlay is not minimized.
    public func restore() { if !hasEnded { completion.stage?.send(.restore(id, onto: SurfaceID())) } }

    // MARK: Ending

    /// Dismisses the overlay once its minimum is over.
    ///
    /// Input stays blocked until then.
    public func dismiss() {
        completion.showReports()
        completion.stage?.send(.end(id, .dismissed))
    }

    /// Dismisses the overlay after a delay, unless it ends before; its minimum counts as for `dismiss()`.
    ///
    /// If you call it again, the newest delay counts. A final status that comes before then stays until it is read.
    ///
    /// - Parameter delay: From now on, on the host's clock; a negative one counts as zero.
    public func dismiss(after delay: Duration) {
        if !hasEnded { completion.stage?.send(.dismissLater(id, after: delay)) }
    }

    /// Ends the presentation with a success or a failure.
    ///
    /// With a message, the panel shows the message with a check mark or a cross for as long as it takes to read; input
    /// is free at once. Without a message the overlay disappears. If others share the surface, only this share ends.
    ///
    /// The time to read the message pauses while the panel's view is hidden, and while something newer in front of the
    /// panel blocks the window, such as a question or a lock. `dismiss()` ends the overlay all the same.
    ///
    /// If the user or a task cancelled the body of a `during`, the body cannot know how its work went: a stream
    /// just ends, a library throws its own error. So its status is not shown, and does not end the
    /// overlay before the body returns. `evenIfCancelled` makes the status count.
    ///
    /// ```swift
    /// veil.finish(.success("Paid"), evenIfCancelled: true)    // the bank had said yes before the user pressed Cancel
    /// ```
    ///
    /// - Parameters:
    ///   - status: How the work ended.
    ///   - evenIfCancelled: Whether the status counts in spite of a cancel; then `during` returns the body's
    ///     own value. No effect without a `during`.
    public func finish(_ status: Presentation.Status = .success, evenIfCancelled: Bool = false) {
        if evenIfCancelled { completion.scope?.finishedRegardless = true }
        guard !hasEnded else { return }
        // The stage may not know yet that the task was cancelled.
        reportCancellation()
        completion.showReports()
        completion.stage?.send(.finish(id, status, evenIfCancelled: evenIfCancelled))
    }

    func change(_ change: SurfaceEvent.Change, if isNew: Bool) {
        if isNew, !hasEnded { completion.stage?.send(.change(id, change)) }
    }
}
