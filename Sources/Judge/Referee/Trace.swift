import Scenario
import VirtualTime

/// The record of one run of one scenario, in order. A trace contains no judgments except the results of screen checks,
/// which need the screen at the time of the check.
///
/// The same answer, scenario and seed give the same trace, byte for byte.
public struct Trace: Sendable, Equatable {
    public var scenario: Scenario
    public var seed: RunSeed
    public var events: [TraceEvent]
    public var outcome: RunOutcome
    public var end: VirtualInstant
    /// The resource of each picture, by the picture's fingerprint.
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
    /// The words with which `found` begins if an `at once` check failed on an earlier screen of the instant.
    public static let forAMoment = "for a moment "

    /// The checks that the run did not reach; empty for a run that reached its end.
    public var uncheckedLines: [Int] {
        let checked = Set(
            events.compactMap { event in
                if case .checked(let line, _, _, _) = event.kind { line } else { nil }
            })
        return scenario.steps.filter { $0.verb.isJudgement && !checked.contains($0.line) }.map(\.line)
    }
}
