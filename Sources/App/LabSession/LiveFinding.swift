import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// A finding about the lines that have run so far. The session reports each finding only once, even if the numbers
/// in its sentence grow later.
///
///     session.findings()     // [.answer(["Found redundant fetch: /a was requested 2 times and wanted once. …"])]
struct LiveFinding: Hashable, Sendable {
    /// The codes of findings that stay true whatever the person does next.
    private static let codes: Set<FindingCode> = [
        .workInInit, .workInBody, .unownedTask, .missingCancellation, .retryStorm, .redundantFetch,
    ]

    let code: FindingCode
    private let resource: Resource?
    private let request: Int?

    /// Returns nil while the instant of the finding is not over, because later lines may still change the finding.
    init?(_ finding: Finding, at now: VirtualInstant, isOver: Bool) {
        guard Self.codes.contains(finding.code), finding.at < now || isOver else { return nil }
        (code, resource, request) = (finding.code, finding.resource, finding.requests.first)
    }
}

extension LiveFinding {
    /// Makes a finding about a request that outlives its view, for a session in which the user wants no resources.
    fileprivate init(outliving record: RequestRecord) {
        (code, resource, request) = (.unownedTask, record.resource, record.id)
    }
}

extension LabSession {
    /// The findings that are certain and not yet reported; empty in a story, which has remarks instead.
    mutating func findings() -> [LabEffect] {
        guard story == nil else { return [] }
        let trace = tellingTrace
        let wanted = trace.events.first { if case .wanted = $0.kind { true } else { false } }?.at
        let found = judged(trace, since: wanted) + (wanted == nil ? outliving(trace) : [])
        let news = found.filter { !told.contains($0.0) }
        told = Set(found.map(\.0))
        return news.map { finding, sentence in
            .answer(["Found \(finding.code.title): \(sentence)"])
        }
    }

    /// The verdict's findings. Until a line says what the user wants, only findings about work in an init or a
    /// body count.
    private func judged(_ trace: Trace, since wanted: VirtualInstant?) -> [(LiveFinding, String)] {
        ScenarioVerdict(judging: trace).findings.compactMap { finding in
            let isWrongAnyway = [.workInInit, .workInBody].contains(finding.code)
            guard isWrongAnyway || wanted.map({ finding.at >= $0 }) ?? false else { return nil }
            return LiveFinding(finding, at: take.now, isOver: take.outcome != nil).map {
                ($0, finding.briefSentence)
            }
        }
    }

    private func outliving(_ trace: Trace) -> [(LiveFinding, String)] {
        let departures = Departures(in: trace)
        return RequestRecord.all(in: trace).compactMap { record in
            guard let scope = record.scope, scope.isUnowned,
                let gone = departures.gone(sender: scope.view, of: record), gone < take.now,
                record.isInFlight(after: gone)
            else { return nil }
            return (
                LiveFinding(outliving: record),
                "#\(record.id) \(record.resource.brief), sent by \(scope.spelled), continued after its view disappeared at \(gone)."
            )
        }
    }
}
