import Referee
import Scenario
import Text
import VirtualTime
import Wire

/// The count of an `expect` line was wrong.
public enum UnmetExpectation: FindingRule {
    public static let code = FindingCode.unmetExpectation
    public static let price = Rubric.Price(15, most: 30)

    public static func findings(in evidence: Evidence) -> [Finding] {
        // A wrong count of requests is a consequence if another finding already blames one of the requests.
        lazy var isExplained =
            [
                RedundantFetch.self, RetryStorm.self, MissedFetch.self, MissingCancellation.self,
                PrematureCancel.self,
            ]
            .contains { (rule: any FindingRule.Type) in !rule.findings(in: evidence).isEmpty }
        return evidence.trace.events.compactMap { event in
            guard case .checked(let line, let check, held: false, let found) = event.kind,
                case .expect(let tallies) = evidence.verb(atLine: line)
            else { return nil }
            let subject = tallies.first { Verb.expect([$0]).description == check }?.subject ?? .requests
            // Findings about requests do not explain a count of bodies or inits.
            let isConsequence = subject.isOfRequests && isExplained
            let counted = isConsequence ? [] : counted(subject, until: event.at, in: evidence)
            let others =
                subject == .cancelled && !isConsequence && counted.isEmpty
                ? sent(until: event.at, in: evidence) : []
            let symptom = symptom(subject, check, found)
            let repetition =
                subject == .requests && symptom.hasPrefix(tooMany) && !isConsequence
                ? repetition(in: counted, evidence) : nil
            let culprit = repetition?.again ?? counted.last ?? others.last
            return Finding(
                code, at: repetition?.again.started ?? event.at,
                (repetition.map { "\($0.sentence) " } ?? "")
                    + sentence(check, found, subject, symptom, event.at, in: evidence)
                    + list(repetition == nil ? counted : [], "Counted")
                    + list(others, "Not cancelled") + causes(of: subject, until: line, in: evidence),
                location: culprit?.location, scope: culprit?.scope,
                requests: (counted + others).map(\.id),
                scenarioLine: line, isConsequence: isConsequence, symptom: symptom)
        }
    }

    private static let tooMany = "too many"

    /// True if the app repeated a failed request without a user action, and the finding counts both requests.
    static func hasRepetition(_ finding: Finding, _ evidence: Evidence) -> Bool {
        finding.code == code && finding.symptom?.hasPrefix(tooMany) ?? false
            && repetition(in: finding.requests.compactMap(evidence.record), evidence) != nil
    }

    /// A failed request, and the same request that the app then sent again without a user action.
    private struct Repetition {
        let failed: RequestRecord
        let again: RequestRecord
        /// True if the user returned to the app in the instant of the second request.
        let isReturn: Bool

        var sentence: String {
            "\(again.resource) failed at \(failed.ended), and the app sent it again at \(again.started), "
                + (isReturn ? "when the user returned to the app." : "although the user did nothing.")
        }
    }

    private static func repetition(in counted: [RequestRecord], _ evidence: Evidence) -> Repetition? {
        var deeds: [VirtualInstant] = []
        var returns: Set<VirtualInstant> = []
        for event in evidence.trace.events {
            guard case .stepped(let line) = event.kind, let verb = evidence.verb(atLine: line),
                case .deed = verb.role
            else { continue }
            // A user who leaves the app or returns does not ask for a retry.
            if verb == .gesture(.foreground) { returns.insert(event.at) }
            if ![.gesture(.foreground), .gesture(.background)].contains(verb) { deeds.append(event.at) }
        }
        var last: [Resource: RequestRecord] = [:]
        for record in counted {
            if let failed = last[record.resource], failed.wentWrong, failed.ended <= record.started,
                !deeds.contains(where: { failed.ended <= $0 && $0 <= record.started })
            {
                return Repetition(failed: failed, again: record, isReturn: returns.contains(record.started))
            }
            last[record.resource] = record
        }
        return nil
    }

    /// A count that is too high and a count that is too low are two mistakes.
    private static func symptom(_ subject: Tally.Subject, _ check: String, _ found: String) -> String {
        let expected = check.split(separator: " ").compactMap { Int($0) }.first ?? 0
        return "\((Int(found) ?? 0) < expected ? "too few" : tooMany) \(subject)"
    }

    /// The requests that an `expect` line counted. If no other finding blames a request, the list of counted requests
    /// helps the learner to find the superfluous request.
    private static func counted(
        _ subject: Tally.Subject, until instant: VirtualInstant, in evidence: Evidence
    )
        -> [RequestRecord]
    {
        let records = sent(until: instant, in: evidence)
        switch subject {
        case .requests: return records
        case .cancelled: return records.filter { $0.ending == .cancelled && $0.ended <= instant }
        case .inFlight:
            let busiest = RunTally(evidence.trace.events.filter { $0.at <= instant }).busiest.requests
            return records.filter { busiest.contains($0.id) }
        case .bodies, .inits: return []
        }
    }

    private static func sent(until instant: VirtualInstant, in evidence: Evidence) -> [RequestRecord] {
        evidence.records.filter { $0.started <= instant }
    }

    /// A sentence such as ` The body ran 3 times after a write to `text` and once because the view was new.`
    private static func causes(of subject: Tally.Subject, until line: Int, in evidence: Evidence) -> String {
        let events = evidence.trace.events.prefix { event in
            if case .checked(line, _, _, _) = event.kind { false } else { true }
        }
        if case .inits(let name) = subject { return makers(of: name, RunTally(Array(events))) }
        guard case .bodies(let name) = subject else { return "" }
        var counts: [(words: String, count: Int)] = []
        for cause in RunTally(Array(events)).bodies(of: name) {
            let words = cause.inWords
            if let known = counts.firstIndex(where: { $0.words == words }) {
                counts[known].count += 1
            } else {
                counts.append((words, 1))
            }
        }
        guard !counts.isEmpty else { return "" }
        return " The body ran \(Wording.list(counts.map { "\(Wording.times($0.count)) \($0.words)" }))."
    }

    /// A sentence about a view whose init makes an object each time SwiftUI creates the view's value.
    private static func makers(of type: String, _ tally: RunTally) -> String {
        let makers = tally.makers(of: type)
        guard let (view, count) = makers.first, makers.count == 1, count > 1,
            count == tally.count(of: .inits(of: view))
        else {
            return tally.onlyBody(making: type).map {
                " Each was made while \($0)'s body ran, as a part of a view value that this body makes."
            } ?? ""
        }
        return " Each new \(view) value made one, and its parent's body makes a new value whenever it runs."
    }

    /// A sentence such as ` Counted: #1 GET /a at 0 ms, which failed (Answer.swift:12); #2 …`
    private static func list(_ records: [RequestRecord], _ heading: String) -> String {
        guard !records.isEmpty else { return "" }
        let shown = records.prefix(6).map { record in
            "#\(record.id) \(record.resource) at \(record.started)\(record.wentWrong ? ", which failed" : "")"
                + (record.location.map { " (\($0))" } ?? "")
        }
        let more = records.count > 6 ? "; and \(records.count - 6) more" : ""
        return " \(heading): \(shown.joined(separator: "; "))\(more)."
    }

    /// The sentence about the count. In a hidden scenario, the sentence does not tell the expected count.
    private static func sentence(
        _ check: String, _ found: String, _ subject: Tally.Subject, _ symptom: String, _ at: VirtualInstant,
        in evidence: Evidence
    ) -> String {
        guard evidence.trace.scenario.isHidden else {
            return "At \(at) `\(check)` did not hold: the count was \(found)."
        }
        return "At \(at) a count was too \(symptom.hasPrefix(tooMany) ? "high" : "low"): "
            + "\(found) \(subject.inWords(Int(found) ?? 0))."
    }

    public static let explanation = Explanation(
        cause: """
            The scenario expects a count, and the run has a different count. The finding cannot tell which request was too many
            or too few. Look at the timeline: it names the sender of each request.
            """,
        wrong: """
            struct Forecast: View {
                let city: String
                @State private var text = ""

                var body: some View {
                    Text(text)
                        .onAppear { Task { await load() } }
                        .task { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/\\(city)"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        right: """
            struct Forecast: View {
                let city: String
                @State private var text = ""

                var body: some View {
                    Text(text).task(id: city) { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/\\(city)"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        parts: [3])
}

extension Tally.Subject {
    fileprivate var isOfRequests: Bool {
        switch self {
        case .requests, .cancelled, .inFlight: true
        case .bodies, .inits: false
        }
    }
}

extension BodyCause {
    fileprivate var inWords: String {
        switch self {
        case .mounted: "because the view was new"
        case .inputChanged: "because its parent passed different values"
        case .stateChanged(let name): "after a write to `\(name)`"
        case .modelChanged: "after a model that the view reads changed"
        case .environmentChanged: "after its environment changed"
        case .rerendered: "because the host's body ran again"
        }
    }
}
