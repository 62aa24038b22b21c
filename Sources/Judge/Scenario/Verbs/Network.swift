/// `network off`: the app has no connection until `network on`.
enum NetworkVerb: VerbKind {
    static let sentence =
        "Turns the connection off or on. `network off` fails all requests in flight; until `network on`, new requests fail at once."
    static let forms = ["network off", "network on"]
    static let role = VerbRole.statement
    static let completions = [VerbCompletion.words(NetworkState.allCases.map(\.rawValue))]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        .network(try line.keyword("after `network`"))
    }

    static func written(_ state: NetworkState) -> String { "network \(state.rawValue)" }
}

/// The state of the simulated network connection: on or off.
public enum NetworkState: String, CaseIterable, Hashable, Sendable {
    case on
    /// Requests in flight fail with `reset`. New requests fail at once with `offline`. The failures `reset` and
    /// `offline` do not count as one of a route's replies.
    case off
}
