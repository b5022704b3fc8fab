import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// A sheet that becomes a dialog if there is room.
@MainActor
struct WideFormTests {
    private let host = TestHost()
    private static let narrow = Geometry.Size(width: 360, height: 640)
    private static let wide = Geometry.Size(width: 1200, height: 800)

    private func showForm(in size: Geometry.Size, _ change: (inout Overlay) -> Void = { _ in })
        -> Presentation
    {
        host.window = size
        var form = Overlay.form(label: "Account")
        change(&form)
        let shown = host.overlays.show(form) { "form" }
        host.pass(2000)
        return shown
    }

    private var layer: StagePicture.Layer? { host.picture.layers.first }
    private var panel: Geometry.Rect { layer?.panel ?? .zero }

    @Test func inLittleRoomItIsASheetAtTheBottom() {
        _ = showForm(in: Self.narrow)
        #expect(panel.maxY == 640 && panel.width == 360)
        #expect(host.plan.surfaces.first?.sheet?.isDraggable == true)
    }

    @Test func whereThereIsRoomItIsADialogInTheMiddle() {
        _ = showForm(in: Self.wide)
        #expect(panel.midX == 600 && panel.midY == 400)
        #expect(panel.width <= 540 && panel.width >= 360)
        #expect(layer?.frames.corners.topLeft == layer?.frames.corners.bottomLeft)
        #expect(layer?.frames.grabber == nil)
        #expect(host.plan.surfaces.first?.sheet?.isDraggable == false)
    }

    /// libadwaita's breakpoint: more than 450 wide and more than 360 high.
    @Test(arguments: [
        (450.0, 700.0, false), (451, 700, true), (700, 360, false), (700, 361, true),
    ])
    private func theBreakIsLibadwaitas(_ width: Double, _ height: Double, _ isDialog: Bool) {
        _ = showForm(in: Geometry.Size(width: width, height: height))
        #expect((panel.maxY < height) == isDialog)
    }

    @Test func aKeyboardDoesNotMakeItASheet() {
        host.window = Geometry.Size(width: 700, height: 500)
        _ = showForm(in: Geometry.Size(width: 700, height: 500))
        host.keyboard = Geometry.Rect(0, 250, 700, 250)
        host.pass(2000)
        #expect(panel.maxY <= 250 && panel.minY > 0)
        #expect(host.plan.surfaces.first?.sheet?.isDraggable == false)
    }

    @Test func itGoesOverInOneMovementAndKeepsItsView() throws {
        let form = showForm(in: Self.narrow)
        let (id, view) = (try #require(host.plan.surfaces.first?.id), host.plan.surfaces.first?.view)
        host.window = Self.wide
        let began = panel
        host.pass(100)
        let under = panel
        host.pass(2000)
        // The panel begins where it was, and moves without a jump.
        #expect(began.minY > under.minY)
        #expect(under.minY > panel.minY)
        #expect(panel.midX == 600)
        host.window = Self.narrow
        host.pass(2000)
        #expect(panel.maxY == 640 && panel.width == 360)
        #expect(host.plan.surfaces.first?.id == id && host.plan.surfaces.first?.view == view)
        #expect(!form.hasEnded && host.views.count == 1)
        #expect(layer?.frames.panel == panel)
    }

    @Test func withReducedMotionItIsThereAtOnce() throws {
        host.environment.reducesMotion = true
        _ = showForm(in: Self.narrow)
        host.window = Self.wide
        #expect(panel.midX == 600)
    }

    @Test func aDragEndsWhereItBecomesADialog() throws {
        let form = showForm(in: Self.narrow)
        let id = try #require(host.plan.surfaces.first?.id)
        host.stage.report(.dragBegan(id, at: host.now))
        host.stage.report(.dragMoved(id, by: 100, at: host.now))
        host.window = Self.wide
        host.pass(100)
        host.stage.report(.dragMoved(id, by: 600, at: host.now))
        host.stage.report(.dragEnded(id, at: host.now, cancelled: false))
        host.pass(2000)
        #expect(!form.hasEnded)
        #expect(panel.midX == 600 && panel.midY == 400)
        host.window = Self.narrow
        host.pass(2000)
        #expect(panel.maxY == 640)
        host.stage.report(.dragBegan(id, at: host.now))
        host.stage.report(.dragMoved(id, by: 400, at: host.now))
        host.pass(500)
        host.stage.report(.dragEnded(id, at: host.now, cancelled: false))
        host.pass(2000)
        #expect(form.outcome?.cause == .drag)
    }

    @Test func detentsComeBackWithTheSheet() {
        let form = showForm(in: Self.narrow) {
            $0.sheet.detents = [.points(200), .points(400)]
            $0.sheet.initial = .points(400)
        }
        #expect(panel.height == 400)
        host.window = Self.wide
        host.pass(2000)
        #expect(panel.height == 300, "As high as its content")
        host.window = Self.narrow
        host.pass(2000)
        #expect(panel.height == 400)
        form.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// A list, a page or a drawing takes any size it gets.
    @Test(arguments: [
        ([Overlay.Detent.points(200), .points(400)], 400.0), ([.content, .fraction(0.5)], 400),
        ([.points(120), .full], 752), ([.points(5000)], 752), ([.content], 752), ([.keepClear(100)], 700),
    ])
    private func aViewThatAsksForNoHeightFillsIt(_ detents: [Overlay.Detent], _ height: Double) {
        host.viewSizes["form"] = .zero
        _ = showForm(in: Self.wide) { $0.sheet.detents = detents }
        #expect(panel == Rect(420, 400 - height / 2, 360, height))
        #expect(layer?.frames.parts[.view]?.isEmpty == false)
    }

    /// The button takes a part of the height, and the view still asks for none.
    @Test(arguments: [Overlay.CancelButton.cross, .standard])
    private func viewWithoutHeightFillsDialogBesideButton(_ cancel: Overlay.CancelButton) {
        host.viewSizes["form"] = .zero
        _ = showForm(in: Self.wide) {
            $0.sheet.detents = [.points(400)]
            $0.content.cancel = cancel
        }
        #expect(panel.height == 400)
        #expect((layer?.frames.parts[.view]?.height ?? 0) > 300)
    }

    /// At a side, a detent is a width.
    @Test func fromASideAViewThatAsksForNoHeightTakesAllThereIs() {
        host.viewSizes["form"] = .zero
        _ = showForm(in: Self.wide) {
            $0.placement = .edge(.leading)
            $0.sheet.detents = [.points(300)]
        }
        #expect(panel == Rect(420, 24, 360, 752))
    }

    @Test func itComesAndGoesOverItsEdge() {
        let form = showForm(in: Self.wide)
        let rest = panel
        form.dismiss()
        host.pass(100)
        #expect(panel.minX == rest.minX || layer == nil)
        #expect((layer?.moment.offset.y ?? 1) > 0)
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func escapeAsksAndDismisses() {
        host.window = Self.wide
        var asked = 0
        let form = host.overlays.show(
            .form(),
            shouldEnd: { _ in
                asked += 1
                return asked > 1
            }
        ) { "form" }
        host.pass(2000)
        host.pressEscape()
        #expect(asked == 1 && !form.hasEnded)
        host.pressEscape()
        #expect(form.outcome?.cause == .escape)
    }

    @Test func aSheetThatDoesNotWantToIsASheetEverywhere() {
        host.window = Self.wide
        _ = host.overlays.show(.sheet) { "sheet" }
        host.pass(2000)
        #expect(panel.maxY == 800)
    }

    /// A large view in a small window: the dialog never leaves the window.
    @Test(arguments: [1.0, 3])
    private func itStaysInTheWindow(_ scale: Double) {
        host.environment.textScale = scale
        host.safeArea = Geometry.Insets(top: 40, left: 10, bottom: 30, right: 10)
        _ = showForm(in: Geometry.Size(width: 460, height: 370))
        #expect(panel.minX >= 10 && panel.maxX <= 450 && panel.minY >= 40 && panel.maxY <= 340)
    }

    /// A dialog has no detents, so its input policy alone counts.
    @Test(arguments: [true, false])
    func whatIsUndimmedAsASheetBlocksAsADialog(isWideFirst: Bool) {
        _ = showForm(in: isWideFirst ? Self.wide : Self.narrow) {
            $0.sheet.detents = [.points(200), .points(400)]
            $0.sheet.undimmedThrough = .points(200)
        }
        for size in isWideFirst
            ? [Self.wide, Self.narrow, Self.wide] : [Self.narrow, Self.wide, Self.narrow]
        {
            host.window = size
            host.pass(2000)
            let isDialog = size == Self.wide
            #expect(host.isCovered(Point(x: 5, y: 5)) == isDialog)
            #expect((host.plan.surfaces.first?.motion.pose(at: host.now).scrim == 1) == isDialog)
        }
    }

    @Test func aChangeToTheDialogKeepsTheDetentsOfTheSheet() {
        let form = showForm(in: Self.wide) { $0.sheet.detents = [.points(200), .points(400)] }
        form.sheet.dismissal = .never
        #expect(form.detent == nil)
        host.window = Self.narrow
        host.pass(2000)
        #expect(panel.height == 200)
        form.detent = .points(400)
        host.window = Self.wide
        host.pass(2000)
        #expect(form.detent == .points(400))
        form.sheet.dismissal = .standard
        host.window = Self.narrow
        host.pass(2000)
        #expect(panel.height == 400)
    }
}
