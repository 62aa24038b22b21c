import Referee
import Scenario

/// The difference between a reply's body and the usual bodies for the same resource.
public enum OddBody: Hashable, Sendable {
    /// The body is plain text, but the app expects a picture or JSON.
    case plainText(insteadOf: String)
    case emptyList
    /// The scenario gives JSON text for this response, but other responses have JSON that the course makes for the
    /// app's type. The associated value is the unusual part of the text, such as `an empty text`.
    case otherJSON(with: String?)

    /// The words after `was answered with` in a sentence about the body.
    var words: String {
        switch self {
        case .plainText(let usual): "plain text, not \(usual)"
        case .emptyList: "an empty list"
        case .otherJSON(let part): part.map { "JSON with \($0)" } ?? "other JSON than usual"
        }
    }

    /// True if no app can decode the body, so that loading fails in spite of status 200.
    var isUnreadable: Bool { if case .plainText = self { true } else { false } }
}

/// The replies in the scenario's `route` lines, in the order in which the requests get the replies.
struct OddBodies {
    /// For each resource with unusual bodies: the unusual property of each reply's body, in order.
    private var queues: [Resource: [OddBody?]] = [:]
    private var used: [Resource: Int] = [:]

    init(in scenario: Scenario) {
        let routes = scenario.steps.compactMap { if case .route(let route) = $0.verb { route } else { nil } }
        for (resource, routes) in Dictionary(grouping: routes, by: \.resource) where routes.count == 1 {
            let contents = routes[0].replies.map(\.content)
            var usual = Set(contents.compactMap(\.usualBody))
            if usual.isEmpty, contents.contains(where: \.isJSON) { usual = ["JSON"] }
            guard usual.count == 1, let usual = usual.first else { continue }
            queues[resource] = contents.map { $0.oddBody(besides: usual) }
        }
    }

    /// The unusual property of the body that the next request for this resource receives; nil for a usual body.
    mutating func next(for resource: Resource) -> OddBody? {
        guard let queue = queues[resource] else { return nil }
        let place = used[resource, default: 0]
        used[resource] = place + 1
        return queue[min(place, queue.count - 1)]
    }
}

extension Reply.Content {
    /// The kind of content that apps expect in such a response; nil if the reply does not tell the kind.
    fileprivate var usualBody: String? {
        switch self {
        case .image: "a picture"
        case .sample, .samples: "JSON"
        case .fixture(let name): name.hasSuffix(".json") ? "JSON" : nil
        case .text, .json, .status, .failure: nil
        }
    }

    fileprivate var isJSON: Bool { if case .json = self { true } else { false } }

    fileprivate func oddBody(besides usual: String) -> OddBody? {
        switch self {
        case .text: .plainText(insteadOf: usual)
        case .json(let text):
            switch text.filter({ !$0.isWhitespace }) {
            case "[]": .emptyList
            case let text where text.contains(":\"\""): .otherJSON(with: "an empty text")
            case let text where text.contains(":null"): .otherJSON(with: "a null")
            case let text where text.contains(":[]"): .otherJSON(with: "an empty list")
            default: .otherJSON(with: nil)
            }
        case .image, .sample, .samples, .fixture, .status, .failure: nil
        }
    }
}
