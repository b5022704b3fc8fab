import Foundation

/// Pixels of the screen, in shades of gray.
struct Picture: Equatable {
    let width: Int
    let height: Int
    private let shades: [UInt8]

    init(of frame: User.Frame) throws {
        let text = try Command.run([
            "import", "-window", "root", "-crop", "\(frame.width)x\(frame.height)+\(frame.left)+\(frame.top)",
            "+repage",
            "-colorspace", "Gray", "-depth", "8", "-compress", "none", "pgm:-",
        ])
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 4, let width = Int(words[1]), let height = Int(words[2]) else {
            throw Trouble("there is no picture")
        }
        self.width = width
        self.height = height
        shades = words.dropFirst(4).compactMap { UInt8($0) }
    }

    var darkest: Double { Double(shades.min() ?? 0) / 255 }
    var brightest: Double { Double(shades.max() ?? 0) / 255 }
    /// The most common brightness: the background of a text.
    var median: Double { Double(shades.sorted()[shades.count / 2]) / 255 }

    /// The contrast between a text and its background, by WCAG's formula.
    var contrast: Double {
        func light(_ shade: Double) -> Double {
            shade <= 0.04045 ? shade / 12.92 : pow((shade + 0.055) / 1.055, 2.4)
        }
        let ground = light(median)
        let text = abs(brightest - median) > abs(darkest - median) ? light(brightest) : light(darkest)
        return (max(ground, text) + 0.05) / (min(ground, text) + 0.05)
    }
}
