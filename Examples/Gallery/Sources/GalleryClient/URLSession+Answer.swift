import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
    /// Returns the answer to a request.
    ///
    /// Replaces `data(for:)`, which up to Swift 6.3 can hang forever on Linux if a request is cancelled at the moment
    /// in which it fails (swift-corelibs-foundation, issue 5412).
    func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        let running = Running()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = dataTask(with: request) { data, response, error in
                    if let data, let response {
                        continuation.resume(returning: (data, response))
                    } else {
                        continuation.resume(throwing: error ?? ClientError.connection)
                    }
                }
                running.task.withLock { $0 = task }
                task.resume()
                // The task was cancelled before the request could be.
                if Task.isCancelled { task.cancelElsewhere() }
            }
        } onCancel: {
            running.task.withLock { $0 }?.cancelElsewhere()
        }
    }

    private final class Running: Sendable {
        let task = Mutex<URLSessionDataTask?>(nil)
    }
}

extension URLSessionTask {
    /// Cancels on another thread, because the caller may hold a lock that the session's queue waits for.
    func cancelElsewhere() {
        DispatchQueue.global().async { self.cancel() }
    }
}
