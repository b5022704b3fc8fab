// Rule 3: the minimum delays the program's ends alone: the last holder of a surface waits for it.

extension StageMachine {
    /// The program ends one presentation.
    ///
    /// The last one of a surface waits for its minimum.
    mutating func end(_ id: Presentation.ID, _ cause: Presentation.Cause, now: Instant) -> [StageEffect] {
        guard let (index, holderIndex) = location(of: id) else { return [] }
        let result = surfaces[index].holders[holderIndex].result
        guard surfaces[index].holders.count == 1 else {
            return deliver(.settle(id, cause), to: index, now: now)
        }
        guard (result ?? cause).isUsers || isPastMinimum(surfaces[index], now: now) else {
            return deliver(.wait(id, cause), to: index, now: now)
        }
        return deliver(.leave(cause, isFlung: false), to: index, now: now)
    }

    /// The program ends a presentation with a status to be read to its end; the first status counts.
    ///
    /// A body that was asked to stop ends the presentation by returning. Its status counts only with `evenIfCancelled`.
    mutating func finish(
        _ id: Presentation.ID, _ status: Presentation.Status, evenIfCancelled: Bool, now: Instant
    ) -> [StageEffect] {
        guard let (index, holderIndex) = location(of: id) else { return [] }
        let holder = surfaces[index].holders[holderIndex]
        guard holder.result == nil, evenIfCancelled || !holder.isCancelling else { return [] }
        let cause: Presentation.Cause
        let icon: Overlay.Icon
        let message: String?
        switch status {
        case .success(let text): (cause, icon, message) = (.finished, .success, text)
        case .failure(let text): (cause, icon, message) = (.failed, .failure, text)
        }
        // Without a text, or while others still work on the same surface, there is nothing to read.
        guard let message, !message.isEmpty, surfaces[index].holders.count == 1, holder.view == nil,
            holder.waiting == nil
        else { return end(id, cause, now: now) }
        let content = Overlay.Content(message: message, indicator: .icon(icon))
        return deliver(.finish(id, cause, says: content), to: index, now: now)
    }

    /// The program ends everything over a region, or all of one kind or name; `nil`: everywhere, and of any.
    mutating func dismissAll(
        _ region: Region?, _ kind: Overlay.Kind?, _ identifier: String?, now: Instant
    ) -> [StageEffect] {
        let ids = surfaces.flatMap { surface in
            surface.living.filter {
                (region == nil || region == $0.region(on: surface)) && (kind == nil || kind == $0.kind)
                    && (identifier == nil || identifier == $0.overlay.identifier)
            }
            .map(\.id)
        }
        return ids.flatMap { end($0, .dismissed, now: now) }
    }

    /// Whether the program may remove a surface now.
    func isPastMinimum(_ surface: Surface, now: Instant) -> Bool {
        surface.minimumEnd(in: surroundings).map { $0 <= now } ?? true
    }

    /// Ends presentations that expired, were to be dismissed by now, or waited for their minimum.
    mutating func endDue(of candidates: [SurfaceID], now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        for holder in candidates.flatMap({ surface($0)?.living ?? [] }) {
            if let waiting = holder.waiting {
                effects += end(holder.id, waiting, now: now)
            } else if holder.endsUnseen(now: now) {
                effects += deliver(.lengthen(holder.id), toHolder: holder.id, now: now)
            } else if holder.isExpired(now: now) {
                effects += end(holder.id, .expired, now: now)
            } else if let instant = holder.dismissesAt, instant <= now {
                effects += end(holder.id, .dismissed, now: now)
            }
        }
        return effects
    }
}
