// The Swift side of what the hosts use from Foundation: bridges, and Notification.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

public typealias TimeInterval = Double

extension NSString: ExpressibleByStringLiteral {
    public required convenience init(stringLiteral value: StaticString) { self.init() }
}

extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString() }
    public static func _forceBridgeFromObjectiveC(_ value: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSString, result: inout String?) -> Bool {
        true
    }
    @_effects(readonly)
    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSArray { NSArray() }
    public static func _forceBridgeFromObjectiveC(_ value: NSArray, result: inout Array?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSArray, result: inout Array?) -> Bool {
        true
    }
    @_effects(readonly)
    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSArray?) -> Array { [] }
}

extension Dictionary: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDictionary { NSDictionary() }
    public static func _forceBridgeFromObjectiveC(_ value: NSDictionary, result: inout Dictionary?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ value: NSDictionary, result: inout Dictionary?
    ) -> Bool { true }
    @_effects(readonly)
    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSDictionary?) -> Dictionary { [:] }
}

extension Set: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSSet { NSSet() }
    public static func _forceBridgeFromObjectiveC(_ value: NSSet, result: inout Set?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSSet, result: inout Set?) -> Bool { true }
    @_effects(readonly)
    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSSet?) -> Set { [] }
}

public struct Notification: _ObjectiveCBridgeable {
    public typealias Name = NSNotification.Name
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
    public func _bridgeToObjectiveC() -> NSNotification { NSNotification() }
    public static func _forceBridgeFromObjectiveC(_ value: NSNotification, result: inout Notification?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ value: NSNotification, result: inout Notification?
    ) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSNotification?) -> Notification {
        Notification(name: value!.name)
    }
}

public struct IndexPath: _ObjectiveCBridgeable, Hashable, Sendable {
    public init(row: Int, section: Int) {}
    public subscript(index: Int) -> Int { 0 }
    public func _bridgeToObjectiveC() -> NSIndexPath { NSIndexPath() }
    public static func _forceBridgeFromObjectiveC(_ value: NSIndexPath, result: inout IndexPath?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ value: NSIndexPath, result: inout IndexPath?
    ) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSIndexPath?) -> IndexPath {
        IndexPath(row: 0, section: 0)
    }
}

public final class NSLock: NSObject, @unchecked Sendable {
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

public struct NSKeyValueObservedChange<Value> {}

public class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

public func exp(_ value: Double) -> Double { value }
public func sin(_ value: Double) -> Double { value }
public func cos(_ value: Double) -> Double { value }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
public func exit(_ status: Int32) -> Never { fatalError("checked only, never run") }

/// The result of a search or a count without a result.
public let NSNotFound = Int.max
