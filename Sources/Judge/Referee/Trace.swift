import Scenario
import VirtualTime

/// Everything that happened in one run of one scenario, in order. These are facts: only the lines that check something
/// have a result here, because they need the screen of their moment.
///
/// The same answer, scenario and seed give the same trace, byte for byte.
public struct Trace: Sendable, Equatable {
    public var scenario: Scenario
    public var seed: RunSeed
    public var events: [TraceEvent]
    public var outcome: RunOutcome
    /// The last moment at which anything happened.
    public var end: VirtualInstant
    /// The resource of each body, by the fingerprint that its picture has on screen.
    public var pictures: [String: Resource]

    public init(
        scenario: Scenario, seed: RunSeed, events: [TraceEvent], outcome: RunOutcome, end: VirtualInstant,
        pictures: [String: Resource] = [:]
    ) {
        self.pictures = pictures
        self.scenario = scenario
        self.seed = seed
        self.events = events
        self.outcome = outcome
        self.end = end
    }
}

extension Trace {
    /// How `found` begins where a line looked at every screen of its instant, and only a screen before the last one was wrong.
    public static let forAMoment = "for a moment "

    /// The lines that check something and were never checked. A run that reached its end has none.
    public var uncheckedLines: [Int] {
        let checked = Set(
            events.compactMap { event in
                if case .checked(let line, _, _, _) = event.kind { line } else { nil }
            })
        return scenario.steps.filter { $0.verb.isJudgement && !checked.contains($0.line) }.map(\.line)
    }
}
