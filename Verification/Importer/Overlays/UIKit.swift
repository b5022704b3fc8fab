// What UIKit declares in Swift, not in Objective-C, as Apple documents it: no description that a program could read has it.
@_exported import Foundation
@_exported import UIKit

// MARK: Geometry

extension UIEdgeInsets: Equatable, @unchecked Sendable {
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
    public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { true }
}

extension NSDirectionalEdgeInsets: Equatable, @unchecked Sendable {
    public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
    public static func == (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> Bool { true }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension CATransform3D: @unchecked Sendable {}

extension CGColor {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init() }
    public var alpha: CGFloat { 0 }
    public var components: [CGFloat]? { nil }
}

extension CGPath {
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init() }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) { self.init() }
    public var isEmpty: Bool { true }
    public var boundingBoxOfPath: CGRect { .zero }
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { true }
}

// MARK: Traits

extension UIContentSizeCategory: Comparable {
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { true }
    public var isAccessibilityCategory: Bool { true }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}

@MainActor public protocol UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

#if !DEPLOYMENT
// From iOS 17 on.
extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (TraitEnvironment, UITraitCollection) -> Void

    @MainActor @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration { fatalError() }

    @MainActor public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
#endif

// MARK: Accessibility

extension UIAccessibilityTraits: OptionSet, @unchecked Sendable {
    public static var none: UIAccessibilityTraits { [] }
    public static var button: UIAccessibilityTraits { [] }
    public static var link: UIAccessibilityTraits { [] }
    public static var image: UIAccessibilityTraits { [] }
    public static var selected: UIAccessibilityTraits { [] }
    public static var playsSound: UIAccessibilityTraits { [] }
    public static var keyboardKey: UIAccessibilityTraits { [] }
    public static var staticText: UIAccessibilityTraits { [] }
    public static var summaryElement: UIAccessibilityTraits { [] }
    public static var notEnabled: UIAccessibilityTraits { [] }
    public static var updatesFrequently: UIAccessibilityTraits { [] }
    public static var searchField: UIAccessibilityTraits { [] }
    public static var startsMediaSession: UIAccessibilityTraits { [] }
    public static var adjustable: UIAccessibilityTraits { [] }
    public static var allowsDirectInteraction: UIAccessibilityTraits { [] }
    public static var causesPageTurn: UIAccessibilityTraits { [] }
    public static var header: UIAccessibilityTraits { [] }
}

@MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var screenChanged: Notification { Notification(rawValue: 0) }
        public static var layoutChanged: Notification { Notification(rawValue: 0) }
        public static var announcement: Notification { Notification(rawValue: 0) }
        public static var pageScrolled: Notification { Notification(rawValue: 0) }
    }

    public static var isVoiceOverRunning: Bool { true }
    public static var isSwitchControlRunning: Bool { true }
    public static var isReduceMotionEnabled: Bool { true }
    public static var isReduceTransparencyEnabled: Bool { true }
    public static var isDarkerSystemColorsEnabled: Bool { true }
    public static var isBoldTextEnabled: Bool { true }
    public static var prefersCrossFadeTransitions: Bool { true }
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
    public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name { fatalError() }
    public nonisolated static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name {
        fatalError()
    }
    public nonisolated static var announcementDidFinishNotification: NSNotification.Name { fatalError() }
}

extension NSAttributedString.Key {
    public static var accessibilitySpeechQueueAnnouncement: NSAttributedString.Key { fatalError() }
    #if !DEPLOYMENT
    // From iOS 17 on.
    public static var accessibilitySpeechAnnouncementPriority: NSAttributedString.Key { fatalError() }
    #endif
}

#if !DEPLOYMENT
// From iOS 17 on.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var high: UIAccessibilityPriority { UIAccessibilityPriority(rawValue: "") }
    public static var `default`: UIAccessibilityPriority { UIAccessibilityPriority(rawValue: "") }
    public static var low: UIAccessibilityPriority { UIAccessibilityPriority(rawValue: "") }
}
#endif

// MARK: Controls

extension UIInterfaceOrientation {
    public var isLandscape: Bool { true }
    public var isPortrait: Bool { true }
}

// Nought, which the importer gives no name.
extension UIControl.State {
    public static var normal: UIControl.State { [] }
}
extension UIView.AnimationOptions {
    public static var curveEaseInOut: UIView.AnimationOptions { [] }
}

extension UIAction {
    @MainActor public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        handler: @escaping UIActionHandler
    ) { self.init() }
}

extension UIButton {
    @MainActor public convenience init(
        type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
    ) {
        self.init(type: buttonType)
    }

    @MainActor public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
    {
        self.init(type: .system)
    }

    @MainActor public var configuration: UIButton.Configuration? {
        get { nil }
        set {}
    }

    @MainActor public struct Configuration {
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public var title: String? {
            get { nil }
            set {}
        }
        public var subtitle: String? {
            get { nil }
            set {}
        }
        public var image: UIImage? {
            get { nil }
            set {}
        }
        public var imagePadding: CGFloat {
            get { 0 }
            set {}
        }
        public var contentInsets: NSDirectionalEdgeInsets {
            get { .zero }
            set {}
        }
        public var baseForegroundColor: UIColor? {
            get { nil }
            set {}
        }
        public var baseBackgroundColor: UIColor? {
            get { nil }
            set {}
        }
        public var cornerStyle: CornerStyle {
            get { .dynamic }
            set {}
        }
        public var buttonSize: Size {
            get { .medium }
            set {}
        }
        public var background: UIBackgroundConfiguration {
            get { .clear() }
            set {}
        }
        public var showsActivityIndicator: Bool {
            get { true }
            set {}
        }
        public var titleLineBreakMode: NSLineBreakMode {
            get { .byClipping }
            set {}
        }
        public static func plain() -> UIButton.Configuration { UIButton.Configuration() }
        public static func tinted() -> UIButton.Configuration { UIButton.Configuration() }
        public static func gray() -> UIButton.Configuration { UIButton.Configuration() }
        public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
        public static func borderless() -> UIButton.Configuration { UIButton.Configuration() }
        public static func bordered() -> UIButton.Configuration { UIButton.Configuration() }
    }
}

@MainActor public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor? {
        get { nil }
        set {}
    }
    public var cornerRadius: CGFloat {
        get { 0 }
        set {}
    }
    public var strokeColor: UIColor? {
        get { nil }
        set {}
    }
    public var strokeWidth: CGFloat {
        get { 0 }
        set {}
    }
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

// MARK: Core Animation

extension CAFrameRateRange: Equatable, @unchecked Sendable {
    public static var `default`: CAFrameRateRange { CAFrameRateRange() }
    public var preferred: Float? {
        get { nil }
        set {}
    }
    public static func == (left: CAFrameRateRange, right: CAFrameRateRange) -> Bool { true }
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) { self.init() }
}
