/// The result of a tour, as written to `report.json`.
package struct TourReport: Codable, Equatable, Sendable {
    /// The scenes in the order of their visits.
    package var scenes: [SceneReport]

    package init(scenes: [SceneReport] = []) {
        self.scenes = scenes
    }

    /// The number of passed checks.
    package var passed: Int { checks.count(where: \.ok) }
    /// The number of failed checks.
    ///
    /// A tour without any check counts as one failure, because it proves nothing.
    package var failed: Int { checks.isEmpty ? 1 : checks.count - passed }

    private var checks: [CheckReport] { scenes.flatMap(\.checks) }
}

/// One scene of a tour.
package struct SceneReport: Codable, Equatable, Sendable {
    package let name: String
    package var pictures: [PictureReport] = []
    package var checks: [CheckReport] = []

    package init(name: String) {
        self.name = name
    }
}

/// One picture.
package struct PictureReport: Codable, Equatable, Sendable {
    /// What the picture shows.
    package let caption: String
    /// The path relative to the report.
    package let file: String
    package let width: Int
    package let height: Int

    package init(caption: String, file: String, width: Int, height: Int) {
        self.caption = caption
        self.file = file
        self.width = width
        self.height = height
    }
}

/// One check of the gallery, and the actual result.
package struct CheckReport: Codable, Equatable, Sendable {
    package let name: String
    package let ok: Bool
    package let expected: String
    package let seen: String

    package init(name: String, ok: Bool, expected: String, seen: String) {
        self.name = name
        self.ok = ok
        self.expected = expected
        self.seen = seen
    }
}
