/// The view of SwiftUI's own that is around each bridged view.
///
/// SwiftUI's is called `PlatformViewHost`.
package final class PlatformHost: UIView {
    /// Whether a touch that nothing in a host takes passes by the host, too: so it is from iOS 18 on, in an app that is
    /// built with that system's SDK.
    package static var isTransparent = true

    package let bridged: UIView
    /// Whether SwiftUI asks the host at all.
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

    /// What the environment says of touches, with each update.
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
    /// Whether the controls there can be used.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

extension View {
    /// What is disabled further out stays so.
    public func disabled(_ disabled: Bool) -> some View {
        InEnvironment(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Whether touches reach the view and all that is in it.
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
