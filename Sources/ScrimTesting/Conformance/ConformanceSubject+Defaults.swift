import Scrim

/// Defaults for what a subject need not write if it lacks the capability.
extension ConformanceSubject {
    /// The subject can do and see everything.
    public nonisolated static var unsupported: Set<ConformanceCapability> { [] }
    /// One point.
    public var grain: Geometry.Size { Geometry.Size(width: 1, height: 1) }
    /// No picture.
    public var picture: String { "" }
    /// Does nothing.
    public func fingerDown(at point: Geometry.Point) async {}
    /// Does nothing.
    public func fingerMove(to point: Geometry.Point) async {}
    /// Does nothing.
    public func fingerUp() async {}
    /// Moves a finger down step by step.
    public func flick(from point: Geometry.Point, by distance: Double) async {
        await fingerDown(at: point)
        for step in 1...6 {
            await passMoment()
            await fingerMove(to: Geometry.Point(x: point.x, y: point.y + distance * Double(step) / 6))
        }
        await fingerUp()
    }
    /// The same view as `makeView()`.
    public func makeList() -> View { makeView() }
    /// Sees nothing.
    public var listOffset: Double { 0 }
    /// Does nothing.
    public func setRegionDetached(_ isDetached: Bool) {}
    /// Does nothing.
    public func resizeWindow(to size: Geometry.Size) async {}
    /// Does nothing.
    public func resizeRegion(to size: Geometry.Size) async {}
    /// Does nothing.
    public func setSuspended(_ isSuspended: Bool) {}
    /// Does nothing.
    public func setWindowHidden(_ isHidden: Bool) {}
    /// Does nothing.
    public func setActive(_ isActive: Bool) async {}
    /// Does nothing.
    public func stall(for duration: Duration) {}
    /// Does nothing.
    public func setSafeArea(_ insets: Geometry.Insets) {}
    /// A view that is not in the window.
    public func makeBar(height: Double) -> View { makeView() }
    /// Does nothing.
    public func setBarHidden(_ isHidden: Bool) {}
    /// Does nothing.
    public func setKeyboard(height: Double?) {}
    /// Does nothing.
    public func setTextScale(_ scale: Double) {}
    /// Does nothing.
    public func setRightToLeft(_ isRightToLeft: Bool) {}
    /// Does nothing.
    public func pressTab(backwards: Bool) async {}
    /// Does nothing.
    public func pressReturn() async {}
    /// Does nothing.
    public func setReducedMotion(_ reduces: Bool) {}
    /// Does nothing.
    public func pressPanelKey() async {}
    /// Does nothing.
    public func moveFocus() {}
    /// Does nothing.
    public func openDialog() async {}
    /// Does nothing.
    public func openDialog(from view: View) async {}
    /// Does nothing.
    public func focusAccessory() {}
    /// Does nothing.
    public func scrollRegion(by distance: Double) {}
    /// Sees nothing.
    public var dialogButton: Geometry.Point? { nil }
    /// Sees nothing.
    public var dialogAnswers: Int { 0 }
    /// Sees nothing.
    public var accessoryLetters: Int { 0 }
    /// Sees nothing.
    public var focusedTitle: String? { nil }
    /// Sees nothing.
    public var otherHasFocus: Bool { false }
    /// Sees nothing.
    public func panel(_ identifier: String) -> ConformancePanel? { nil }
    /// Sees nothing.
    public func brightness(at point: Geometry.Point) -> Double { 1 }
    /// Sees nothing.
    public var spoken: [String] { [] }
    /// Sees nothing.
    public var notifications: [String] { [] }
    /// Sees nothing.
    public func isReachable(_ place: ConformancePlace) -> Bool { false }
    /// Sees nothing.
    public func reachableText(of identifier: String) -> String? { nil }
    /// Sees nothing.
    public var keptViews: Int { 0 }
}
