import Scenario
import Synchronization

/// How the answers to the same request follow one another: the first fails, the second comes late.
struct Succession: Hashable, Sendable {
    /// What it is about; nil for every resource.
    var shape: ResourceShape?
    /// The last one is for all requests that follow.
    let turns: [Turn]

    enum Turn: Hashable, Sendable {
        case usual
        /// So late that one can look around meanwhile, as if it never came.
        case late
        case other(Reply.Content)
    }

    static let lateness = Duration.seconds(47)

    func concerns(_ resource: Resource) -> Bool { shape.map { $0 == ResourceShape(resource) } ?? true }
}

/// Answers the requests of one play by the weather, and counts them.
final class Forecast: Sendable {
    private let weather: Weather
    private let asked = Mutex<[Resource: Int]>([:])

    init(_ weather: Weather) { self.weather = weather }

    func reply(to resource: Resource) -> Reply {
        guard weather.succession != nil else { return weather.reply(to: resource) }
        let replies = weather.replies(to: resource)
        let turn = asked.withLock { asked in
            defer { asked[resource, default: 0] += 1 }
            return asked[resource, default: 0]
        }
        return replies[min(turn, replies.count - 1)]
    }
}
