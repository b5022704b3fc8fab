extension StageMachine {
    /// What should be on screen, and where input and focus go.
    var plan: StagePlan {
        var plan = StagePlan()
        let ordered = ordered
        plan.surfaces = ordered.filter(\.isPresented).map(plan(for:))
        plan.input.layers = ordered.compactMap(\.inputLayer)
        plan.focus = focus(in: ordered)
        plan.access = access(in: ordered)
        plan.wantsFrames = surfaces.contains(where: \.isFollowed)
        return plan
    }

    /// Back to front: each region's overlays just above it, veils and sheets by time, HUDs on top.
    var ordered: [Surface] {
        let standing = surfaces.filter { $0.kind != .hud }
        let inner = Dictionary(grouping: standing, by: container(of:))
        var list: [Surface] = []
        func add(_ surface: Surface) {
            list.append(surface)
            for surface in inner[surface.id] ?? [] { add(surface) }
        }
        let outer = inner[nil] ?? []
        for surface in outer where !surface.region.isWindow { add(surface) }
        for surface in outer where surface.region.isWindow { add(surface) }
        return list + surfaces.filter { $0.kind == .hud }
    }

    /// The surface on stage that a surface's region lies in; `nil`: it lies in the window, or, as it were, in
    /// itself.
    private func container(of surface: Surface) -> SurfaceID? {
        var chain: [SurfaceID] = []
        var next = surface.container
        while let id = next, !chain.contains(id), let outer = self.surface(id), outer.kind != .hud {
            chain.append(id)
            next = outer.container
        }
        return chain.contains(surface.id) ? nil : chain.first
    }

    func plan(for surface: Surface) -> SurfacePlan {
        let overlay = surface.face.overlay
        let appearance = overlay.appearance ?? context.defaults.appearance
        var style = appearance.style(for: surface.kind, placement: surface.placement)
            .adapted(to: context.environment)
        if !overlay.dims { style.scrim = .clear }
        return SurfacePlan(
            id: surface.id, kind: surface.kind, region: surface.region, panel: panel(for: surface),
            view: surface.face.view, style: style,
            placement: surface.placement, motion: surface.motion, generation: surface.generation,
            awaitsFrame: surface.awaitsFrame, isHidden: surface.isHidden, isLeaving: surface.isLeaving,
            takesInput: surface.inputLayer?.panelTakesInput ?? false, identifier: surface.identifier,
            sheet: sheetPlan(for: surface))
    }

    private func panel(for surface: Surface) -> PanelContent {
        let strings = context.defaults.strings
        let content = surface.face.overlay.content
        let isCancelling = surface.isCancelling
        var message = content.message
        if surface.kind == .activity, message == nil { message = strings.loading }
        var cancel: String?
        if !surface.isFinal {
            switch surface.cancel ?? (surface.holders.isEmpty ? content.cancel : nil) {
            case nil: break
            case .standard: cancel = isCancelling ? strings.cancelling : strings.cancel
            case .titled(let title): cancel = isCancelling ? strings.cancelling : title
            }
        }
        return PanelContent(
            message: message, detail: content.detail, indicator: content.indicator, cancel: cancel,
            isCancelEnabled: !isCancelling && !surface.isLeaving, action: content.action?.title,
            label: surface.isFinal ? nil : content.label,
            progressText: content.indicator.progress.map {
                strings.percent.replacing("{n}", by: "\($0.percent)")
            })
    }

    /// The top-most surface that takes the focus, if any: whatever blocks the window, and sheets.
    private func focus(in ordered: [Surface]) -> FocusPlan {
        let below = ordered.filter { $0.isVisible && !$0.isFinal && $0.kind != .hud }
        guard let top = below.last(where: { $0.blocksWindow || ($0.kind == .sheet && $0.inputLayer != nil) })
        else {
            return .app
        }
        return .surface(top.id, isTrapped: below.contains(where: \.blocksWindow))
    }

    private func access(in ordered: [Surface]) -> AccessPlan {
        var plan = AccessPlan()
        plan.modal = ordered.last(where: \.blocksWindow)?.id
        for surface in ordered where surface.isVisible && !surface.region.isWindow {
            if let layer = surface.inputLayer, layer.outside != .live {
                plan.hiddenRegions.insert(surface.region)
            }
        }
        return plan
    }

    // MARK: What is spoken

    /// What is to be announced now: a text once it is there to be seen and when it changed, progress in steps.
    mutating func announcements() -> [Announcement] {
        var announcements: [Announcement] = []
        for index in surfaces.indices where surfaces[index].isVisible {
            let panel = panel(for: surfaces[index])
            let isAssertive = surfaces[index].inputLayer.map { $0.outside != .live } ?? false
            let text = panel.spokenText
            if surfaces[index].announced != text {
                surfaces[index].announced = text
                if !text.isEmpty { announcements.append(Announcement(text, isAssertive: isAssertive)) }
            }
            let percent = panel.indicator.progress?.percent ?? 0
            let step = percent / Defaults.announcedPercent
            if step > surfaces[index].announcedStep {
                surfaces[index].announcedStep = step
                let percent = "\(step * Defaults.announcedPercent)"
                announcements.append(
                    Announcement(
                        context.defaults.strings.percent.replacing("{n}", by: percent), isAssertive: false))
            } else if percent + Defaults.announcedPercent
                <= surfaces[index].announcedStep * Defaults.announcedPercent
            {
                // Back by a whole step it begins anew; what wavers about a step is not said again.
                surfaces[index].announcedStep = step
            }
        }
        return announcements
    }
}

extension String {
    /// The text with the first occurrence of a mark replaced (the core has no Foundation).
    func replacing(_ mark: String, by text: String) -> String {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(mark) {
                return String(self[..<index]) + text
                    + String(self[self.index(index, offsetBy: mark.count)...])
            }
            index = self.index(after: index)
        }
        return self
    }
}
