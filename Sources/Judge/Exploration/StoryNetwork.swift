import Scenario
import VirtualTime

/// The network of one story, which has one kind of response and one latency for each resource. Variables of the type
/// `StoryNetwork` are called `weather`.
///
/// If `succession` is nil, a response depends only on the seed and the resource. Neither time nor the number of earlier
/// requests has an influence on the response. Two runs of a story are comparable even if their timing differs.
struct StoryNetwork: Hashable, Sendable {
    /// Decides the latency of each resource.
    let seed: RunSeed
    let kinds: ReplyKinds
    let failure: Failure?
    /// The responses to repeated requests; nil if all requests for a resource get the same response.
    var succession: ResponseSequence?
    /// True if lists have enough elements for a second page.
    var hasLongLists = false

    /// Chooses one of eight seeds. Few seeds let many stories share the cached runs of fresh apps.
    static func draw(near seed: RunSeed, _ random: inout SplitMix64) -> RunSeed {
        RunSeed(UInt64(Int.random(in: 0..<8, using: &random)) + (seed.number ?? 0) &* 8)
    }

    struct Failure: Hashable, Sendable {
        let shape: ResourceShape
        let content: Reply.Content
    }

    var calm: StoryNetwork {
        StoryNetwork(seed: seed, kinds: kinds, failure: nil, hasLongLists: hasLongLists)
    }

    func reply(to resource: Resource) -> Reply {
        var random = seed.stream(for: "latency of \(resource)")
        let latency = Self.latencies[Int(random.next() % UInt64(Self.latencies.count))]
        if let failure, failure.shape == ResourceShape(resource) {
            return Reply(failure.content, after: latency)
        }
        let kind = kinds.kind(of: resource)
        return Reply(hasLongLists && kind == .sample ? .samples(Self.longList) : kind, after: latency)
    }

    /// The responses to all requests for the resource, in order.
    func replies(to resource: Resource) -> [Reply] {
        let usual = reply(to: resource)
        guard let succession, succession.concerns(resource) else { return [usual] }
        return succession.turns.map { turn in
            switch turn {
            case .usual: usual
            case .late: Reply(usual.content, after: ResponseSequence.lateness)
            case .other(let content): Reply(content, after: usual.latency)
            }
        }
    }

    func route(to resource: Resource) -> Verb {
        .route(Route(resource: resource, replies: replies(to: resource)))
    }

    private static let latencies: [Duration] = [
        .milliseconds(10), .milliseconds(50), .milliseconds(100), .milliseconds(300), .seconds(1),
        // A latency of three seconds is longer than a debounce, so a response can arrive after the response to a later
        // search.
        .seconds(3),
    ]
    private static let longList = 25
}

/// A resource without its numbers and query values: `GET /200/300` and `GET /80/60` have the same shape.
struct ResourceShape: Hashable, Sendable, CustomStringConvertible {
    let description: String

    init(_ resource: Resource) {
        var text = "\(resource.method) "
        var isNumber = false
        // In the query of an address, the text after each `=` is a value.
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
