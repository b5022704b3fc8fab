import Adwaita
import CGtk4
@_spi(Host) import Scrim
import ScrimGTK

/// A view, and an overlay that a binding shows.
struct BoundOverlay: ConvenienceWidget {
    let child: AnyView
    let area: OverlayArea
    let callbacks: AppCallbacks
    /// Reads the binding's current request.
    let read: () -> BindingRequest?
    /// Sets the binding to false or `nil`.
    let clear: () -> Void
    /// The app's views on the overlay, as of this update; `nil` if the overlay has none.
    let presented: (() -> Body)?

    func container<Data>(data: WidgetData, type: Data.Type) -> ViewStorage where Data: ViewRenderData {
        let child = child.storage(data: data, type: type)
        // A separate storage for the modifier, because a view may have several modifiers.
        let storage = ViewStorage(child.pointer, content: [.mainContent: [child]])
        guard let widget = UnsafeMutablePointer<GtkWidget>(widget: child.opaquePointer) else {
            return storage
        }
        MainActor.assumeIsolated {
            let keeper = Keeper(presenter: WidgetPresenter(widget))
            storage.fields[Keeper.field] = keeper
            keeper.presenter.update(source(keeper, data, type), over: area)
        }
        return storage
    }

    func update<Data>(_ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type)
    where Data: ViewRenderData {
        if let child = storage.content[.mainContent]?.first {
            self.child.updateStorage(child, data: data, updateProperties: updateProperties, type: type)
        }
        guard let keeper = storage.fields[Keeper.field] as? Keeper else { return }
        // An overlay that is leaving keeps the views that it last showed, even when the next item's views arrive.
        if let presented, let hosted = keeper.hosted.storage, let request = read(), request.id == keeper.id {
            presented().updateStorage(hosted, data: data, updateProperties: updateProperties, type: type)
        }
        MainActor.assumeIsolated {
            keeper.presenter.update(source(keeper, data, type), over: area)
        }
    }

    @MainActor
    private func source<Data>(_ keeper: Keeper, _ data: WidgetData, _ type: Data.Type)
        -> WidgetPresenter.Source where Data: ViewRenderData
    {
        var source = WidgetPresenter.Source(
            request: { read() }, clear: { clear() }, callbacks: callbacks.onMainActor)
        if let presented {
            let context = ViewContext(data)
            source.content = { [weak keeper] in
                keeper?.id = read()?.id
                return context.views(presented, type: type, in: keeper?.hosted ?? HostedViews())
                    ?? gtk_label_new(nil)
            }
        }
        return source
    }

    /// The state of a modifier in its storage.
    private final class Keeper {
        static let field = "scrim"

        let presenter: WidgetPresenter
        let hosted = HostedViews()
        /// The identifier of the request whose overlay has the hosted views.
        var id: AnyHashable?

        init(presenter: WidgetPresenter) { self.presenter = presenter }
    }
}

extension AnyView {
    /// Shows an overlay while a flag is set.
    func boundOverlay(
        isPresented: Binding<Bool>, overlay: @escaping () -> Scrim.Overlay, area: OverlayArea,
        callbacks: AppCallbacks, presented: (() -> Body)? = nil
    ) -> AnyView {
        BoundOverlay(
            child: self, area: area, callbacks: callbacks,
            read: { isPresented.wrappedValue ? BindingRequest(id: true, overlay: overlay()) : nil },
            clear: { isPresented.wrappedValue = false },
            presented: presented)
    }

    /// Shows an overlay while there is an item; another item is another overlay.
    func boundOverlay<Item: Identifiable>(
        item: Binding<Item?>, overlay: @escaping (Item) -> Scrim.Overlay, area: OverlayArea,
        callbacks: AppCallbacks, onAnswer: ((Item, Int) -> Void)? = nil,
        onEnd: ((Item, Presentation.Outcome) -> Void)? = nil,
        presented: ((Item) -> Body)? = nil
    ) -> AnyView {
        BoundOverlay(
            child: self, area: area, callbacks: callbacks,
            read: {
                guard let item = item.wrappedValue else { return nil }
                var request = BindingRequest(id: AnyHashable(item.id), overlay: overlay(item))
                if let onAnswer { request.onAnswer = { onAnswer(item, $0) } }
                if let onEnd { request.onEnd = { onEnd(item, $0) } }
                return request
            },
            clear: { item.wrappedValue = nil },
            presented: presented.map { presented in { item.wrappedValue.map(presented) ?? [] } })
    }
}
