import Foundation
import HostileData

/// Tries one input; libFuzzer calls this on the main thread for each, and reports a trap as a find.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated {
        var isTried = false
        Task {
            if let trouble = await subject.trouble(with: input) {
                fatalError("\(subject.rawValue): \(trouble)")
            }
            isTried = true
        }
        // The main actor's tasks run in this loop.
        while !isTried { RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    return 0
}

private let subject: HostileData = {
    let name = ProcessInfo.processInfo.environment["FUZZ"] ?? ""
    guard let subject = HostileData(rawValue: name) else {
        fatalError("FUZZ names what to try: \(HostileData.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return subject
}()
