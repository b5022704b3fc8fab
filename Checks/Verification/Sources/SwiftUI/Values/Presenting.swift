/// Ends the presentation that contains a view; the action comes from the view's position and cannot be replaced.
@MainActor
@preconcurrency
public struct DismissAction {
    let end: @MainActor () -> Void

    public func callAsFunction() { end() }
}

/// Whether a view is presented, and how to end the presentation.
public struct PresentationMode {
    public var isPresented: Bool
    var end: @MainActor () -> Void = {}

    @MainActor @preconcurrency public mutating func dismiss() { end() }
}

public enum EditMode: Hashable, Sendable {
    case inactive
    case active
}

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

extension EnvironmentValues {
    /// The size class that UIKit gives the hosting controller, unless a view sets another one.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }

    public var dismiss: DismissAction { DismissAction(end: self[EndKey.self]) }
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: self[IsPresentedKey.self], end: self[EndKey.self]))
    }
    public var isPresented: Bool { self[IsPresentedKey.self] }

    /// The edit mode, which each hosting controller sets for its own tree.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

extension View {
    /// Sets what a presentation by SwiftUI sets for the view in it.
    package func presented(end: @escaping @MainActor () -> Void) -> some View {
        InEnvironment(content: self) {
            $0[EndKey.self] = end
            $0[IsPresentedKey.self] = true
        }
    }
}

private struct EndKey: EnvironmentKey {
    static var defaultValue: @MainActor () -> Void { {} }
}

private struct IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { .constant(.inactive) }
}
