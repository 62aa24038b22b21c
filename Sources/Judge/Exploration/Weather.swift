import Scenario
import VirtualTime

/// How the network behaves in one story: for each resource one kind of reply, after one time.
///
/// A reply depends on the story's seed and the resource alone, and not on how often or when it is asked for. So runs that
/// differ in when things happen can be compared.
struct Weather: Hashable, Sendable {
    /// Drawn from for each resource.
    let seed: RunSeed
    let kinds: ReplyKinds
    /// The shape of the resources that fail in this story, and how.
    let failure: Failure?
    /// How the answers to the same request follow one another; nil if they are all alike.
    var succession: Succession?

    /// A few kinds of weather are enough, and fresh runs under the same one need not be played again.
    static func draw(near seed: RunSeed, _ random: inout SplitMix64) -> RunSeed {
        RunSeed(UInt64(Int.random(in: 0..<8, using: &random)) + (seed.number ?? 0) &* 8)
    }

    struct Failure: Hashable, Sendable {
        let shape: ResourceShape
        let content: Reply.Content
    }

    /// The same in which nothing fails.
    var calm: Weather { Weather(seed: seed, kinds: kinds, failure: nil) }

    func reply(to resource: Resource) -> Reply {
        var random = seed.stream(for: "latency of \(resource)")
        let latency = Self.latencies[Int(random.next() % UInt64(Self.latencies.count))]
        if let failure, failure.shape == ResourceShape(resource) {
            return Reply(failure.content, after: latency)
        }
        return Reply(kinds.kind(of: resource), after: latency)
    }

    /// In the order of the requests; the last one is for all that follow.
    func replies(to resource: Resource) -> [Reply] {
        let usual = reply(to: resource)
        guard let succession, succession.concerns(resource) else { return [usual] }
        return succession.turns.map { turn in
            switch turn {
            case .usual: usual
            case .late: Reply(usual.content, after: Succession.lateness)
            case .other(let content): Reply(content, after: usual.latency)
            }
        }
    }

    func route(to resource: Resource) -> Verb {
        .route(Route(resource: resource, replies: replies(to: resource)))
    }

    private static let latencies: [Duration] = [
        .milliseconds(10), .milliseconds(50), .milliseconds(100), .milliseconds(300), .seconds(1),
    ]
}

/// What several resources have in common: `GET /200/300` and `GET /80/60` have the same shape.
struct ResourceShape: Hashable, Sendable, CustomStringConvertible {
    let description: String

    init(_ resource: Resource) {
        var text = "\(resource.method) "
        var isNumber = false
        // What follows a `?` or a `=` is a value.
        var isValue = false
        for character in resource.path {
            if "/?=&".contains(character) { isValue = character == "=" }
            let isDigit = character.isASCII && character.isNumber
            if isValue, character != "=" { continue }
            if isDigit, isNumber { continue }
            isNumber = isDigit
            text.append(isDigit ? "#" : character)
        }
        description = text
    }
}
