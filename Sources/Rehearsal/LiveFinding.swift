import Grading
import Scenario
import VirtualTime

/// A finding that a session has shown so far. It is told once, even as its numbers grow.
///
///     rehearsal.findings()     // [.answer(["Found redundant fetch: /a was requested 2 times and wanted once. …"])]
struct LiveFinding: Hashable, Sendable {
    /// Those that later lines cannot take back. What the engine diagnoses is told where it happens.
    private static let codes: Set<FindingCode> = [
        .workInInit, .workInBody, .unownedTask, .missingCancellation, .retryStorm, .redundantFetch,
    ]

    private let code: FindingCode
    private let resource: Resource?
    private let request: Int?

    /// Nil where it is too early to tell: all accounts settle at the end of an instant.
    init?(_ finding: Finding, at now: VirtualInstant, isOver: Bool) {
        guard Self.codes.contains(finding.code), finding.at < now || isOver else { return nil }
        (code, resource, request) = (finding.code, finding.resource, finding.requests.first)
    }
}

extension Rehearsal {
    /// What has become certain and was not told yet. A story has remarks instead.
    mutating func findings() -> [LabEffect] {
        guard story == nil else { return [] }
        let found = ScenarioVerdict(judging: Answers(self).trace).findings.compactMap { finding in
            LiveFinding(finding, at: take.now, isOver: take.outcome != nil).map { ($0, finding) }
        }
        let news = found.filter { !told.contains($0.0) }
        told = Set(found.map(\.0))
        return news.map { _, finding in
            .answer(["Found \(finding.code.title): \(finding.sentence)"])
        }
    }
}
