import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transfer under way, as a sequence of fractions from 0 to 1 of the bytes that really arrived.
///
/// The sequence ends when the last byte is here, and throws ``ClientError`` when it will not come. A consumer
/// that is slower than the network sees the newest fraction only. Cancelling the consumer ends the transfer.
package struct Download: AsyncSequence, Sendable {
    package typealias Element = Double
    package typealias Failure = any Error

    let request: URLRequest

    package func makeAsyncIterator() -> AsyncThrowingStream<Double, any Error>.Iterator {
        let request = request
        return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let receiver = DownloadReceiver(continuation: continuation)
            let session = URLSession(configuration: .ephemeral, delegate: receiver, delegateQueue: nil)
            let task = session.dataTask(with: request)
            continuation.onTermination = { _ in
                task.cancelElsewhere()
                // The session holds its delegate until it is told that no more will come.
                session.finishTasksAndInvalidate()
            }
            task.resume()
        }.makeAsyncIterator()
    }
}
