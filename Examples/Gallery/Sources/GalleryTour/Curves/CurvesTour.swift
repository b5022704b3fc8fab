import GalleryApp
@_spi(Host) import Scrim
import TourReport

/// The motion of sheets as curves, each compared with the expected curve, which is computed in another way.
///
/// The measurements come from the core, not from the pictures.
struct CurvesTour: TourScene {
    let name = "Curves"
    let slug = "curves"
    let tab = Tab.sheet
    // The motion is the same in every look, but the plot's colors are not.
    let looks = [Look.light, .dark]

    func run(_ tour: Tour) async {
        release(tour)
        frameRates(await recording(tour), tour)
        inputRates(tour)
        catching(tour)
        refusing(tour)
        rubberBand(tour)
        projection(tour)
        springs(tour)
        damping(tour)
    }

    /// A drag of the Map's list by the pointer on the screen.
    private func recording(_ tour: Tour) async -> Recording {
        await tour.click("page-map")
        await tour.show(by: "map-places")
        let recording = await Recording.take(tour) {
            guard let head = tour.frame(of: "sheet.panel") else { return }
            let start = tour.screen(head.midX - 60, head.minY + 50)
            // Uneven, as hands are: slowly at first, then faster up to the end.
            let way = (1...24).flatMap { step -> [Pointer.Act] in
                let share = Double(step) / 24
                return [.pause(8), .move(start.moved(0, -130 * share * share * (2 - share)))]
            }
            await tour.act([.move(start), .press] + way + [.release])
        }
        await tour.settled()
        await tour.key("Escape")
        await tour.noSheet()
        tour.check(
            "a drag is recorded", recording.samples.count > 5, seen: "\(recording.samples.count) events")
        return recording
    }
}
