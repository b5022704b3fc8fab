extension Overlay {
    /// A height at which a sheet rests.
    ///
    /// For a sheet at the leading or trailing edge, a detent is a width. The safe area at the sheet's edge is added.
    /// Whatever the detent, a sheet is at least 24 points high and leaves its style's margin clear. Detents that come
    /// to the same height count as one; a detent that is not a number is ignored.
    public enum Detent: Hashable, Sendable, Codable {
        /// The height that the sheet's content asks for.
        ///
        /// A view without a height of its own, such as a drawing, gets the full height if this is the
        /// sheet's only detent.
        case content
        /// This many points.
        case points(Double)
        /// A share of the region's height, 0 to 1.
        ///
        /// An on-screen keyboard makes it smaller only if there is no room above the keyboard.
        case fraction(Double)
        /// The height that leaves this many points of the region clear.
        case keepClear(Double)
        /// The largest height that there is room for.
        case full
        /// A height that the app computes.
        case custom(Overlay.Detent.Custom)

        /// Whether both are the same detent; not-a-number equals not-a-number here.
        public static func == (left: Overlay.Detent, right: Overlay.Detent) -> Bool {
            switch (left, right) {
            case (.content, .content), (.full, .full): true
            case (.points(let one), .points(let other)), (.fraction(let one), .fraction(let other)),
                (.keepClear(let one), .keepClear(let other)):
                one == other || (one.isNaN && other.isNaN)
            case (.custom(let one), .custom(let other)): one == other
            case (.content, _), (.points, _), (.fraction, _), (.keepClear, _), (.full, _), (.custom, _): false
            }
        }

        /// Hashes what `==` compares.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .content: hasher.combine(0)
            case .points(let points): hasher.combine(points.isNaN ? 0 : points)
            case .fraction(let fraction): hasher.combine(fraction.isNaN ? 0 : fraction)
            case .keepClear(let points): hasher.combine(points.isNaN ? 0 : points)
            case .full: hasher.combine(1)
            case .custom(let custom): hasher.combine(custom)
            }
        }
    }
}

extension Overlay.Detent {
    /// A detent whose height the app computes, in points, from the size of the region.
    ///
    /// ```swift
    /// let wide = Overlay.Detent.custom(Overlay.Detent.Custom("wide") { room in room.width * 9 / 16 })
    /// ```
    ///
    /// Two custom detents of the same name are the same detent.
    ///
    /// The height belongs to no actor. A constant of your app that is on the main actor, as all are in a new project of
    /// Xcode 26, has to be `nonisolated`:
    ///
    /// ```swift
    /// enum Row { nonisolated static let height = 44.0 }
    /// let rows = Overlay.Detent.custom(Overlay.Detent.Custom("rows") { _ in Row.height * 3 })
    /// ```
    public struct Custom: Hashable, Sendable, Codable {
        /// The name of the detent, unique within the sheet.
        public let id: String
        /// The height in points, for a region of this size within the safe area.
        let height: @Sendable (Geometry.Size) -> Double

        /// A custom detent by its name and its height.
        ///
        /// - Parameters:
        ///   - id: The name of the detent, unique within the sheet.
        ///   - height: The height (for a sheet at the side, the width) in points, for a room of this size: the
        ///     region within the safe area. Called whenever the sheet is laid out or dragged, on any thread; must
        ///     depend on nothing else.
        public init(_ id: String, height: @escaping @Sendable (Geometry.Size) -> Double) {
            self.id = id
            self.height = height
        }

        /// Reads a custom detent from a journal: its name and, if written, its height in one room.
        ///
        /// In any other room the height is not a number: only the journal's layouts have it.
        public init(from decoder: any Decoder) throws {
            guard let written = try? Written(from: decoder) else {
                self.init(try decoder.singleValueContainer().decode(String.self)) { _ in .nan }
                return
            }
            self.init(written.id) { $0 == written.room ? written.height : .nan }
        }

        /// Writes the name, and the height in a journal's room; the app's function cannot be written.
        public func encode(to encoder: any Encoder) throws {
            let known = CodingUserInfoKey.room.flatMap { encoder.userInfo[$0] as? Geometry.Size }
            if let room = known, height(room).isFinite {
                try Written(id: id, room: room, height: height(room)).encode(to: encoder)
            } else {
                var container = encoder.singleValueContainer()
                try container.encode(id)
            }
        }

        private struct Written: Codable {
            let id: String
            let room: Geometry.Size
            let height: Double
        }

        /// Whether both have the same name.
        public static func == (left: Overlay.Detent.Custom, right: Overlay.Detent.Custom) -> Bool {
            left.id == right.id
        }
        /// Hashes the name.
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
}

extension CodingUserInfoKey {
    /// The size of the region within the safe area for which the app's detents are written.
    static let room = CodingUserInfoKey(rawValue: "scrim-room")
}
