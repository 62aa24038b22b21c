import Grading
import Referee
import Scenario

/// A moment of a story that is wrong in every app: a spinner over an app in which nothing goes on, or an error although
/// nothing has failed.
struct WrongMoment {
    let sight: Sight
    /// The story's lines up to it. If there is one more than the story has, all was settled at the end.
    let lines: Int

    /// The first moment with each of the two.
    static func all(in told: Curtain, of story: Story) -> [WrongMoment] {
        var found: [WrongMoment] = []
        for (place, moment) in told.moments.enumerated() {
            if Array(story.lines.prefix(place + 1)).endAway { continue }
            for sight in [Sight.spinner, .error] where !found.contains(where: { $0.sight == sight }) {
                guard moment.signs.contains(sight) else { continue }
                let past = told.events.prefix(moment.events)
                let isWrong = sight == .spinner ? moment.isQuiet : isServed(past, story.weather)
                if isWrong { found.append(WrongMoment(sight: sight, lines: place + 1)) }
            }
        }
        return found
    }

    /// Something was asked for, and each answer so far was one that the app can use.
    private static func isServed(_ past: ArraySlice<TraceEvent>, _ weather: Weather) -> Bool {
        var asked: [Int: Resource] = [:]
        for event in past {
            switch event.kind {
            case .requested(let request, let resource): asked[request.id] = resource
            case .failed, .gaveUp: return false
            case .responded(let id, let status, _):
                guard status < 300, let resource = asked[id],
                    weather.kinds.known[ResourceShape(resource)] != nil,
                    weather.failure?.shape != ResourceShape(resource)
                else { return false }
            case .stepped, .wanted, .cancelled, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return !asked.isEmpty
    }

    func charge(_ story: Story) -> Charge {
        let end: [Verb] = lines > story.lines.count ? [.settle(limit: StoryStage.longest)] : []
        return Charge(
            lines: story.lines.prefix(lines) + end + [.see(sight, isExpected: false)], codes: [.wrongScreen])
    }
}
