import Foundation
import Lifecycle
import VirtualTime
import Wire

/// A web socket: a request that stays open and carries messages in both directions, until one side closes the
/// connection.
///
/// The socket opens in the instant of `resume()` if a route matches its path. Cancelling a Swift task that
/// waits in `receive()` does not end the wait, and the socket stays open until `cancel()`.
public class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    public enum Message: Sendable {
        case data(Data)
        case string(String)
    }

    /// The reason for closing a connection. The raw values are the numbers of RFC 6455.
    public enum CloseCode: Int, Sendable {
        case invalid = 0
        case normalClosure = 1000
        case goingAway = 1001
        case protocolError = 1002
        case unsupportedData = 1003
        case noStatusReceived = 1005
        case abnormalClosure = 1006
        case invalidFramePayloadData = 1007
        case policyViolation = 1008
        case messageTooBig = 1009
        case mandatoryExtensionMissing = 1010
        case internalServerError = 1011
        case tlsHandshakeFailure = 1015
    }

    public private(set) var closeCode = CloseCode.invalid
    public private(set) var closeReason: Data?
    public var maximumMessageSize = 1 << 20

    private var isOpen = false
    private var messages: [Message] = []
    private var receivers: [(Result<Message, any Error>) -> Void] = []
    /// Messages and pings that the app sent before the connection was open.
    private var unsent: [(bytes: Int?, handler: ((any Error)?) -> Void)] = []

    // MARK: - Messages

    /// Passes the next message to the handler, as soon as a message is available.
    public func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        if !messages.isEmpty {
            let message = messages.removeFirst()
            report { completionHandler(.success(message)) }
        } else if state == .completed {
            let error = ending
            report { completionHandler(.failure(error)) }
        } else {
            receivers.append { result in completionHandler(result) }
        }
    }

    public func receive() async throws -> Message {
        try await withCheckedThrowingContinuation { continuation in
            receive { continuation.resume(with: $0) }
        }
    }

    /// Calls the handler after the message is sent. The simulated server sends only the messages of its `route` line,
    /// and never replies to the app's messages.
    public func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        pass(bytes: message.size, completionHandler)
    }

    public func send(_ message: Message) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            send(message) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// While the connection is open, the pong comes in the same instant as the ping.
    public func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        pass(bytes: nil, pongReceiveHandler)
    }

    private func pass(bytes: Int?, _ handler: @escaping ((any Error)?) -> Void) {
        if state == .completed || state == .canceling {
            let error = ending
            report { handler(error) }
        } else if isOpen {
            tellOfMessage(bytes)
            report { handler(nil) }
        } else {
            unsent.append((bytes, handler))
        }
    }

    private func tellOfMessage(_ bytes: Int?) {
        guard let bytes, let ticket else { return }
        EventLog.shared.record(.fact(.messaged(request: ticket.id, bytes: bytes, isSent: true)), scope: scope)
    }

    // MARK: - Closing

    /// Closes the connection, so that calls that wait for a message get an error.
    public func cancel(with closeCode: CloseCode, reason: Data?) {
        if state == .running || state == .suspended { (self.closeCode, closeReason) = (closeCode, reason) }
        cancel()
    }

    /// The error for calls after the end of the connection.
    private var ending: any Error { error ?? POSIXError(.ENOTCONN) }

    /// Ends the task after the server has closed or refused the connection.
    func finish(_ answer: RequestDesk.Answer) {
        var answer = answer
        if case .success(let (_, response)) = answer {
            let wasOpen = isOpen
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            if wasOpen { closeCode = status < 500 ? .normalClosure : .internalServerError }
            let code = wasOpen ? URLError.Code.networkConnectionLost : .badServerResponse
            answer = .failure(URLError(code, failingURL: originalRequest?.url))
        }
        isOpen = false
        let error: any Error = if case .failure(let failure) = answer { failure } else { ending }
        let (waiting, unsent) = (receivers, unsent)
        (receivers, self.unsent) = ([], [])
        for receiver in waiting { report { receiver(.failure(error)) } }
        for (_, handler) in unsent { report { handler(error) } }
        if closeCode != .invalid { tellOfClosing() }
        tellDelegate(answer)
    }

    // MARK: - From the referee

    override var listener: ((Response) -> Bool)? {
        { [self] response in
            if response.status == 101 {
                open()
                return true
            }
            guard isOpen, response.status == 200 else { return false }
            hear(Message(response))
            return true
        }
    }

    private func open() {
        isOpen = true
        tellOfOpening()
        for (bytes, handler) in unsent {
            tellOfMessage(bytes)
            report { handler(nil) }
        }
        unsent = []
    }

    private func hear(_ message: Message) {
        guard !receivers.isEmpty else { return messages.append(message) }
        let receiver = receivers.removeFirst()
        report { receiver(.success(message)) }
    }
}

extension URLSessionWebSocketTask.Message {
    /// Message bodies that are text or JSON become text. Message bodies that are neither text nor JSON, such as images
    /// and files, become bytes.
    fileprivate init(_ response: Response) {
        let type = response.headers["Content-Type"] ?? ""
        let isText = type.hasPrefix("text/") || type.hasPrefix("application/json")
        self =
            isText ? .string(String(decoding: response.body, as: UTF8.self)) : .data(Data(response.body))
    }

    fileprivate var size: Int {
        switch self {
        case .data(let data): data.count
        case .string(let text): text.utf8.count
        }
    }
}
