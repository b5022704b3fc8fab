@_spi(Host) import Scrim
import CGtk4
import GalleryApp
import GalleryServer

/// One tab is busy, and the others are not.
struct ActivityTour: TourScene {
    let name = "Activity"
    let tab = Tab.activity
    /// Long enough to switch tabs and come back.
    let latency = Duration.seconds(5)

    func run(_ tour: Tour) async {
        // In the first look of a tour the table is already loading; later looks ask for it.
        if tour.stage.presentations.isEmpty { await tour.click("activity-clear") }
        await tour.check("the table is busy") {
            tour.isUp(.activity)
        } seen: {
            tour.describeStage()
        }
        await tour.settled()
        tour.check(
            "the overlay covers the table and nothing else", expected: tour.frame(of: "activity-table"),
            seen: tour.stage.plan.surfaces.first.flatMap { tour.covered(by: $0.value) })
        await tour.picture("The table is busy", as: "during")

        await tour.open(.lab)
        await tour.check("elsewhere nothing of it is drawn") {
            !tour.isShown("activity.panel")
        } seen: {
            tour.describeStage()
        }
        await tour.click("lab-show")
        await tour.check("the other tab is usable while this one is busy") {
            tour.isUp(.veil)
        } seen: {
            tour.describeStage()
        }
        await tour.picture("Another tab meanwhile", as: "elsewhere")
        await tour.key("Escape")
        await tour.until("the veil of the other tab is gone") {
            !tour.stage.plan.surfaces.contains { $0.kind == .veil }
        }
        await tour.open(tab)
        await tour.check("back here the overlay is back", within: .seconds(2)) {
            tour.isUp(.activity)
        } seen: {
            tour.describeStage()
        }
        await tour.check("the table is filled from the feed") {
            tour.rows(in: "activity-list") >= 20 && tour.stage.plan.surfaces.isEmpty
        } seen: {
            "\(tour.rows(in: "activity-list")) rows, \(tour.describeStage())"
        }
        await tour.scroll(over: "activity-table")
        await tour.picture("Articles", as: "after")
        await again(tour)
        await failure(tour)
    }

    /// Content that is already there stays visible while it reloads.
    private func again(_ tour: Tour) async {
        tour.network(latency: .seconds(2))
        await tour.click("activity-refresh")
        await tour.until("a bar runs along the table's edge") { tour.isUp(.activity) }
        let position = tour.scrollPosition("activity-list-page")
        await tour.scroll(over: "activity-table")
        tour.check(
            "the table scrolls under the bar", tour.scrollPosition("activity-list-page") > position,
            seen: "\(position) → \(tour.scrollPosition("activity-list-page"))")
        await tour.picture("Loaded again; it can be read", as: "again")
        await tour.until("the bar is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    private func failure(_ tour: Tour) async {
        tour.network(latency: .milliseconds(600), fault: .error500)
        await tour.click("activity-refresh")
        await tour.check("an error is shown above the rows, which stay") {
            tour.text(of: "activity-notice-text") == tour.words.serverProblem(500)
                && tour.rows(in: "activity-list") >= 20
        } seen: {
            tour.text(of: "activity-notice-text")
        }
    }
}
