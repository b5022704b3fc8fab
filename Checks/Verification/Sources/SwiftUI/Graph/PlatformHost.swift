/// SwiftUI's own view around each bridged view.
///
/// In SwiftUI the class is called `PlatformViewHost`.
package final class PlatformHost: UIView {
    /// Whether the host passes a touch that nothing in it takes, as from iOS 18 on in an app that is built with
    /// that system's SDK.
    package static var isTransparent = true

    package let bridged: UIView
    /// Whether SwiftUI hit-tests the host at all.
    private var isAsked = true

    init(around bridged: UIView) {
        self.bridged = bridged
        super.init(frame: bridged.frame)
        bridged.frame = bounds
        bridged.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(bridged)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { fatalError("not from a nib") }

    /// Applies what the environment says about touches; called with each update.
    func follow(_ environment: EnvironmentValues) {
        isUserInteractionEnabled = environment.isEnabled
        isAsked = environment[HitTestingKey.self]
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isAsked else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self && Self.isTransparent ? nil : hit
    }

    package override var intrinsicContentSize: CGSize { bridged.intrinsicContentSize }

    package override func sizeThatFits(_ size: CGSize) -> CGSize { bridged.sizeThatFits(size) }
}

extension EnvironmentValues {
    /// Whether the controls in the view can be used.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

extension View {
    /// Disables the view; a view that is disabled further out stays disabled.
    public func disabled(_ disabled: Bool) -> some View {
        InEnvironment(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Sets whether touches reach the view and everything in it.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        InEnvironment(content: self) { $0[HitTestingKey.self] = $0[HitTestingKey.self] && enabled }
    }
}

private struct EnabledKey: EnvironmentKey {
    static let defaultValue = true
}

private struct HitTestingKey: EnvironmentKey {
    static let defaultValue = true
}
