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
            RequestDesk.shared.cancel(id)
        }
    }

    private var waiting: [Int: Waiting] = [:]
    private var lastID = 0

    private init() {}

    /// Sends the request and waits for what the world makes of it.
    func send(_ request: URLRequest, from location: SourceLocation?) async throws -> (Data, URLResponse) {
        // A task that is cancelled already sends nothing, and hears it in the language's own words. One that is
        // cancelled later hears it in the network's: `URLError.cancelled`.
        try Task.checkCancellation()
        let id = newID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                start(id, request, from: location) { continuation.resume(with: $0.mapError { $0 }) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Sends the request; what the world makes of it is handed to `answer`, once.
    public func send(
        _ request: URLRequest, from location: SourceLocation?, answer: @escaping (Answer) -> Void
    ) -> Ticket {
        let id = newID()
        start(id, request, from: location, answer)
        return Ticket(id: id)
    }

    private func newID() -> Int {
        lastID += 1
        return lastID
    }

    private func start(
        _ id: Int, _ request: URLRequest, from location: SourceLocation?, _ answer: @escaping (Answer) -> Void
    ) {
        guard let url = request.url else { return answer(.failure(URLError(.badURL))) }
        waiting[id] = Waiting(url: url, answer: answer)
        let outgoing = OutgoingRequest(
            id: id, method: request.httpMethod ?? "GET", url: url.absoluteString,
            bodyBytes: request.httpBody?.count ?? 0, location: location)
        Journal.shared.record(.requested(outgoing), scope: Scopes.current ?? Scope(view: "", phase: .outside))
        Simulation.shared.pauseAfterThisInstant()
    }

    private func cancel(_ id: Int) {
        guard let request = waiting.removeValue(forKey: id) else { return }
        Journal.shared.record(.cancelled(request: id))
        Simulation.shared.pauseAfterThisInstant()
        // A network stack tells of the cancellation from a queue of its own. Whatever the app does at once, such as
        // starting the next task, it has done by then.
        Simulation.shared.whenInstantCloses {
            request.answer(.failure(URLError(.cancelled, failingURL: request.url)))
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
