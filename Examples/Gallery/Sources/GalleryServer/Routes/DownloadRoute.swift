import FlyingFox
import Foundation

/// Sends `?bytes=` bytes, over the time that the conditions set.
struct DownloadRoute: Route {
    static let largest = 256 << 20

    func respond(to request: HTTPRequest, under conditions: Conditions) async throws -> HTTPResponse {
        guard let count = request.query["bytes"].flatMap(Int.init), (0...Self.largest).contains(count) else {
            return .text("The size must be 0 to \(Self.largest) bytes.", status: .badRequest)
        }
        let time = conditions.fault == .slow ? conditions.downloadTime * 4 : conditions.downloadTime
        let broken = conditions.fault == .cut ? count / 2 : nil
        let bytes = PacedBytes(count: count, time: time, breakingAfter: broken)
        // Small pieces make smooth progress; 200 of them cost little.
        let piece = min(max(count / 200, 1024), 64 << 10)
        return HTTPResponse(
            statusCode: .ok,
            headers: [.contentType: "application/octet-stream"],
            body: HTTPBodySequence(from: bytes, count: count, suggestedBufferSize: piece))
    }
}
