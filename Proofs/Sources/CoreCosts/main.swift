import CCallgrind

// core-costs OPERATION OVERLAYS TIMES: performs an operation so often, and counts its instructions under Callgrind.
// Without arguments: nanoseconds for each operation and number of overlays, for a first look.

let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 3, let operation = Operation(rawValue: arguments[1]), let overlays = Int(arguments[2]),
    let times = Int(arguments[3])
{
    let scene = Scene(overlays: overlays)
    // Warm: what is made once is made.
    scene.perform(operation)
    callgrind_begin()
    for _ in 0..<times { scene.perform(operation) }
    callgrind_end()
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
