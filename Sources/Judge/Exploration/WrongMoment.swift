import Grading
import Referee
import Scenario
import VirtualTime

/// A moment at which the screen would be wrong in every app. A spinner is wrong if no work is pending and no request
/// waits for the network. An error on screen is wrong if no request failed, or if the app repeated every failed request
/// successfully.
struct WrongMoment {
    let sight: Sight
    /// The number of the story's lines before the wrong moment. The `settle` line that ends every story counts as one
    /// more line.
    let lines: Int

    static func all(in told: StoryResult, of story: Story) -> [WrongMoment] {
        var found: [WrongMoment] = []
        for (place, moment) in told.moments.enumerated() {
            if Array(story.lines.prefix(place + 1)).endAway { continue }
            for sight in [Sight.spinner, .error] where !found.contains(where: { $0.sight == sight }) {
                guard moment.signs.contains(sight) else { continue }
                let past = told.events.prefix(moment.events)
                let isWrong =
                    sight == .spinner
                    ? moment.isQuiet && told.inFlight(afterLine: place + 1).isEmpty
                    : isServed(past, story)
                        || moment.isQuiet && !moment.hasEdge && isMended(past, story.weather)
                if isWrong { found.append(WrongMoment(sight: sight, lines: place + 1)) }
            }
        }
        return found
    }

    /// True if the app has sent requests, and every response so far was usable.
    private static func isServed(_ past: ArraySlice<TraceEvent>, _ story: Story) -> Bool {
        let weather = story.weather
        var asked: [Int: Resource] = [:]
        var sent: [Int: VirtualInstant] = [:]
        var line = 0
        for event in past {
            switch event.kind {
            case .stepped(let next): line = next
            case .requested(let request, let resource):
                asked[request.id] = resource
                sent[request.id] = event.at
            // If the app cancels a request after more than a second without a user action, the app has its own timeout.
            case .cancelled(let id):
                let passes = story.lines.indices.contains(line - 1) && story.lines[line - 1].passesTime
                if passes, let sent = sent[id], event.at - sent >= .seconds(1) { return false }
            case .failed, .gaveUp: return false
            case .responded(let id, let status, _):
                guard status < 300, let resource = asked[id],
                    weather.kinds.known[ResourceShape(resource)] != nil,
                    weather.failure?.shape != ResourceShape(resource)
                else { return false }
            case .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return !asked.isEmpty
    }

    /// True if a request failed, but the app later received a usable response for every resource.
    private static func isMended(_ past: ArraySlice<TraceEvent>, _ weather: StoryNetwork) -> Bool {
        var asked: [Int: Resource] = [:]
        var outcomes: [Resource: Bool] = [:]
        var hasFailed = false
        for event in past {
            switch event.kind {
            case .requested(let request, let resource): asked[request.id] = resource
            case .failed(let id, _), .gaveUp(let id):
                hasFailed = true
                asked[id].map { outcomes[$0] = false }
            case .responded(let id, let status, _):
                guard let resource = asked[id] else { continue }
                let shape = ResourceShape(resource)
                let isUsable =
                    status < 300 && weather.kinds.known[shape] != nil && weather.failure?.shape != shape
                if !isUsable { hasFailed = true }
                outcomes[resource] = isUsable
            case .stepped, .wanted, .cancelled, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return hasFailed && outcomes.values.allSatisfy(\.self)
    }

    func charge(_ story: Story) -> SuspectedFault {
        let end: [Verb] = lines > story.lines.count ? [.settle(limit: StoryRunner.longest)] : []
        return SuspectedFault(
            lines: story.lines.prefix(lines) + end + [.see(sight, isExpected: false)], codes: [.wrongScreen])
    }
}

extension Moment {
    /// True if a sheet or an alert covers the page. An alert stays until the user closes it.
    fileprivate var hasEdge: Bool { lines.contains { $0.kind == .edge } }
}
