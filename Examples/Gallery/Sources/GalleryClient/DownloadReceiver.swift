import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Counts the bytes of one download as the session delivers them.
final class DownloadReceiver: NSObject, URLSessionDataDelegate {
    private struct Count {
        var received = 0
        var expected = 0
        /// Set if the status is no success; thrown when the download ends.
        var failure: ClientError?
    }

    private let count = Mutex(Count())
    private let continuation: AsyncThrowingStream<Double, any Error>.Continuation

    init(continuation: AsyncThrowingStream<Double, any Error>.Continuation) {
        self.continuation = continuation
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let failure: ClientError?
        do {
            try GalleryClient.check(response, body: Data("The download was refused.".utf8))
            failure = nil
        } catch {
            failure = error as? ClientError ?? .unreadable
        }
        count.withLock {
            $0.expected = Int(clamping: response.expectedContentLength)
            $0.failure = failure
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let fraction = count.withLock { count -> Double? in
            count.received += data.count
            guard count.failure == nil, count.expected > 0 else { return nil }
            return min(Double(count.received) / Double(count.expected), 1)
        }
        if let fraction { continuation.yield(fraction) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let failure = count.withLock { count -> ClientError? in
            if let failure = count.failure { return failure }
            return error != nil || count.received < count.expected ? .connection : nil
        }
        continuation.finish(throwing: failure)
    }
}
