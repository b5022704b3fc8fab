import Scrim

/// What a subject need not write if it lacks the capability.
extension ConformanceSubject {
    /// It can do and see everything.
    public nonisolated static var unsupported: Set<ConformanceCapability> { [] }
    /// One point.
    public var grain: Geometry.Size { Geometry.Size(width: 1, height: 1) }
    /// None.
    public var picture: String { "" }
    /// Nothing happens.
    public func fingerDown(at point: Geometry.Point) async {}
    /// Nothing happens.
    public func fingerMove(to point: Geometry.Point) async {}
    /// Nothing happens.
    public func fingerUp() async {}
    /// Step by step.
    public func flick(from point: Geometry.Point, by distance: Double) async {
        await fingerDown(at: point)
        for step in 1...6 {
            await passMoment()
            await fingerMove(to: Geometry.Point(x: point.x, y: point.y + distance * Double(step) / 6))
        }
        await fingerUp()
    }
    /// The same as any other view.
    public func makeList() -> View { makeView() }
    /// Not seen.
    public var listOffset: Double { 0 }
    /// Nothing happens.
    public func setRegionDetached(_ isDetached: Bool) {}
    /// Nothing happens.
    public func resizeWindow(to size: Geometry.Size) async {}
    /// Nothing happens.
    public func resizeRegion(to size: Geometry.Size) async {}
    /// Nothing happens.
    public func setSuspended(_ isSuspended: Bool) {}
    /// Nothing happens.
    public func setWindowHidden(_ isHidden: Bool) {}
    /// Nothing happens.
    public func setActive(_ isActive: Bool) async {}
    /// Nothing happens.
    public func stall(for duration: Duration) {}
    /// Nothing happens.
    public func setSafeArea(_ insets: Geometry.Insets) {}
    /// Nowhere in the window.
    public func makeBar(height: Double) -> View { makeView() }
    /// Nothing happens.
    public func setBarHidden(_ isHidden: Bool) {}
    /// Nothing happens.
    public func setKeyboard(height: Double?) {}
    /// Nothing happens.
    public func setTextScale(_ scale: Double) {}
    /// Nothing happens.
    public func setRightToLeft(_ isRightToLeft: Bool) {}
    /// Nothing happens.
    public func pressTab(backwards: Bool) async {}
    /// Nothing happens.
    public func pressReturn() async {}
    /// Nothing happens.
    public func setReducedMotion(_ reduces: Bool) {}
    /// Nothing happens.
    public func pressPanelKey() async {}
    /// Nothing happens.
    public func moveFocus() {}
    /// Nothing happens.
    public func openDialog() async {}
    /// Nothing happens.
    public func openDialog(from view: View) async {}
    /// Nothing happens.
    public func focusAccessory() {}
    /// Nothing happens.
    public func scrollRegion(by distance: Double) {}
    /// Not seen.
    public var dialogButton: Geometry.Point? { nil }
    /// Not seen.
    public var dialogAnswers: Int { 0 }
    /// Not seen.
    public var accessoryLetters: Int { 0 }
    /// Not seen.
    public var focusedTitle: String? { nil }
    /// Not seen.
    public var otherHasFocus: Bool { false }
    /// Not seen.
    public func panel(_ identifier: String) -> ConformancePanel? { nil }
    /// Not seen.
    public func brightness(at point: Geometry.Point) -> Double { 1 }
    /// Not seen.
    public var spoken: [String] { [] }
    /// Not seen.
    public var notifications: [String] { [] }
    /// Not seen.
    public func isReachable(_ place: ConformancePlace) -> Bool { false }
    /// Not seen.
    public func reachableText(of identifier: String) -> String? { nil }
    /// Not seen.
    public var keptViews: Int { 0 }
}
