import Wire

/// `route GET /p replies 500 after 100ms then fails with timeout after 2s`: the network's responses to one resource.
enum RouteVerb: VerbKind {
    static let sentence =
        "Sets the network's responses for a path, in which * matches anything. The network uses the responses in order, and repeats the last response."
    static let forms = [
        "route /a replies image after 300ms", "route POST /a replies text after 250ms to 350ms",
        "route /a replies sample after 300ms", "route /item/* replies sample",
        "route /list replies sample of 25 after 300ms",
        "route /a replies 500 after 1s then text after 1s", "route /a replies json '{\"a\": 1}' after 10ms",
        "route /a replies json '''{\"a\": \"it's {1}\"}''' after 10ms",
        "route /a replies fixture a.json after 10ms",
        "route /a replies 503 with \"Retry-After: 30\" and 'ETag: \"v1\"' after 1s",
        "route /a replies 503 json '{\"a\": 1}' after 1s", "route /a fails with timeout after 2s",
    ]
    static let example = "route GET /200/300 replies image after 300ms"
    static let role = VerbRole.statement
    static let completions: [VerbCompletion] = [.reply]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        let resource = try line.resource()
        var replies = [try line.reply(isFirst: true)]
        while line.skip("then") { replies.append(try line.reply(isFirst: false)) }
        return .route(Route(resource: resource, replies: replies))
    }

    static func written(_ route: Route) -> String {
        let replies = route.replies.enumerated().map { index, reply in
            let verb = index == 0 && !reply.content.isFailure ? "replies " : ""
            return "\(verb)\(reply.written)"
        }
        let path = inQuotesIfNeeded(route.resource.path, isPath: true)
        return "route \(route.resource.method) \(path) \(replies.joined(separator: " then "))"
    }
}

/// The network's responses to requests for one resource, in order. All later requests get the route's last reply.
public struct Route: Hashable, Sendable {
    public var resource: Resource
    public var replies: [Reply]

    public init(resource: Resource, replies: [Reply]) {
        self.resource = resource
        self.replies = replies
    }

    /// A route whose first reply is a status or a failure refuses web sockets.
    public var opensSocket: Bool { replies.first?.isMessage ?? false }

    public var fixtures: [String] {
        replies.compactMap { if case .fixture(let name) = $0.content { name } else { nil } }
    }
}
