import Testing

@_spi(Host) @testable import Scrim

/// Properties of any layout, checked with thousands of random facts that are the same in every run.
@MainActor
@Suite struct LayoutPropertyTests {
    @Test(arguments: Overlay.Kind.allCases)
    func panelNeverLeavesWhatIsSafeOfItsRegionAndPartsNeverLeaveThePanel(_ kind: Overlay.Kind) {
        var random = SplitMix64(seed: 20)
        for index in 0..<4000 {
            let layout = random.layout(of: kind)
            let facts = random.facts(for: layout.region, whole: index.isMultiple(of: 2))
            let sizes = random.sizes()
            let environment = random.environment()
            let frames = layout.frames(facts: facts, environment: environment, measuring: sizes)
            let problems = problems(
                of: frames, layout, frames.isInWindow ? facts.inWindow : facts, environment)
            #expect(problems.isEmpty, "\(problems)\n\(layout)\n\(facts)\n\(sizes)\n\(environment)\n\(frames)")
            if !problems.isEmpty { return }
        }
    }

    @Test func madSizesAndNumbersNeitherTrapNorEscape() {
        var random = SplitMix64(seed: 21)
        let numbers = [0, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 40, 300]
        func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
        for index in 0..<4000 {
            var layout = random.layout(of: Overlay.Kind.allCases[index % 5])
            layout.style.margin = number()
            layout.style.spacing = number()
            layout.style.padding = Insets(top: number(), left: number(), bottom: number(), right: number())
            layout.style.maximumTextWidth = number()
            layout.style.maximumPanelWidth = number()
            layout.style.indicator.size = number()
            layout.style.message.size = number()
            layout.style.minimumSize = Size(width: number(), height: number())
            layout.style.minimumTextSize = Size(width: number(), height: number())
            layout.style.box?.inset = Insets(top: number(), left: number(), bottom: number(), right: number())
            layout.style.box?.topOverKeyboard = number()
            layout.style.panel?.cornerRadius = number()
            var environment = random.environment()
            environment.textScale = number()
            var facts = random.facts(for: layout.region, whole: true)
            if random.once(in: 3) {
                facts = LayoutFacts(
                    region: Rect(number(), number(), number(), number()),
                    window: Size(width: number(), height: number()),
                    safeArea: Insets(top: number(), left: number(), bottom: number(), right: number()),
                    keyboard: Rect(number(), number(), number(), number()))
            }
            let sizes = MadSizes(width: number(), height: number())
            let frames = layout.frames(facts: facts, environment: environment, measuring: sizes)
            let rects =
                [frames.scrim, frames.panel] + frames.parts.values
                + [frames.text, frames.box].compactMap { $0 }
            #expect(
                rects.allSatisfy { [$0.minX, $0.minY, $0.maxX, $0.maxY].allSatisfy(\.isFinite) },
                "\(layout)\n\(facts)\n\(frames)")
            let bounds = LayoutBounds(frames.isInWindow ? facts.inWindow : facts, of: layout.region)
            #expect(
                frames.panel.isEmpty || bounds.visible.grown.contains(frames.panel),
                "\(layout)\n\(facts)\n\(frames)")
        }
    }

    @Test func writingDirectionOnlyMirrors() {
        var random = SplitMix64(seed: 22)
        for _ in 0..<2000 {
            let kind = Overlay.Kind.allCases.randomElement(using: &random) ?? .veil
            let layout = random.layout(of: kind)
            // Symmetric facts, so that mirroring changes only the writing direction.
            let facts = LayoutFacts.window(
                random.number(10...600).rounded() * 2, random.number(20...900).rounded())
            let sizes = random.sizes()
            let left = layout.frames(facts, sizes)
            let right = layout.frames(facts, sizes, isRightToLeft: true)
            guard !left.panel.isEmpty else {
                #expect(right == left)
                continue
            }
            #expect(right.panel == left.panel.mirrored(in: facts.window.width))
            #expect(right.text == left.text?.mirrored(in: left.panel.width))
            #expect(right.parts[.message] == left.parts[.message])
            #expect(right.parts[.detail] == left.parts[.detail])
            #expect(right.travel == Point(x: -left.travel.x, y: left.travel.y))
            for (part, frame) in left.parts where part != .message && part != .detail {
                #expect(right.parts[part] == frame.mirrored(in: left.panel.width))
            }
        }
    }

    private func problems(
        of frames: SurfaceFrames, _ layout: SurfaceLayout, _ facts: LayoutFacts,
        _ environment: Stage.Environment
    ) -> [String] {
        guard !frames.panel.isEmpty else {
            return frames.parts.isEmpty && frames.text == nil ? [] : ["parts without a panel"]
        }
        var problems: [String] = []
        let window = Rect(origin: .zero, size: facts.window)
        var safe = facts.region.intersection(facts.visible).intersection(window.inset(by: facts.safeArea))
        var seen = facts.region.intersection(facts.visible).intersection(window)
        if layout.kind == .sheet, case .edge(let edge) = layout.placement {
            // A sheet covers the unsafe area at its own edge.
            switch edge.side(isRightToLeft: environment.isRightToLeft) {
            case .top: safe = Rect(safe.minX, seen.minY, safe.width, safe.maxY - seen.minY)
            case .bottom: safe = Rect(safe.minX, safe.minY, safe.width, seen.maxY - safe.minY)
            case .left: safe = Rect(seen.minX, safe.minY, safe.maxX - seen.minX, safe.height)
            case .right: safe = Rect(safe.minX, safe.minY, seen.maxX - safe.minX, safe.height)
            }
        }
        if !safe.grown.contains(frames.panel) { problems.append("panel outside") }
        if let keyboard = facts.keyboard, layout.region != .windowAndKeyboard, layout.region != .keyboard {
            if keyboard.shrunk.overlaps(frames.panel) { problems.append("panel under the keyboard") }
            seen = seen.avoiding(keyboard)
        }
        let gone = frames.panel.offset(dx: frames.travel.x, dy: frames.travel.y)
        if seen.shrunk.overlaps(gone) { problems.append("travel too short") }

        let ground = Rect(origin: .zero, size: frames.panel.size)
        var blocks: [Rect] = []
        for (part, frame) in frames.parts {
            if part == .message || part == .detail {
                if frame.width != frames.text?.width { problems.append("text not as wide as its viewport") }
            } else {
                blocks.append(frame)
            }
        }
        if let text = frames.text { blocks.append(text) }
        // The cross lies on the corner of a sheet's view, so their overlap is allowed.
        if layout.wantsCross, frames.parts[.view] != nil, layout.kind == .sheet,
            let cross = frames.parts[.cancel], let index = blocks.firstIndex(of: cross)
        {
            blocks.remove(at: index)
            if !ground.grown.contains(cross) { problems.append("cross outside of the panel") }
        }
        if !blocks.allSatisfy(ground.grown.contains) { problems.append("part outside of the panel") }
        for (index, block) in blocks.enumerated() {
            for other in blocks[..<index] where block.shrunk.overlaps(other) {
                problems.append("parts over each other")
            }
        }
        if layout.parts.contains(.cancel), frames.text != nil, frames.parts[.cancel] == nil {
            problems.append("text in place of cancel")
        }
        if blocks.isEmpty { problems.append("nothing on the panel") }
        return problems
    }
}

extension Rect {
    /// Rectangles with a small tolerance for rounding errors.
    fileprivate var grown: Rect { Rect(minX - 1e-6, minY - 1e-6, width + 2e-6, height + 2e-6) }
    fileprivate var shrunk: Rect { Rect(minX + 1e-6, minY + 1e-6, width - 2e-6, height - 2e-6) }
}

extension SplitMix64 {
    @MainActor fileprivate mutating func layout(of kind: Overlay.Kind) -> SurfaceLayout {
        var parts: [PanelPart] = []
        if kind == .sheet ? !once(in: 4) : once(in: 5) { parts.append(.view) }
        for part in [PanelPart.indicator, .message, .detail, .action, .cancel]
        where kind == .sheet ? once(in: 6) : once(in: 2) {
            parts.append(part)
        }
        let regions = [Region.window, .windowAndKeyboard, .keyboard, .view(Region.ID())]
        let placement =
            once(in: 2)
            ? Overlay.Placement.center
            : .edge(Overlay.Placement.Edge.allCases.randomElement(using: &self) ?? .top)
        var layout = SurfaceLayout.of(
            kind, parts, region: regions.randomElement(using: &self) ?? .window,
            placement: kind == .sheet && once(in: 2) ? .bottom : placement, isClassic: once(in: 2),
            indicator: once(in: 3) ? .bar(0.5) : .spinner)
        layout.wantsCross = once(in: 3)
        return layout
    }

    fileprivate mutating func length(_ range: ClosedRange<Double>, whole: Bool) -> Double {
        whole ? number(range).rounded() : number(range)
    }

    fileprivate mutating func facts(for region: Region, whole: Bool) -> LayoutFacts {
        let window = Size(width: length(0...1400, whole: whole), height: length(0...1000, whole: whole))
        var facts = LayoutFacts(region: Rect(origin: .zero, size: window), window: window)
        if !region.isWindow {
            facts.region = Rect(
                length(-300...900, whole: whole), length(-300...700, whole: whole),
                length(0...900, whole: whole), length(0...900, whole: whole))
            facts.visible = facts.region
            if once(in: 3) {
                facts.visible = facts.region.inset(
                    by: Insets(top: length(0...200, whole: whole), right: length(0...200, whole: whole)))
            }
        }
        if once(in: 2) {
            facts.safeArea = Insets(
                top: length(0...60, whole: whole), left: length(0...50, whole: whole),
                bottom: length(0...40, whole: whole), right: length(0...50, whole: whole))
        }
        if once(in: 3) {
            let height = length(100...400, whole: whole)
            facts.keyboard = Rect(0, window.height - height, window.width, height)
        }
        return facts
    }

    fileprivate mutating func sizes() -> PartSizes {
        PartSizes(
            message: number(1...(once(in: 3) ? 20_000 : 400)), detail: number(1...800), word: number(1...300),
            lineHeight: number(10...40), cancel: Size(width: number(30...200), height: number(20...50)),
            action: Size(width: number(30...200), height: number(20...50)),
            view: Size(width: number(1...1500), height: number(1...1200)))
    }

    fileprivate mutating func environment() -> Stage.Environment {
        var environment = Stage.Environment()
        environment.isRightToLeft = once(in: 2)
        environment.textScale = once(in: 2) ? 1 : number(0.5...3)
        return environment
    }
}
