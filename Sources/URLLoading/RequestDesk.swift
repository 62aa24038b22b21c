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

    typealias Answer = Result<(Data, URLResponse), any Error>

    private struct Waiting {
        let url: URL
        let answer: (Answer) -> Void
    }

    private var waiting: [Int: Waiting] = [:]
    private var lastID = 0

    private init() {}

    /// Sends the request and calls `answer` with what the world makes of it. Returns the request's number.
    func send(_ request: URLRequest, by scope: Scope?, answer: @escaping (Answer) -> Void) -> Int? {
        guard let url = request.url, url.host != nil else {
            answer(.failure(URLError(request.url == nil ? .badURL : .unsupportedURL)))
            return nil
        }
        lastID += 1
        let id = lastID
        waiting[id] = Waiting(url: url, answer: answer)
        let outgoing = OutgoingRequest(
            id: id, method: request.httpMethod ?? "GET", url: url.absoluteString,
            bodyBytes: request.httpBody?.count ?? 0, location: request.location)
        Journal.shared.record(.requested(outgoing), scope: scope ?? Scope(view: "", phase: .outside))
        Simulation.shared.pauseAfterThisInstant()
        return id
    }

    /// The app no longer waits for the answer, and its task is to hear `code`.
    func cancel(_ id: Int, because code: URLError.Code = .cancelled) {
        guard let request = waiting.removeValue(forKey: id) else { return }
        Journal.shared.record(.cancelled(request: id))
        Simulation.shared.pauseAfterThisInstant()
        // A network stack tells of the cancellation from a queue of its own. Whatever the app does at once, such as
        // starting the next task, it has done by then.
        Simulation.shared.whenInstantCloses {
            request.answer(.failure(URLError(code, failingURL: request.url)))
        }
    }

    // MARK: - From the world

    public func deliver(_ response: Response, to id: Int) {
        guard let request = waiting.removeValue(forKey: id) else { return }
        let answer = HTTPURLResponse(
            url: request.url, statusCode: response.status, httpVersion: "HTTP/1.1",
            headerFields: response.headers)
        request.answer(.success((Data(response.body), answer)))
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
