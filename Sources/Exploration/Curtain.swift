import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// What is left to see and to count when a story is over.
struct Curtain: Sendable {
    let screen: SettledScreen
    /// What was asked for, in order, with the time from the beginning.
    let requests: [(resource: Resource, at: VirtualInstant)]
    /// Something still goes on: a poll, a clock, a stream.
    let isRestless: Bool
    /// Nil if the app lives.
    let outcome: RunOutcome?
    /// The lines that could not be done, because there was nothing to touch.
    let missedLines: Set<Int>
    private let events: [TraceEvent]
    private let end: VirtualInstant

    init(after referee: Referee) {
        var requests: [(Resource, VirtualInstant)] = []
        var missed: Set<Int> = []
        var isRestless = false
        for event in referee.events {
            switch event.kind {
            case .requested(_, let resource): requests.append((resource, event.at))
            case .checked(let line, _, let held, _): if !held { missed.insert(line) }
            case .unsettled: isRestless = true
            case .stepped, .wanted, .cancelled, .gaveUp, .responded, .failed, .screen, .console, .fact: break
            }
        }
        self.requests = requests
        self.isRestless = isRestless
        missedLines = missed
        outcome = referee.outcome
        screen = SettledScreen(referee)
        events = referee.events
        end = referee.now
    }

    /// Whether something is wrong in this run that needs no comparison: a crash, a limit, a write from a wrong thread.
    func hasFaults(_ story: Story, seed: RunSeed) -> Bool {
        let steps = story.lines.enumerated().map { Step(line: $0.offset + 1, verb: $0.element) }
        let scenario = Scenario(name: "story", title: "story", steps: steps)
        let trace = Trace(
            scenario: scenario, seed: seed, events: events, outcome: outcome ?? .completed, end: end)
        return !ScenarioVerdict(judging: trace).findings.isEmpty
    }
}
