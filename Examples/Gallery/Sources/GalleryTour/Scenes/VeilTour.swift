@_spi(Host) import Scrim
import GalleryApp
import GalleryServer

/// Sign-in, search and download under a veil.
struct VeilTour: TourScene {
    let name = "Veil"
    let tab = Tab.veil

    func run(_ tour: Tour) async {
        await signInRefused(tour)
        await searchCancelled(tour)
        await searchAndSignIn(tour)
        await download(tour)
        await hide(tour)
    }

    /// The error is shown in place; before that, no input reaches the app.
    private func signInRefused(_ tour: Tour) async {
        await tour.picture("The form", as: "before")
        await tour.click("veil-password")
        await tour.type("short")
        // The focus stays in the field, where typed text would show.
        let focus = tour.focusPath
        await tour.key("Return")
        await tour.check("the veil is up") {
            tour.says(.veil, tour.words.signingIn)
        } seen: {
            tour.describeStage()
        }

        await tour.key("ctrl+s")
        tour.check("Ctrl+S does not reach the app", expected: 1, seen: tour.stage.presentations.count)
        await tour.click("tab-hud")
        tour.check("a click on a covered button has no effect", expected: tab, seen: tour.shownTab)
        await tour.type("x")
        tour.check(
            "what is typed does not reach the app", expected: "short",
            seen: tour.widget("veil-password")?.content)
        await tour.picture("Signing in", as: "during")

        await tour.check("the veil is gone") {
            tour.stage.plan.surfaces.isEmpty
        } seen: {
            tour.describeStage()
        }
        await tour.check("the error is shown in place") {
            tour.text(of: "veil-sign-in-notice-text") == tour.words.wrongPassword
        } seen: {
            tour.text(of: "veil-sign-in-notice-text")
        }
        tour.check("the focus came back", expected: focus, seen: tour.focusPath)
        await tour.picture("The error, in place", as: "error")
    }

    /// The search is cancelled by its button, and by Escape.
    private func searchCancelled(_ tour: Tour) async {
        await tour.click("veil-search-field")
        await tour.key("ctrl+a")
        await tour.type("light")
        await tour.click("veil-search")
        await tour.until("the veil is up") { tour.says(.veil, tour.words.searching) }
        await tour.settled()
        await tour.click("veil.cancel")
        await tour.check("Cancel ends the veil and its request", within: .milliseconds(900)) {
            tour.text(of: "veil-search-notice-text") == tour.words.cancelled
                && tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await tour.until("the veil is gone") { tour.stage.plan.surfaces.isEmpty }

        await tour.click("veil-search-field")
        let focus = tour.focusPath
        await tour.key("Return")
        await tour.until("the veil is up") { tour.says(.veil, tour.words.searching) }
        await tour.key("Escape")
        await tour.check("Escape ends the veil", within: .milliseconds(900)) {
            tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await tour.check("the focus came back after Escape") {
            tour.focusPath == focus
        } seen: {
            tour.focusPath
        }
    }

    private func searchAndSignIn(_ tour: Tour) async {
        await tour.until("the veil is gone") { tour.stage.plan.surfaces.isEmpty }
        await tour.key("Return")
        await tour.until("the veil is up") { tour.says(.veil, tour.words.searching) }
        await tour.check("the search's hits are listed") {
            tour.isShown("veil-hits") && tour.stage.plan.surfaces.isEmpty
        } seen: {
            tour.text(of: "veil-search-summary")
        }
        await tour.check("the error of the sign-in went by itself", within: .seconds(8)) {
            !tour.isShown("veil-sign-in-notice-text")
        } seen: {
            tour.isShown("veil-sign-in-notice-text") ? "it is there" : "it is gone"
        }
        await tour.click("veil-password")
        await tour.key("ctrl+a")
        await tour.type("long enough")
        await tour.key("Return")
        await tour.until("the veil is up") { tour.says(.veil, tour.words.signingIn) }
        await tour.check("one is signed in") {
            tour.text(of: "veil-user") == "Ada Lovelace" && tour.stage.plan.surfaces.isEmpty
        } seen: {
            tour.text(of: "veil-user")
        }
        await tour.picture("Signed in, and what was found", as: "after")
    }

    /// Determinate progress from real bytes, then a success text that blocks nothing.
    private func download(_ tour: Tour) async {
        await tour.key("ctrl+s")
        await tour.check("Ctrl+S works again") {
            tour.says(.veil, tour.words.downloading)
        } seen: {
            tour.describeStage()
        }
        var seen: [Int] = []
        await tour.until("the download is half done") {
            if let percent = tour.contents(.veil).last?.indicator.percent, percent != seen.last {
                seen.append(percent)
            }
            return (seen.last ?? 0) >= 50
        }
        tour.check(
            "progress grows with the bytes", seen.count > 5 && seen == seen.sorted(),
            seen: seen.map(String.init).joined(separator: " "))
        await tour.picture("Downloading", as: "progress")
        await tour.until("the download is done") { tour.says(.veil, tour.words.saved) }
        await tour.click("tab-loading")
        tour.check("success frees the input while it is read", expected: .loading, seen: tour.shownTab)
        await tour.until("the word of success is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    /// The hidden download continues as a notice; the app is live, and the veil returns if the user wants it.
    private func hide(_ tour: Tour) async {
        await tour.open(.veil)
        tour.network(download: .seconds(10))
        await tour.key("ctrl+s")
        await tour.until("the veil is up") { tour.says(.veil, tour.words.downloading) }
        await tour.settled()
        await tour.click("veil.action")
        await tour.check("Hide leaves a notice with its progress") {
            tour.says(.hud, tour.words.downloading) && !tour.isUp(.veil)
        } seen: {
            tour.describeStage()
        }
        await tour.settled()
        await tour.click("veil-search-field")
        await tour.key("ctrl+a")
        await tour.type("lace")
        tour.check("and the app is live", expected: "lace", seen: tour.widget("veil-search-field")?.content)
        await tour.check("the notice shows how far the download is", within: .seconds(8)) {
            (tour.contents(.hud).last?.indicator.percent ?? 0) >= 20
        } seen: {
            tour.contents(.hud).last?.indicator.percent.map { "\($0) %" } ?? "no progress"
        }
        await tour.settled()
        await tour.picture("Hidden: the download goes on", as: "hidden")

        await tour.click("hud.action")
        await tour.check("Show brings the veil back") {
            tour.says(.veil, tour.words.downloading) && !tour.says(.hud, tour.words.downloading)
        } seen: {
            tour.describeStage()
        }
        await tour.settled()
        await tour.click("veil.action")
        await tour.until("it is hidden again") {
            tour.says(.hud, tour.words.downloading) && !tour.isUp(.veil)
        }
        await tour.check("the result is a notice", within: .seconds(15)) {
            tour.says(.hud, tour.words.saved) && !tour.isUp(.veil)
        } seen: {
            tour.describeStage()
        }
        await tour.settled()
        await tour.picture("Done: the result is a notice", as: "hidden-saved")
        await tour.until("the notice is gone") { tour.stage.plan.surfaces.isEmpty }
        tour.network()
        await tour.open(.veil)
        await tour.reveal("veil-sign-out", in: "scene-veil")
        await tour.click("veil-sign-out")
    }
}
