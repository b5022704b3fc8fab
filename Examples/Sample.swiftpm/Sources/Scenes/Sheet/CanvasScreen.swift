import ScrimUIKit
import UIKit

/// A canvas and the sheets over it, which leave it live, except for the form.
final class CanvasScreen: UIViewController, SampleScene {
    let openings = [Opening.sheet, .places, .form, .inspector, .wheel]
    private let label = UILabel.saying("Canvas", .preferredFont(forTextStyle: .largeTitle))
    private var places: Presentation?
    private var form: Presentation?
    private var inspector: Presentation?
    private var reminder: Presentation?
    private var isAsking = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Canvas"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        view = Column([
            label,
            UIButton.titled("Choose Background") { [unowned self] in chooseBackground() },
            UIButton.titled("Places") { [unowned self] in showPlaces() },
            UIButton.titled("New Event") { [unowned self] in writeEvent() },
            UIButton.titled("Inspector") { [unowned self] in inspect() },
            UIButton.titled("Wheel") { [unowned self] in showWheel() },
        ])
        view.backgroundColor = Swatch.all[0].color
    }

    func open(_ opening: Opening) {
        switch opening {
        case .places: showPlaces()
        case .form: writeEvent()
        case .inspector: inspect()
        case .wheel: showWheel()
        default: chooseBackground()
        }
    }

    private var everything: UIKitOverlays { view.overlays.over(.window) }

    /// The background changes while the user chooses; every end except Accept reverts it.
    private func chooseBackground() {
        let before = view.backgroundColor
        Task {
            let sheet = Overlay.sheet(detents: [.content, .fraction(0.8)], label: "Background")
            let choice = await everything.present(sheet) { end in
                ColorPicker(
                    changed: { [view] in view?.backgroundColor = $0 }, accept: end.callAsFunction,
                    cancel: end.cancel)
            }
            view.backgroundColor = choice.value ?? before
        }
    }

    /// A list that the user pulls up and pushes down.
    ///
    /// Up to half of the height, the canvas behind it stays live, and the title makes room.
    private func showPlaces() {
        if let places, !places.hasEnded { return places.detent = .fraction(0.5) }
        let sheet = Overlay.sheet(
            detents: [.points(120), .fraction(0.5), .full], initial: .fraction(0.5),
            undimmedThrough: .fraction(0.5), input: .dismissing, label: "Places")
        let places = view.overlays.show(sheet) { PlaceList() }
        self.places = places
        Task {
            for await position in places.positions { label.alpha = max(1 - position.progress / 3, 0) }
            label.alpha = 1
        }
    }

    /// A form that guards its text: a drag, a tap outside and Cancel are refused, and a second sheet asks.
    private func writeEvent() {
        let form = EventForm(
            save: { [unowned self] in save($0) },
            cancel: { [unowned self] form in if mayEnd(form) { self.form?.dismiss() } })
        self.form = everything.show(
            .sheet(detents: [.content, .full], input: .dismissing, label: "New Event")
                .with(\.sheet.dismissal, .resisting),
            shouldEnd: { [unowned self] _ in mayEnd(form) }, content: { form })
    }

    private func mayEnd(_ form: EventForm) -> Bool {
        if form.hasText { askWhetherToDiscard() }
        return !form.hasText
    }

    private func save(_ title: String) {
        label.text = title
        form?.dismiss()
    }

    private func askWhetherToDiscard() {
        guard !isAsking else { return }
        isAsking = true
        Task {
            let answer = await everything.present(
                .sheet(input: .dismissing, label: "Discard what was written?")
            ) { end in
                ButtonRow(["Discard", "Keep Writing"]) { end($0 == "Discard") }
            }
            isAsking = false
            if answer.value == true { form?.dismiss() }
        }
    }

    /// A wheel that keeps its own gesture, and an alert that the sheet itself presents.
    private func showWheel() {
        let wheel = WheelSheet { [unowned self] in reminder?.dismiss() }
        reminder = everything.show(
            .sheet(detents: [.content, .full], input: .dismissing, label: "Reminder"), content: { wheel })
    }

    /// At the side, mirrored in right-to-left layouts; the button also dismisses it.
    private func inspect() {
        if let inspector, !inspector.hasEnded { return inspector.dismiss() }
        inspector = everything.show(.sheet(from: .trailing, detents: [.points(280)], label: "Inspector")) {
            [view] in
            ButtonRow(Swatch.all.map(\.name)) { name in
                view?.backgroundColor = Swatch.all.first { $0.name == name }?.color
            }
        }
    }
}
