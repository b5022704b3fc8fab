// Rule 6: changes in place, and final statuses.

/// How the content of a presented surface changes.
extension Surface {
    /// Changes a holder's overlay in one respect.
    mutating func change(
        _ id: Presentation.ID, _ change: SurfaceEvent.Change, _ moment: inout Moment
    ) {
        guard let index = living.firstIndex(where: { $0.id == id }) else { return }
        let overlay = change.applied(to: holders[index].overlay)
        switch change {
        case .content, .appearance, .progress:
            // A final status stays as it is.
            if holders[index].result == nil {
                let isAnswerNew = holders[index].overlay.content.action == nil
                holders[index].overlay = overlay
                if isAnswerNew, overlay.content.action != nil {
                    let least = moment.surroundings.defaults.answerTime.clamped
                    holders[index].lifetime = holders[index].lifetime.lasting(least, from: moment.now)
                }
            }
        case .sheet: updateSheet(&moment) { $0.holders[index].overlay = overlay }
        }
    }

    /// Shows a final status: input is free from now on, the surface expires like a HUD, and the minimum starts
    /// again.
    mutating func finish(
        _ id: Presentation.ID, _ cause: Presentation.Cause, says content: Overlay.Content,
        _ moment: inout Moment
    ) {
        guard let index = living.firstIndex(where: { $0.id == id }) else { return }
        holders[index].overlay.content = content
        holders[index].closing = .result(cause)
        holders[index].lifetime = .waiting(left: nil)
        if case .up(let showing) = life {
            beginLifetime(of: index, &moment)
            if wasSeen {
                let own = moment.now + moment.surroundings.minimum(of: holders[index].overlay)
                life = .up(showing.lasting(until: own))
            }
        }
        if isVisible(in: moment.surroundings) { move(to: restPose, .leaving, &moment) }
    }

    /// The pose at rest: a panel that only shows a result does not dim the app.
    var restPose: Motion.Pose {
        (isFinal && kind == .veil) || isUndimmed ? Motion.Pose(scrim: 0) : .rest
    }
}
