import Foundation
import Lifecycle
import VirtualTime
import Wire

/// Where requests leave the app and answers come in: the app's side of the border.
///
/// Each request gets the next number. It is answered at most once, by a response, a failure or its own cancellation,
/// whichever comes first; what comes later is dropped.
public final class RequestDesk: @unchecked Sendable {
    public static let shared = RequestDesk()

    public typealias Answer = Result<(Data, URLResponse), URLError>

    private struct Waiting {
        let url: URL
        let answer: (Answer) -> Void
    }

    /// Stands for one request that was sent.
    public struct Ticket: Sendable {
        let id: Int

        /// Calls the request off, if it has not been answered.
        public func cancel() {
            RequestDesk.shared.close(id, because: .cancelled, as: .cancelled(request: id))
        }

        /// Gives up on it: whoever sent it hears that it took too long.
        func timeOut() {
            RequestDesk.shared.close(id, because: .timedOut, as: .timedOut(request: id))
        }
    }

    private var waiting: [Int: Waiting] = [:]
    private var lastID = 0

    private init() {}

    /// Sends the request in the name of `scope`; what the world makes of it is handed to `answer`, once.
    public func send(
        _ request: URLRequest, from location: SourceLocation?, by scope: Scope? = Scopes.ofNewWork,
        answer: @escaping (Answer) -> Void
    ) -> Ticket {
        lastID += 1
        let id = lastID
        guard let url = request.url, url.host != nil else {
            answer(.failure(URLError(request.url == nil ? .badURL : .unsupportedURL)))
            return Ticket(id: id)
        }
        waiting[id] = Waiting(url: url, answer: answer)
        let outgoing = OutgoingRequest(
            id: id, method: request.httpMethod ?? "GET", url: url.absoluteString,
            bodyBytes: request.httpBody?.count ?? 0, location: location)
        EventLog.shared.record(.requested(outgoing), scope: scope ?? Scope(view: "", phase: .outside))
        Simulation.shared.pauseAfterThisInstant()
        return Ticket(id: id)
    }

    private func close(_ id: Int, because code: URLError.Code, as event: HostEvent.Kind) {
        guard let request = waiting.removeValue(forKey: id) else { return }
        EventLog.shared.record(event)
        Simulation.shared.pauseAfterThisInstant()
        // A network stack tells of the end from a queue of its own. Whatever the app does at once, such as
        // starting the next task, it has done by then.
        Simulation.shared.whenInstantCloses {
            request.answer(.failure(URLError(code, failingURL: request.url)))
        }
    }

    // MARK: - From the world

    public func deliver(_ response: Response, to id: Int) {
        guard let request = waiting.removeValue(forKey: id) else { return }
        let head = HTTPURLResponse(
            url: request.url, statusCode: response.status, httpVersion: "HTTP/1.1",
            headerFields: response.headers)
        request.answer(.success((Data(response.body), head)))
    }

    public func fail(_ id: Int, with error: TransportError) {
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

extension URLError {
    init(_ code: Code, failingURL url: URL) {
        self.init(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
}
