import Foundation
import Lifecycle
import VirtualTime
import Wire

/// The app's side of the simulated network: it sends requests and receives responses.
///
/// The app's requests are numbered in the order of sending. A response, a failure or the app's cancellation ends the
/// request. The desk ignores responses and failures that arrive after the end of a request.
package final class RequestDesk: @unchecked Sendable {
    package static let shared = RequestDesk()

    package typealias Answer = Result<(Data, URLResponse), any Error>

    private struct Waiting {
        let url: URL
        let answer: (Answer) -> Void
        /// Handles one message of a web socket. Returns false if the message ends the connection.
        var hear: ((Response) -> Bool)?
    }

    /// Identifies a sent request, so that the app can cancel the request.
    package struct Ticket: Sendable {
        let id: Int

        /// Cancels an open request: records `cancelled` now, and completes the request at the end of this instant.
        package func cancel() {
            RequestDesk.shared.close(id, because: .cancelled, as: .cancelled(request: id))
        }

        /// Ends the open request as `cancel` does, but with the error `timedOut`.
        func timeOut() {
            RequestDesk.shared.close(id, because: .timedOut, as: .timedOut(request: id))
        }
    }

    private var waiting: [Int: Waiting] = [:]
    private var lastID = 0

    private init() {}

    /// Records the request as sent by `scope`, and makes the simulation pause at the end of this instant. Calls
    /// `answer` once, when the referee or the app ends the request. A request without a URL or host, or with an
    /// unsupported scheme, is not sent, and `answer` runs before `send` returns.
    package func send(
        _ request: URLRequest, from location: SourceLocation?, by scope: Scope? = Scopes.ofNewWork,
        isResumedByHand: Bool = false, patience: TimeInterval? = nil, hear: ((Response) -> Bool)? = nil,
        answer: @escaping (Answer) -> Void
    ) -> Ticket {
        lastID += 1
        let id = lastID
        // `URLSession` sends no requests to `ftp://` or to an app's own schemes.
        let schemes = hear == nil ? ["http", "https"] : ["ws", "wss"]
        guard let url = request.url, url.host != nil, schemes.contains(url.scheme?.lowercased() ?? "")
        else {
            answer(
                .failure(URLError(request.url == nil ? .badURL : .unsupportedURL, failingURL: request.url)))
            return Ticket(id: id)
        }
        waiting[id] = Waiting(url: url, answer: answer, hear: hear)
        let outgoing = OutgoingRequest(
            id: id, method: request.httpMethod ?? "GET", url: url.absoluteString,
            bodyBytes: request.httpBody?.count ?? 0, location: location, isResumedByHand: isResumedByHand,
            isSocket: hear != nil, patience: patience.map(Self.nanoseconds))
        EventLog.shared.record(.requested(outgoing), scope: scope ?? Scope(view: "", phase: .outside))
        Simulation.shared.pauseAfterThisInstant()
        return Ticket(id: id)
    }

    /// Time limits that are zero, negative or very large mean no limit.
    private static func nanoseconds(_ seconds: TimeInterval) -> Int {
        seconds > 0 && seconds < 1e9 ? Int(seconds * 1e9) : .max
    }

    private func close(_ id: Int, because code: URLError.Code, as event: HostEvent.Kind) {
        guard let request = waiting.removeValue(forKey: id) else { return }
        EventLog.shared.record(event)
        Simulation.shared.pauseAfterThisInstant()
        // A device reports the end of a request from another queue, after the app's immediate work, such as the next
        // task.
        Simulation.shared.whenInstantCloses {
            request.answer(.failure(URLError(code, failingURL: request.url)))
        }
    }

    /// Drops all open requests. The requests of the next app are numbered from 1.
    package func startOver() {
        Leftovers.keep(waiting)
        (waiting, lastID) = ([:], 0)
    }

    // MARK: - From the referee

    /// Completes the open request with a response at once.
    package func deliver(_ response: Response, to id: Int) {
        guard let request = waiting[id] else { return }
        if let hear = request.hear, hear(response) { return }
        waiting[id] = nil
        let head = HTTPURLResponse(
            url: request.url, statusCode: response.status, httpVersion: "HTTP/1.1",
            headerFields: response.headers)
        request.answer(.success((Data(response.body), head)))
    }

    /// Completes the open request with an error at once.
    package func fail(_ id: Int, with error: TransportError) {
        guard let request = waiting.removeValue(forKey: id) else { return }
        request.answer(.failure(URLError(error.code, failingURL: request.url)))
    }
}

extension TransportError {
    var code: URLError.Code {
        switch self {
        case .timeout: .timedOut
        case .offline: .notConnectedToInternet
        case .refused: .cannotConnectToHost
        case .reset: .networkConnectionLost
        }
    }
}
