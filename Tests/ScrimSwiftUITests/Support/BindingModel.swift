@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

@testable import ScrimSwiftUI

/// An app's state, and the modifier that is bound to it.
@MainActor
final class BindingModel {
    var request: BindingRequest?
    /// True for a binding that ignores new values.
    var isConstant = false
    var cleared = 0
    /// How often the app was called because its overlay came on screen.
    var shows = 0
    var outcomes: [Presentation.Outcome] = []
    var onEnd: (@MainActor (Presentation.Outcome) -> Void)?
    var undone = 0
    /// The contents with which questions were answered.
    var answers: [Overlay.Content] = []
    var onAnswer: (@MainActor () -> Void)?
    var refuses = false
    var content: (@MainActor () -> String)?
    /// True if the app follows a sheet's position.
    var listens = false
    var rests: [Overlay.Detent] = []
    var positions: [Presentation.SheetPosition] = []
    let presenter = BindingPresenter<String>()

    /// Does what SwiftUI does after a state change.
    func update() {
        // A pending end may outlive the app's state.
        var bound = BindingSource<String>(
            request: { [weak self] in self?.request },
            clear: { [weak self] in self?.clear() },
            content: content,
            callbacks: BindingCallbacks(
                shouldEnd: { [weak self] _ in self?.refuses != true },
                onAnswer: { [weak self] place, content in
                    self?.undone += 1
                    self?.answers.append(content)
                    self?.onAnswer?()
                },
                onShow: { [weak self] in self?.shows += 1 },
                onEnd: { [weak self] in
                    self?.outcomes.append($0)
                    self?.onEnd?($0)
                },
                file: "App/View.swift", line: 7))
        if listens {
            bound.callbacks.onDetent = { [weak self] in self?.rests.append($0) }
            bound.callbacks.onPosition = { [weak self] in self?.positions.append($0) }
        }
        presenter.update(request, bound)
    }

    func set(_ overlay: Overlay?, id: Int = 0) {
        request = overlay.map { BindingRequest(id: id, overlay: $0) }
        update()
    }

    private func clear() {
        cleared += 1
        if !isConstant { request = nil }
    }
}

/// Lets every task run that waits for an end, including those that come from another thread.
func othersRun(_ turns: Int = 20) async {
    for _ in 0..<turns {
        await Task.yield()
        await Task.detached(priority: .low) { await Task.yield() }.value
    }
}
