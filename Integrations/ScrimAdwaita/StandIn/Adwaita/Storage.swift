// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public class ViewStorage {
    public var pointer: Any?
    public var content: [String: [ViewStorage]]
    public var fields: [String: Any] = [:]
    public var opaquePointer: OpaquePointer? { pointer as? OpaquePointer }

    public init(_ pointer: Any?, content: [String: [ViewStorage]] = [:]) {
        self.pointer = pointer
        self.content = content
    }
}

public class SceneStorage {
    public init() {}
}

public protocol AppStorage: AnyObject {}

public struct WidgetData {
    public var modifiers: [(AnyView) -> AnyView] = []
    public var sceneStorage: SceneStorage
    public var appStorage: any AppStorage
    public var fields: [String: Any] = [:]

    public init(sceneStorage: SceneStorage, appStorage: any AppStorage) {
        self.sceneStorage = sceneStorage
        self.appStorage = appStorage
    }
}

extension String {
    public static var mainContent: Self { "main" }
}

@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}
