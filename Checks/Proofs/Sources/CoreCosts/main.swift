import CCallgrind

// `core-costs TIMES OPERATION:OVERLAYS…` performs each operation `TIMES` times and counts its instructions under
// Callgrind, which writes one profile per operation. `core-costs frames` prints in how many frames stacks of one to
// three notices are drawn. Without arguments, it prints rough nanoseconds for each operation and number of overlays.

let arguments = CommandLine.arguments.dropFirst()
if let times = arguments.first.flatMap({ Int($0) }) {
    for argument in arguments.dropFirst() {
        let words = argument.split(separator: ":")
        guard words.count == 2, let operation = Operation(rawValue: String(words[0])),
            let overlays = Int(words[1])
        else { fatalError("core-costs: no operation “\(argument)”") }
        let scene = Scene(overlays: overlays)
        // The first run pays for caches that are made only once.
        scene.perform(operation)
        callgrind_begin()
        for _ in 0..<times { scene.perform(operation) }
        callgrind_end()
    }
} else if arguments.first == "frames" {
    for count in 1...3 {
        print("coming\t\(count)\t\(StackFrames.coming(count))")
        print("joining\t\(count)\t\(StackFrames.joining(count))")
        print("resting\t\(count)\t\(StackFrames.resting(count))")
        print("draining\t\(count)\t\(StackFrames.draining(count))")
    }
} else {
    let clock = ContinuousClock()
    let scenes = [1, 10, 100, 1000].map { (count: $0, scene: Scene(overlays: $0)) }
    for operation in Operation.allCases {
        var line = operation.rawValue
        for (count, scene) in scenes {
            let times = max(3, 300 / count)
            scene.perform(operation)
            let duration = clock.measure { for _ in 0..<times { scene.perform(operation) } }
            line += "\t\(Int(duration / .nanoseconds(1)) / times)"
        }
        print(line)
    }
}
