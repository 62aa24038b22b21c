/// `network off`: the connection is gone until `network on`.
enum NetworkVerb: VerbKind {
    static let sentence =
        "Takes the connection away, or brings it back. Requests on their way then fail, and new ones fail at once."
    static let forms = ["network off", "network on"]
    static let role = VerbRole.statement
    static let completions = [VerbCompletion.words(NetworkState.allCases.map(\.rawValue))]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        .network(try line.keyword("after `network`"))
    }

    static func written(_ state: NetworkState) -> String { "network \(state.rawValue)" }
}

/// Whether requests reach any route.
public enum NetworkState: String, CaseIterable, Hashable, Sendable {
    case on
    /// Requests on their way fail with `reset`, new ones at once with `offline`. Neither uses up a reply.
    case off
}
