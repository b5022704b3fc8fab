// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CGtk4

// Stand-ins for Adwaita for Swift and its package Meta, for builds without them: the types and functions that the
// integration and its tests use. Views make and update real widgets; nothing else is like the framework. `make
// integrations` builds the same files with the framework itself.

public protocol AnyView {
    var viewContent: Body { get }
}

public typealias Body = [AnyView]

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression(_ view: AnyView) -> Body { [view] }
    public static func buildBlock(_ parts: Body...) -> Body { parts.flatMap { $0 } }
}

public protocol ViewRenderData {}

public protocol Widget: AnyView {
    func container<Data>(data: WidgetData, type: Data.Type) -> ViewStorage where Data: ViewRenderData
    func update<Data>(_ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type)
    where Data: ViewRenderData
}

public protocol ConvenienceWidget: Widget {}

extension Widget {
    public var viewContent: Body { [] }
}

extension AnyView {
    public func storage<Data: ViewRenderData>(data: WidgetData, type: Data.Type) -> ViewStorage {
        widget.container(data: data, type: type)
    }

    public func updateStorage<Data: ViewRenderData>(
        _ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type
    ) {
        widget.update(storage, data: data, updateProperties: updateProperties, type: type)
    }

    private var widget: Widget { (self as? Widget) ?? VStack(viewContent) }
}

extension Array: AnyView where Element == AnyView {
    public var viewContent: Body { self }
}

public struct Text: Widget {
    private let text: String
    public init(_ text: String) { self.text = text }

    public func container<Data: ViewRenderData>(data: WidgetData, type: Data.Type) -> ViewStorage {
        ViewStorage(gtk_label_new(text).map { OpaquePointer($0) })
    }

    public func update<Data: ViewRenderData>(
        _ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type
    ) {
        gtk_label_set_text(storage.opaquePointer, text)
    }
}

public struct VStack: Widget {
    private let views: Body

    public init(@ViewBuilder content: () -> Body) { self.init(content()) }
    fileprivate init(_ views: Body) { self.views = views }

    public func container<Data: ViewRenderData>(data: WidgetData, type: Data.Type) -> ViewStorage {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let storages = views.map { $0.storage(data: data, type: type) }
        for case let view? in storages.map(\.opaquePointer) {
            gtk_box_append(
                box.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkBox.self) }, .init(view))
        }
        return ViewStorage(box.map { OpaquePointer($0) }, content: [.mainContent: storages])
    }

    public func update<Data: ViewRenderData>(
        _ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type
    ) {
        for (view, storage) in zip(views, storage.content[.mainContent] ?? []) {
            view.updateStorage(storage, data: data, updateProperties: updateProperties, type: type)
        }
    }
}
