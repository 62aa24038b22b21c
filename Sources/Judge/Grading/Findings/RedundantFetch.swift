import Scenario
import Text
import VirtualTime

/// The app sent more requests than the user wanted.
public enum RedundantFetch: FindingRule {
    public static let code = FindingCode.redundantFetch
    public static let price = Rubric.Price(15, most: 45)

    public static func findings(in evidence: Evidence) -> [Finding] {
        guard evidence.ledger.statesWants else { return [] }
        let stale = evidence.staleRequests
        return (surplus(in: evidence) + unwanted(in: evidence)).map { finding in
            var finding = finding
            finding.location = finding.requests.first.flatMap(evidence.record).flatMap(evidence.place)
            finding.isConsequence = stale.isSuperset(of: finding.requests)
            return finding
        }
    }

    /// The symptom of a request whose content the app had already requested.
    static let surplus = "surplus"

    private static func surplus(in evidence: Evidence) -> [Finding] {
        let extras = Dictionary(grouping: evidence.ledger.requests) { entry in
            if case .surplus(let epoch) = entry.standing { epoch } else { -1 }
        }
        return evidence.ledger.epochs.indices.compactMap { place in
            let entry = evidence.ledger.epochs[place]
            let extra = extras[place] ?? []
            guard let extraFirst = extra.first?.record else { return nil }
            let first = needless(extraFirst, in: entry, evidence)
            let made = extra.count + entry.servedBy.count
            let sentence =
                "\(entry.epoch.resource) was requested \(Wording.times(made)) and wanted once"
                + (entry.servedBy.count > 1 ? " (a retry after a failure is allowed)" : "")
                + ", \(evidence.stretch(of: entry.epoch))"
                + ". \(tooMany(extra.map(\.record), first, evidence))\(before(extraFirst, entry, evidence))"
                + (newView(first, evidence) ?? newStart(first, evidence) ?? again(first, evidence))
            return finding(
                sentence, extra.map(\.record), line: entry.epoch.openedBy, symptom: Self.surplus)
        }
    }

    /// The request that the sentence tells about. If the code cancelled a request at once and sent it again, the second
    /// request is the needless one.
    private static func needless(
        _ record: RequestRecord, in entry: Ledger.EpochEntry, _ evidence: Evidence
    ) -> RequestRecord {
        guard record.ended == record.started else { return record }
        let again = entry.servedBy.compactMap(evidence.record).first { other in
            other.started == record.started && other.scope == record.scope
        }
        return again ?? record
    }

    private static func unwanted(in evidence: Evidence) -> [Finding] {
        let stray = evidence.ledger.requests.filter { $0.standing == .unwanted }.map(\.record)
        return Dictionary(grouping: stray, by: \.resource).values.compactMap { records in
            guard let first = records.first else { return nil }
            let sentence =
                records.count > 1
                ? "\(first.resource) was requested \(Wording.times(records.count)) while the user did not want it, "
                    + "first at \(evidence.moment(of: first))\(origin(first)).\(origins(of: first, evidence))\(cost(records))"
                : "\(first.resource) was requested at \(evidence.moment(of: first))\(origin(first)), "
                    + "when the user \(wanted(insteadOf: first, evidence)).\(unknown(first, evidence))\(later(first, evidence))\(origins(of: first, evidence))\(cost(records))"
            return finding(sentence, records, line: nil)
        }
    }

    private static func finding(
        _ sentence: String, _ records: [RequestRecord], line: Int?, symptom: String = "unwanted"
    ) -> Finding {
        Finding(
            code, at: records.first?.started ?? .zero, sentence, count: records.count,
            location: records.first?.location, scope: records.first?.scope, resource: records.first?.resource,
            requests: records.map(\.id),
            scenarioLine: line, symptom: symptom)
    }

    /// A sentence about needless requests, with their number, the first sender and the wasted bytes.
    private static func tooMany(
        _ records: [RequestRecord], _ first: RequestRecord, _ evidence: Evidence
    ) -> String {
        let one = records.count == 1
        return
            "\(Wording.count(records.count, "request")) \(one ? "was" : "were") needless: "
            + "\(one ? "it" : "the first") was sent at \(evidence.moment(of: first))\(origin(first))"
            + "\(waste(of: records).map { ", and \(one ? "it" : "they") \($0)" } ?? "")."
    }

    /// A sentence about the previous request, which made the extra request needless.
    private static func before(
        _ extra: RequestRecord, _ entry: Ledger.EpochEntry, _ evidence: Evidence
    ) -> String {
        guard
            let record = entry.servedBy.compactMap(evidence.record).last(where: {
                $0.started <= extra.started
            })
        else { return "" }
        if record.isInFlight(after: extra.started) {
            return record.started == extra.started
                ? " Another request was sent at the same instant."
                : " Another request had been on its way since \(record.started)."
        }
        // The app may cancel a request in the instant in which the user stops wanting the response.
        let wasWanted = entry.epoch.end.map { record.ended < $0 } ?? true
        // The task that got an unusual response goes on with another attempt, without a user action in that instant.
        let isRetry =
            record.oddity != nil && record.ended == extra.started && record.scope == extra.scope
            && evidence.deed(of: extra) == nil
        return switch record.ending {
        case .answered where isRetry:
            " The previous request was answered with \(record.oddity ?? "") at \(record.ended), and the app sent it again "
                + "by itself."
        case .answered:
            " An earlier request had already been answered at \(record.ended)"
                + "\(record.oddity.map { " with \($0)" } ?? "")."
        case .cancelled where !wasWanted, .gaveUp where !wasWanted: ""
        case .cancelled, .gaveUp:
            " The app itself had \(record.ending == .gaveUp ? "given up on" : "cancelled") the previous request at "
                + "\(record.ended), while the user wanted the response."
        case .failed, .none: ""
        }
    }

    /// A text such as `wanted GET /harbor/200 instead`, which names the wanted resource that the same code can request.
    private static func wanted(insteadOf record: RequestRecord, _ evidence: Evidence) -> String {
        guard let location = record.location, !evidence.sendsSeveralAtOnce(location) else {
            return "did not want it"
        }
        let wanted = evidence.ledger.epochs.lazy.map(\.epoch).filter {
            $0.contains(record.started) && $0.lasts(beyond: record.started)
                && $0.resource.isKin(to: record.resource)
        }.prefix(2)
        guard wanted.count == 1, let want = wanted.first else { return "did not want it" }
        return "wanted \(want.resource) instead"
    }

    /// A sentence about a resource that neither a `route` line nor a `want` line names.
    private static func unknown(_ record: RequestRecord, _ evidence: Evidence) -> String {
        guard evidence.isUnknown(record.resource), case .answered(status: 404, _) = record.ending else {
            return ""
        }
        return " The server does not have it, and answered with status 404."
    }

    /// A sentence such as ` The user wanted it only later, at 600 ms.`
    private static func later(_ record: RequestRecord, _ evidence: Evidence) -> String {
        guard let want = evidence.firstWants[record.resource], want > record.started else { return "" }
        return " The user wanted it only later, at \(want)."
    }

    private static func origins(of record: RequestRecord, _ evidence: Evidence) -> String {
        lateStart(record, evidence) + again(record, evidence)
    }

    /// A sentence such as ` This .task started again at 500 ms, because its view appeared again.` A `.task` with an id
    /// has other reasons to start again.
    private static func again(_ record: RequestRecord, _ evidence: Evidence) -> String {
        guard let scope = record.scope, !evidence.isOneOfSeveral(scope.view, at: record.started),
            let note = evidence.note(on: scope), !note.hasIdentity
        else { return "" }
        if scope.phase == .onAppear {
            return evidence.workStarts.reappeared(scope.viewName, at: record.started)
                ? " Its .onAppear ran again, because the view appeared again." : ""
        }
        guard scope.phase == .task else { return "" }
        guard let last = evidence.lastTask(before: record), let first = evidence.tasks(at: scope).first,
            first.started < last.started,
            evidence.isFirstRequest(record, since: last.started)
        else { return "" }
        return " This .task started again at \(last.started), because its view appeared again."
    }

    /// A sentence such as ` Its task had already been cancelled at 30 ms.`
    private static func lateStart(_ record: RequestRecord, _ evidence: Evidence) -> String {
        evidence.cancellation(before: record).map { " Its task had already been cancelled at \($0)." } ?? ""
    }

    /// A sentence about a view that SwiftUI replaced, so that the tasks of the new view began again.
    private static func newView(_ extra: RequestRecord, _ evidence: Evidence) -> String? {
        guard let view = extra.scope?.view else { return nil }
        if let changed = evidence.newIdentity(above: view, at: extra.started) {
            return
                " An .id in \(changed) changed in this instant, so SwiftUI made a new view, whose work began again."
        }
        return evidence.replacedView(above: view, at: extra.started).map {
            " In this instant SwiftUI removed \($0) and made a new one, whose work began again."
        }
    }

    /// A sentence about a `.task` that began again in the instant of the request: its id changed, or SwiftUI replaced its
    /// view, although the struct around it stayed.
    private static func newStart(_ record: RequestRecord, _ evidence: Evidence) -> String? {
        guard let scope = record.scope, scope.phase == .task, let note = evidence.note(on: scope),
            !evidence.isOneOfSeveral(scope.view, at: record.started)
        else { return nil }
        let own = evidence.tasks(at: scope)
        let isStart = own.contains { $0.started == record.started && $0.cancelled?.at != record.started }
        let reasons = own.compactMap(\.cancelled).filter { $0.at == record.started }.map(\.reason)
        guard isStart, let reason = reasons.first else { return nil }
        switch reason {
        case .idChanged: return " In this instant the id of this .task changed, so the .task began again."
        case .disappeared:
            return note.hasIdentity
                ? nil
                : " In this instant SwiftUI removed the view with this .task and made a new one, as it does when an `if` or "
                    + "`switch` takes another branch."
        }
    }

    private static func waste(of records: [RequestRecord]) -> String? {
        let bytes = records.reduce(0) { $0 + $1.bytes }
        return bytes > 0 ? "wasted \(Wording.count(bytes, "byte"))" : nil
    }

    private static func cost(_ records: [RequestRecord]) -> String {
        waste(of: records).map { " The \(records.count == 1 ? "request" : "requests") \($0)." } ?? ""
    }

    private static func origin(_ record: RequestRecord) -> String {
        // The finding about a Task that no view owns says so. Here the words would lead away from the cause.
        record.start.map { " by \($0)" } ?? ""
    }

    public static let explanation = Explanation(
        cause: """
            The app requested something that it had already requested, or that the user did not want at that time.

            Each want needs one request. More requests cost battery, bytes and waiting. Their responses also race: the last to
            arrive wins, even if it is not the newest. Find the code that starts the work, and find out how often it runs.
            SwiftUI runs a view's init and body as often as it likes, and `onAppear` at each appearance. A `.task(id:)` loads
            the same thing again if its id changes but the URL does not.
            """,
        wrong: """
            struct Forecast: View {
                @State private var text = ""

                var body: some View {
                    // Runs again when the user returns from a pushed page.
                    Text(text).task { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/forecast"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        right: """
            struct Forecast: View {
                @State private var text = ""

                var body: some View {
                    Text(text).task {
                        if text.isEmpty { await load() }
                    }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/forecast"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        parts: [4, 8])
}
