import Essentials
import Scenario
import VirtualTime
import Wire

/// The network as a state machine: decides which request gets which response, and when. `World` only decides, and the
/// referee sends the responses.
struct World {
    private let unlisted: UnlistedReply

    private static let offline = Reply(.failure(.offline), after: .zero)

    private let mint: BodyMaker
    private var network = NetworkState.on
    private var fixtures: [String: [UInt8]] = [:]
    private var routes: [Resource: Route] = [:]
    /// The resources of the routes that are patterns.
    private var patterns: Set<Resource> = []
    private var answered: [Resource: Int] = [:]
    private var pending = AnswerQueue()
    private var sockets = OpenSockets()
    private var lists = PagedLists()
    private var waiting: [Int: OutgoingRequest] = [:]
    private var resources: [Int: Resource] = [:]
    /// The requests whose response would come after the system's timeout or never.
    private var abandoned: Set<Int> = []

    private(set) var bodies = SentBodies()

    init(
        seed: RunSeed, samples: SampleRule = .eachRequestDiffers,
        unlisted: @escaping UnlistedReply = World.unknown
    ) {
        mint = BodyMaker(seed: seed, samples: samples)
        self.unlisted = unlisted
    }

    /// The usual reply to a request without a route: a status 404 after 100 ms.
    static let unknown: UnlistedReply = { _ in Reply(.status(404), after: Reply.usualLatency) }

    /// Precondition: `files` contains all files that the route names.
    mutating func add(_ route: Route, replyingWith files: [String: [UInt8]]) {
        fixtures.merge(files) { _, new in new }
        routes[route.resource] = route
        if route.resource.isPattern { patterns.insert(route.resource) }
        for resource in Array(answered.keys) where route.resource.covers(resource) { answered[resource] = 0 }
    }

    /// The route for exactly this resource, or else the matching route with the longest pattern.
    private func route(of resource: Resource) -> Route? {
        if let route = routes[resource] { return route }
        let pattern = patterns.filter { $0.covers(resource) }.max {
            ($0.path.count, $0) < ($1.path.count, $1)
        }
        return pattern.flatMap { routes[$0] }
    }

    /// A `network off` line makes all requests in flight fail. `network on` sends the requests that wait for a
    /// connection.
    mutating func set(_ state: NetworkState, at instant: VirtualInstant) {
        network = state
        guard state == .off else {
            for request in waiting.values.sorted(by: { $0.id < $1.id }) { dispatch(request, at: instant) }
            waiting = [:]
            return
        }
        pending.replaceAll {
            Answer(request: $0.request, due: instant, tie: $0.tie, content: .failure(.reset))
        }
        for request in sockets.requests.subtracting(pending.requests).sorted() {
            send(Reply(.failure(.reset), after: .zero), to: request, at: instant)
        }
    }

    /// Accepts a request and schedules its response; returns nil if an earlier request has the same number.
    mutating func accept(_ request: OutgoingRequest, at instant: VirtualInstant) -> Resource? {
        guard resources[request.id] == nil else { return nil }
        let resource = Resource(method: request.method, path: Self.path(of: request.url))
        resources[request.id] = resource
        lists.note(resource)
        if request.isSocket, network == .on, let route = route(of: resource), route.opensSocket {
            sockets.open(request.id, hearing: route.replies)
            send(Reply(.status(101), after: .zero), to: request.id, at: instant, as: .opening)
            return resource
        }
        if network == .off, request.patience != nil, !request.isSocket {
            waiting[request.id] = request
        } else {
            dispatch(request, at: instant)
        }
        return resource
    }

    /// Makes the response to a request due at a later instant.
    private mutating func dispatch(_ request: OutgoingRequest, at instant: VirtualInstant) {
        guard let resource = resources[request.id] else { return }
        var reply = network == .on ? nextReply(for: resource) : Self.offline
        // A hostile app can send a negative timeout.
        if let patience = request.patience.map({ Duration.nanoseconds(max(0, $0)) }),
            latency(of: reply, for: request.id) >= patience
        {
            reply = Reply(.failure(.timeout), after: patience)
        }
        let latency = send(reply, to: request.id, at: instant)
        if latency >= Self.systemTimeout || reply.content == .failure(.timeout) {
            abandoned.insert(request.id)
        }
    }

    /// - Returns: the time between the request and its response.
    @discardableResult private mutating func send(
        _ reply: Reply, to request: Int, at instant: VirtualInstant, as part: Answer.Part = .whole
    ) -> Duration {
        let latency = latency(of: reply, for: request, part.turn)
        pending.insert(
            Answer(
                request: request, due: instant + latency, tie: draw("tie", for: request, part.turn),
                content: reply.content, status: reply.status, headers: reply.headers, part: part))
        return latency
    }

    /// The timeout of requests for which the app sets no timeout.
    static let systemTimeout = Duration.seconds(60)

    /// True if no response to the request would arrive within the system's timeout. If the system's timeout ends a
    /// request, the trace records that the request failed, not that the app canceled it.
    func abandons(_ request: Int) -> Bool { abandoned.contains(request) }

    /// A random number that depends only on the seed and this request, and not on other requests.
    private func draw(_ purpose: String, for request: Int, _ message: Int? = nil) -> UInt64 {
        let part = message.map { ", message \($0)" } ?? ""
        var random = mint.seed.stream(for: "\(purpose) of request \(request)\(part)")
        return random.next()
    }

    private func latency(of reply: Reply, for request: Int, _ message: Int? = nil) -> Duration {
        let steps = UInt64(reply.jitter / Self.jitterStep)
        guard steps > 0 else { return reply.latency }
        return reply.latency + Self.jitterStep * Int(draw("latency", for: request, message) % (steps + 1))
    }

    private static let jitterStep = Duration.milliseconds(10)

    /// Returns false if the request was not in flight.
    mutating func cancel(_ request: Int) -> Bool {
        let wasOpen = sockets.close(request)
        let hasWaited = waiting.removeValue(forKey: request) != nil
        return pending.cancel(request) || wasOpen || hasWaited
    }

    var inFlight: [Resource] {
        pending.requests.union(sockets.requests).union(waiting.keys).sorted().compactMap { resources[$0] }
    }

    var nextAnswer: VirtualInstant? { pending.first?.due }

    /// The next response that is due by `instant`, in the order (due instant, tie, request number).
    mutating func takeAnswer(due instant: VirtualInstant) -> (request: Int, kind: Answer.Kind)? {
        guard let first = pending.first, first.due <= instant, let answer = pending.popFirst() else {
            return nil
        }
        let kind = take(answer)
        if let response = kind.content, let resource = resources[answer.request] {
            bodies.add(response, to: answer.request, from: resource)
        }
        return (answer.request, kind)
    }

    /// After a message of a web socket, this function also schedules the next message.
    private mutating func take(_ answer: Answer) -> Answer.Kind {
        let kind = kind(of: answer).with(answer.status, answer.headers)
        guard answer.part.isPartOfMore, case .response(let response) = kind else {
            _ = sockets.close(answer.request)
            return kind
        }
        if let (turn, reply) = sockets.next(for: answer.request) {
            let part = reply.isMessage ? Answer.Part.message(turn: turn) : .whole
            send(reply, to: answer.request, at: answer.due, as: part)
        }
        if case .opening = answer.part { return .opening }
        return .message(response)
    }

    private mutating func nextReply(for resource: Resource) -> Reply {
        guard let route = route(of: resource), let last = route.replies.last else {
            return unlisted(resource)
        }
        let turn = answered[resource, default: 0]
        answered[resource] = turn + 1
        return turn < route.replies.count ? route.replies[turn] : last
    }

    private func kind(of answer: Answer) -> Answer.Kind {
        switch answer.content {
        case .image:
            .response(mint.picture(for: answer.request, answer.part.turn))
        case .text:
            .response(mint.words(for: answer.request, answer.part.turn, status: 200))
        case .sample:
            .response(sample(for: answer.request, count: nil))
        case .samples(let count):
            .response(sample(for: answer.request, count: count))
        case .fixture(let name):
            .response(Self.response(with: fixture(name), named: name))
        case .json(let text):
            .response(Self.response(with: Array(text.utf8), named: "reply.json"))
        case .status(let status):
            .response(mint.words(for: answer.request, status: status, isEmpty: Self.hasNoBody(status)))
        case .failure(let error):
            .failure(error)
        }
    }

    private func sample(for request: Int, count: Int?) -> Response {
        let resource = resources[request]
        let isEmpty = resource.map(lists.hasEnded) ?? false
        return mint.sample(for: resource, request: repeated(request), count: isEmpty ? 0 : count)
    }

    /// The number of the request; nil for the first request of a resource. The first request of a resource gets the
    /// same sample in every run, so a story can name the sample's rows.
    private func repeated(_ request: Int) -> Int? {
        resources[request].map { bodies.all(of: $0).isEmpty } ?? true ? nil : request
    }

    /// HTTP responses with this status have no body.
    private static func hasNoBody(_ status: Int) -> Bool { status == 204 || status == 304 }

    private func fixture(_ name: String) -> [UInt8] {
        guard let bytes = fixtures[name] else {
            preconditionFailure(
                "a route replies with the file \"\(name)\", but the scenario has no such file")
        }
        return bytes
    }

    private static func response(with bytes: [UInt8], named name: String) -> Response {
        let types = [
            "json": "application/json", "png": "image/png", "jpg": "image/jpeg",
            "txt": "text/plain; charset=utf-8",
            "html": "text/html; charset=utf-8", "csv": "text/csv; charset=utf-8", "xml": "application/xml",
        ]
        let type =
            name.split(separator: ".").last.flatMap { types[$0.lowercased()] } ?? "application/octet-stream"
        return Response(
            status: 200, headers: ["Content-Type": type, "Content-Length": "\(bytes.count)"], body: bytes)
    }

    /// The path and query, as in a request line. The host name of the address does not matter.
    private static func path(of url: String) -> String {
        guard let parts = URLComponents(string: url) else { return url }
        let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        return parts.percentEncodedQuery.map { "\(path)?\($0)" } ?? path
    }
}

extension Referee {
    /// The course makes sample data for every request that no route mentions, for apps without a scenario.
    public static let samples: UnlistedReply = { _ in Reply(.sample, after: Reply.usualLatency) }
}

/// The reply to a request for which the scenario has no `route` line.
public typealias UnlistedReply = @Sendable (Resource) -> Reply
