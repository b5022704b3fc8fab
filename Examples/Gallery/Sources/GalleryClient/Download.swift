import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A running download, as a sequence of fractions from 0 to 1 of the received bytes.
///
/// The sequence ends with the last byte, and throws ``ClientError`` if the download fails. A consumer that is slower
/// than the network sees only the newest fraction. Cancelling the consumer ends the download.
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
                // The session retains its delegate until it is invalidated.
                session.finishTasksAndInvalidate()
            }
            task.resume()
        }.makeAsyncIterator()
    }
}
