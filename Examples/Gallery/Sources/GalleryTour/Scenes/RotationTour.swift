@_spi(Host) import Scrim
import CGtk4
import GalleryApp

/// Rotating the phone while an overlay is presented.
struct RotationTour: TourScene {
    let name = "Rotation"
    let slug = "rotation"
    let tab = Tab.lab

    func run(_ tour: Tour) async {
        await tour.click("lab-show")
        await tour.until("the veil is up") { tour.isUp(.veil) }
        await tour.settled()
        checkCenter(tour, "upright")
        tour.turn()
        await tour.until("the phone is on its side") { tour.windowFrame.width > tour.windowFrame.height }
        await tour.settled()
        checkCenter(tour, "on its side")
        await tour.picture("The same veil, on its side", as: "landscape")
        await tour.key("Escape")
        await tour.until("the veil is gone") { tour.stage.plan.surfaces.isEmpty }

        await tour.open(.sheet)
        await tour.click("page-canvas")
        await tour.click("sheet-choose")
        await tour.until("the sheet is up") { tour.isUp(.sheet) }
        await tour.picture("The picker, on its side", as: "sheet")
        tour.turn()
        await tour.until("the phone is upright") { tour.windowFrame.width < tour.windowFrame.height }
        await tour.settled()
        if let sheet = tour.frame(of: "sheet.panel") {
            tour.check(
                "the sheet still lies at the bottom edge", abs(sheet.maxY - tour.windowFrame.maxY) < 1,
                seen: "\(sheet.maxY) of \(tour.windowFrame.maxY)")
        }
        await tour.key("Escape")
        await tour.until("the sheet is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    private func checkCenter(_ tour: Tour, _ when: String) {
        guard let panel = tour.frame(of: "veil.panel") else { return tour.fail("a panel \(when)", "none") }
        let window = tour.windowFrame
        tour.check(
            "the panel is centered \(when)",
            abs(panel.midX - window.midX) <= 1 && abs(panel.midY - window.midY) <= 1,
            seen: "\(Int(panel.midX)), \(Int(panel.midY)) in \(Int(window.width)) × \(Int(window.height))")
    }
}
