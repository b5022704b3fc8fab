// What UIKit declares in Swift, not in Objective-C, according to Apple's documentation. No machine-readable
// description has it.
@_exported import Foundation
@_exported import UIKit

// MARK: Geometry

extension UIEdgeInsets: Equatable, @unchecked Sendable {
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
    public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { true }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension CATransform3D: @unchecked Sendable {}

extension CGColor {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init() }
}

// MARK: Traits

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}

@MainActor public protocol UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

#if !DEPLOYMENT
// Available from iOS 17 on.
extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (TraitEnvironment, UITraitCollection) -> Void

    @MainActor @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration { fatalError() }
}

public struct UITraitOverrides: Sendable {
    public var preferredContentSizeCategory: UIContentSizeCategory
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    public var accessibilityContrast: UIAccessibilityContrast
    public var legibilityWeight: UILegibilityWeight
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public func contains(_ trait: UITrait) -> Bool { true }
    public mutating func remove(_ trait: UITrait) {}
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {}

extension UIViewController {
    @MainActor public var traitOverrides: UITraitOverrides {
        get { fatalError() }
        set {}
    }
}

extension UIView {
    @MainActor public var traitOverrides: UITraitOverrides {
        get { fatalError() }
        set {}
    }
}
#endif

// MARK: Accessibility

extension UIAccessibilityTraits: OptionSet, @unchecked Sendable {
    public static var none: UIAccessibilityTraits { [] }
    public static var button: UIAccessibilityTraits { [] }
    public static var selected: UIAccessibilityTraits { [] }
    public static var staticText: UIAccessibilityTraits { [] }
    public static var notEnabled: UIAccessibilityTraits { [] }
    public static var updatesFrequently: UIAccessibilityTraits { [] }
    public static var adjustable: UIAccessibilityTraits { [] }
}

@MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var screenChanged: Notification { Notification(rawValue: 0) }
        public static var announcement: Notification { Notification(rawValue: 0) }
    }

    public static var isVoiceOverRunning: Bool { true }
    public static var isSwitchControlRunning: Bool { true }
    public static var isReduceMotionEnabled: Bool { true }
    public static var isReduceTransparencyEnabled: Bool { true }
    public static var isDarkerSystemColorsEnabled: Bool { true }
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? { nil }

    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var notificationVoiceOver: AssistiveTechnologyIdentifier { .init(rawValue: "") }
        public static var notificationSwitchControl: AssistiveTechnologyIdentifier { .init(rawValue: "") }
    }

    public static var buttonShapesEnabled: Bool { true }
    public nonisolated static var announcementDidFinishNotification: NSNotification.Name { fatalError() }
    public nonisolated static var announcementStringValueUserInfoKey: String { "" }
    public nonisolated static var announcementWasSuccessfulUserInfoKey: String { "" }

    public nonisolated static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name {
        fatalError()
    }
    public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name { fatalError() }
    public nonisolated static var switchControlStatusDidChangeNotification: NSNotification.Name {
        fatalError()
    }
    public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
        fatalError()
    }
    public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
        fatalError()
    }
    public nonisolated static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
        fatalError()
    }
}

#if !DEPLOYMENT
// Available from iOS 17 on.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var high: UIAccessibilityPriority { .init(rawValue: "") }
    public static var `default`: UIAccessibilityPriority { .init(rawValue: "") }
}

extension NSAttributedString.Key {
    public static var accessibilitySpeechAnnouncementPriority: NSAttributedString.Key { fatalError() }
}

// Available from iOS 26 on.
extension UIView {
    public struct LayoutRegion: Hashable, Sendable {
        public enum AdaptivityAxis: Hashable, Sendable {
            case horizontal
            case vertical
        }

        public static func safeArea(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion()
        }
    }

    @MainActor public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { .zero }
    @MainActor public var cornerConfiguration: UICornerConfiguration {
        get { .capsule() }
        set {}
    }
}

public struct UICornerRadius: Hashable, Sendable {
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius() }
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius() }
}

public struct UICornerConfiguration: Hashable, Sendable {
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { UICornerConfiguration() }
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration()
    }
}
#endif

extension NSAttributedString.Key {
    public static var accessibilitySpeechQueueAnnouncement: NSAttributedString.Key { fatalError() }
}

// MARK: Controls

// Zero, for which the importer has no name.
extension UIControl.State {
    public static var normal: UIControl.State { [] }
}

extension UIControl {
    @MainActor public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {}
}

extension UIAction {
    @MainActor public convenience init(
        title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
    ) { self.init() }
}

extension UIButton {
    @MainActor public convenience init(
        type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
    ) {
        self.init(type: buttonType)
    }
}
