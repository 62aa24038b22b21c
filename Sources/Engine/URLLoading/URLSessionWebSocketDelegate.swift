import Foundation
import Wire

public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)

    /// Called when either side closes the connection with a code, before the task completes.
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}

    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

extension URLSessionWebSocketTask {
    private var listeningDelegate: (any URLSessionWebSocketDelegate)? {
        (delegate ?? session.delegate) as? any URLSessionWebSocketDelegate
    }

    func tellOfOpening() {
        guard let listeningDelegate else { return }
        report { [self] in
            listeningDelegate.urlSession(session, webSocketTask: self, didOpenWithProtocol: nil)
        }
    }

    func tellOfClosing() {
        guard let listeningDelegate else { return }
        report { [self] in
            listeningDelegate.urlSession(
                session, webSocketTask: self, didCloseWith: closeCode, reason: closeReason)
        }
    }
}

extension URLSession {
    public func webSocketTask(
        with url: URL, fileID: String = #fileID, line: Int = #line
    ) -> URLSessionWebSocketTask {
        webSocketTask(with: URLRequest(url: url), fileID: fileID, line: line)
    }

    /// Offers the subprotocols to the simulated server, which chooses none.
    public func webSocketTask(
        with url: URL, protocols: [String], fileID: String = #fileID, line: Int = #line
    ) -> URLSessionWebSocketTask {
        var request = URLRequest(url: url)
        request.setValue(protocols.joined(separator: ", "), forHTTPHeaderField: "Sec-WebSocket-Protocol")
        return webSocketTask(with: request, fileID: fileID, line: line)
    }

    public func webSocketTask(
        with request: URLRequest, fileID: String = #fileID, line: Int = #line
    ) -> URLSessionWebSocketTask {
        let request = request.sent(from: SourceLocation(fileID: fileID, line: line))
        let task = makeTask(URLSessionWebSocketTask.self, request, isAwaited: false) { $0.finish($1) }
        task.announce()
        return task
    }
}
