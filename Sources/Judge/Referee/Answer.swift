import Scenario
import VirtualTime
import Wire

extension World {
    /// An answer on its way, or a part of a web socket's conversation.
    struct Answer: HeapElement {
        enum Kind {
            case response(Response)
            case failure(TransportError)
            /// A web socket is open from now on.
            case opening
            case message(Response)
        }
        /// What it is to the app.
        enum Part {
            case whole, opening
            case message(turn: Int)
        }
        let request: Int
        let due: VirtualInstant
        /// Drawn from the seed: it decides between answers that are due in the same instant.
        let tie: UInt64
        /// Its body is minted when it is due: those on their way would take more memory than all else of a run.
        let content: Reply.Content
        var status: Int?
        var headers: [ResponseHeader] = []
        var part = Part.whole

        /// Total, because no two answers share a request.
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

    /// Which message of its connection it is.
    var turn: Int? {
        if case .message(let turn) = self { turn } else { nil }
    }
}

extension World.Answer.Kind {
    /// What came with it.
    var content: Response? {
        switch self {
        case .response(let response), .message(let response): response
        case .failure, .opening: nil
        }
    }

    /// With this status, and with these headers in the place of its own of the same names.
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
