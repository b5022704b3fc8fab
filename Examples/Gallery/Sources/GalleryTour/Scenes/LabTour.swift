import GalleryApp
@_spi(Host) import Scrim
import ScrimGTK

/// Every option through its control, and the list of presentations.
struct LabTour: TourScene {
    let name = "Lab"
    let tab = Tab.lab

    func run(_ tour: Tour) async {
        await tour.picture("The controls", as: "before")
        await list(tour)
        await indicators(tour)
        await blockedButTheBar(tour)
        await kinds(tour)
    }

    private func list(_ tour: Tour) async {
        await tour.click("lab-show")
        await tour.check("the list shows what is on stage") {
            tour.text(of: "lab-line-0").hasPrefix("veil · shown")
        } seen: {
            tour.text(of: "lab-line-0")
        }
        await tour.picture("A veil over its own controls", as: "during")
        await tour.click("veil.cancel")
        await tour.check("the list is empty again") {
            tour.text(of: "lab-line-0") == tour.words.emptyStage
        } seen: {
            tour.text(of: "lab-line-0")
        }
    }

    private func indicators(_ tour: Tour) async {
        for (index, name) in ["Bar": 2, "Ring": 3, "Success": 4].sorted(by: { $0.value < $1.value })
            .map({ ($0.value, $0.key) })
        {
            await tour.select(index, in: "lab-indicator")
            await tour.click("lab-show")
            await tour.until("the veil is up") { tour.isUp(.veil) }
            await tour.picture("\(name)", as: name.lowercased())
            await tour.key("Escape")
            await tour.until("the veil is gone") { tour.stage.plan.surfaces.isEmpty }
        }
        await tour.select(0, in: "lab-indicator")
    }

    /// A region that stays live under a veil.
    private func blockedButTheBar(_ tour: Tour) async {
        await tour.select(2, in: "lab-outside")
        await tour.click("lab-show")
        await tour.until("the veil is up") { tour.isUp(.veil) }
        await tour.click("tab-hud")
        tour.check("a click outside the bar has no effect", expected: tab, seen: tour.shownTab)
        await tour.click("lab-dismiss-all")
        await tour.check("the bar is live: Dismiss All ends the veil") {
            tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await tour.select(0, in: "lab-outside")
        await tour.until("the veil is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    private func kinds(_ tour: Tour) async {
        // The Lab has controls for these five kinds.
        for (index, kind) in Overlay.Kind.allCases.filter({ $0 != .question }).enumerated() {
            await tour.select(index, in: "lab-kind")
            await tour.click("lab-show")
            await tour.check("the Lab shows a \(kind.rawValue)") {
                tour.isUp(kind)
            } seen: {
                tour.describeStage()
            }
            tour.window.overlays.dismissAll()
            await tour.check("and it is gone: \(kind.rawValue)") {
                tour.stage.plan.surfaces.isEmpty
            } seen: {
                tour.describeStage()
            }
        }
        await tour.select(0, in: "lab-kind")
    }
}
