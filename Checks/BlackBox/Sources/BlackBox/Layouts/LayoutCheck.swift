import BlackBoxKit

/// Overlays over regions in layouts of every kind: `blackbox layouts`.
///
/// The first story of each run measures cost.
struct LayoutCheck: Check {
    static let name = "layouts"
    private let user: User

    init(user: User) { self.user = user }

    func run(seed: Int, story: Int) -> Find? {
        if story == 0 { return LayoutCost.run().map { Find(fault: $0, steps: []) } }
        return LayoutStory(seed: seed, story: story, user: user).run()
    }
}
