import Scenario
import VirtualTime
import Wire

extension World {
    /// A scheduled response of the network, or one message of a web socket.
    struct Answer: HeapElement {
        enum Kind {
            case response(Response)
            case failure(TransportError)
            case opening
            case message(Response)
        }
        /// A whole response, or a part of a web socket's conversation.
        enum Part {
            case whole, opening
            case message(turn: Int)
        }
        let request: Int
        let due: VirtualInstant
        /// A random number, which orders the responses of one instant.
        let tie: UInt64
        /// The description of the body. The body is created only when the response is due. The bodies of all requests
        /// in flight can need more memory than everything else in the run.
        let content: Reply.Content
        var status: Int?
        var headers: [ResponseHeader] = []
        var part = Part.whole

        /// The order of responses is total, because every response belongs to a different request.
        static func comesBefore(_ left: Answer, _ right: Answer) -> Bool {
            (left.due, left.tie, left.request) < (right.due, right.tie, right.request)
        }
    }
}

extension World.Answer.Part {
    var isPartOfMore: Bool {
        switch self {
        case .whole: false
        case .opening, .message: true
        }
    }

    /// The number of the message within the web socket's conversation.
    var turn: Int? {
        if case .message(let turn) = self { turn } else { nil }
    }
}

extension World.Answer.Kind {
    /// The response; nil for a failed request or an opened web socket.
    var content: Response? {
        switch self {
        case .response(let response), .message(let response): response
        case .failure, .opening: nil
        }
    }

    /// The same content with another status and with further headers, which replace headers of the same names.
    func with(_ status: Int?, _ headers: [ResponseHeader]) -> Self {
        guard case .response(var response) = self else { return self }
        if let status { response.status = status }
        for header in headers {
            let name = header.name.lowercased()
            response.headers = response.headers.filter { $0.key.lowercased() != name }
            response.headers[header.name] = header.value
        }
        return .response(response)
    }
}
