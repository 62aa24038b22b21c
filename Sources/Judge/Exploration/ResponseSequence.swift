import Scenario
import Synchronization

/// The responses to repeated requests for one resource, in order: for example, the first fails and the second is late.
struct ResponseSequence: Hashable, Sendable {
    /// If `shape` is set, only resources of this shape get the responses.
    var shape: ResourceShape?
    /// The responses to the resource's first requests, in order. All later requests get the last of the given
    /// responses.
    let turns: [Turn]

    enum Turn: Hashable, Sendable {
        case usual
        /// A response that arrives so late that a story can check the screen before.
        case late
        case other(Reply.Content)
    }

    static let lateness = Duration.seconds(47)

    func concerns(_ resource: Resource) -> Bool { shape.map { $0 == ResourceShape(resource) } ?? true }
}

/// Chooses the response to each request of one run, and counts the requests.
final class Forecast: Sendable {
    private let weather: StoryNetwork
    private let asked = Mutex<[Resource: Int]>([:])

    init(_ weather: StoryNetwork) { self.weather = weather }

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
