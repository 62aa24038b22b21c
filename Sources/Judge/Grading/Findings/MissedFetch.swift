import Referee
import Scenario
import Text
import VirtualTime
import Wire

/// Something was wanted and never asked for, or later than the scenario's `within` allows.
public enum MissedFetch: FindingRule {
    public static let code = FindingCode.missedFetch
    public static let price = Rubric.Price(50, most: 80)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.ledger.epochs.compactMap { entry in
            let epoch = entry.epoch
            // A run that broke off says nothing about what would have followed.
            if epoch.end == nil, evidence.trace.outcome != .completed { return nil }
            guard let sentence = sentence(entry, evidence) else { return nil }
            let cause =
                evidence.staleRequest(for: epoch) ?? evidence.lateRequest(for: entry)
                ?? evidence.workBefore(epoch)
            return Finding(
                code, at: epoch.start, sentence,
                location: cause?.location ?? evidence.neverStarted.map(\.location), scope: cause?.scope,
                resource: epoch.resource, scenarioLine: epoch.openedBy)
        }
    }

    /// Nil when nothing was missed.
    private static func sentence(_ entry: Ledger.EpochEntry, _ evidence: Evidence) -> String? {
        let epoch = entry.epoch
        if entry.servedBy.isEmpty { return epoch.mayGoUnserved ? nil : absence(epoch, evidence) }
        guard let latest = epoch.latestStart, !entry.isCarriedOver,
            let record = entry.servedBy.first.flatMap(evidence.record),
            record.started > latest
        else { return nil }
        return
            "\(epoch.resource) was requested at \(record.started), \((record.started - latest).spelled) too late. "
            + "It was wanted from \(epoch.start) on\(evidence.occasion(ofLine: epoch.openedBy)), and had to be requested "
            + "within \((latest - epoch.start).spelled).\(record.sender.map { " It was sent by \($0)." } ?? "")"
    }

    private static func absence(_ epoch: WantEpoch, _ evidence: Evidence) -> String {
        let wanted =
            if epoch.isEmpty {
                "The app had nothing left to do when it was wanted, at \(epoch.start)"
            } else if let end = epoch.end {
                "It was wanted from \(epoch.start) until \(end)"
            } else {
                "It was wanted from \(epoch.start) on"
            }
        let fact = "\(fact(epoch, evidence)) \(wanted)\(evidence.occasion(ofLine: epoch.openedBy))."
        return "\(fact)\(cause(epoch, evidence))"
    }

    private static func fact(_ epoch: WantEpoch, _ evidence: Evidence) -> String {
        let resource = epoch.resource
        guard let first = evidence.firstRequests[resource] else { return "\(resource) was never requested." }
        guard first < epoch.start else {
            return "\(resource) was not requested while it was wanted, but first at \(first)."
        }
        return evidence.firstWants[resource].map { $0 < epoch.start } ?? false
            ? "\(resource) was not requested again when it was wanted anew."
            : "\(resource) was requested at \(first), before it was wanted, and not again."
    }

    /// What the run and the source tell of why nothing was sent.
    private static func cause(_ epoch: WantEpoch, _ evidence: Evidence) -> String {
        if let stale = evidence.staleRequest(for: epoch) {
            let place = stale.location.map { " at \($0)" } ?? ""
            return
                " The .onChange\(place) requested \(stale.resource) once more: its closure takes one parameter, so "
                + "it is the closure of the body before the change, and what it captured is old. "
                + "The forms with no parameter and with two run the new one."
        }
        guard let before = evidence.workBefore(epoch) else {
            return evidence.neverStarted.map { " \($0.sentence)" } ?? ""
        }
        let sender = " The request before it, \(before.resource), was sent by \(before.sender ?? "the app")."
        // Where the same thing is wanted again, and not in the place of another, no value has changed.
        guard before.resource != epoch.resource || evidence.tookThePlaceOfAnother(epoch) else {
            return sender
        }
        return sender + (before.scope.flatMap(evidence.note).flatMap(omission) ?? "")
    }

    /// The values that the work reads and that do not restart it, as the source says.
    private static func omission(_ note: WorkNote) -> String? {
        guard !note.omitted.isEmpty else { return nil }
        // A name of the source may have any length.
        let names = Wording.list(note.omitted.prefix(8).map { "`\($0.prefix(100))`" })
        let one = note.omitted.count == 1
        let why =
            switch note.modifier {
            case "onAppear":
                "and it runs when the view appears, not when \(one ? "that changes" : "they change")"
            case "onChange": "which it does not watch"
            default: note.hasIdentity ? "which its id leaves out" : "and the .task has no id"
            }
        return " Its closure reads \(names), \(why): a change of \(one ? "it" : "them") starts nothing."
    }

    public static let explanation = Explanation(
        cause: """
            Something the user wanted was never asked for, or too late.

            Most often an input changed and the work that depends on it did not run again: a body is evaluated anew when
            its input changes, a `.task` is not. Make the input part of the task's identity with `.task(id:)`. Or a guard
            turned the new work away: `guard !isLoading` sees the flag that the cancelled work still holds, and a flag set
            before the `await` stays set when that work is cancelled.
            """,
        wrong: """
            struct Forecast: View {
                let city: String
                @State private var text = ""

                var body: some View {
                    Text(text).task { await load() }
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
        parts: [6, 7])
}

extension Evidence {
    /// The line that asks for it is the one that gives up something else: A, B, and A again.
    fileprivate func tookThePlaceOfAnother(_ epoch: WantEpoch) -> Bool {
        guard let line = epoch.openedBy else { return false }
        return ledger.epochs.contains { $0.epoch.closedBy == line && $0.epoch.resource != epoch.resource }
    }

    /// The last request before this want. What started it probably did not run again.
    fileprivate func workBefore(_ epoch: WantEpoch) -> RequestRecord? {
        lastRequest(before: epoch.start)
    }

    /// The request that came when it was too late: behind its limit, or for the first time after the want.
    fileprivate func lateRequest(for entry: Ledger.EpochEntry) -> RequestRecord? {
        if let server = entry.servedBy.first { return record(server) }
        guard let first = firstRequests[entry.epoch.resource], first > entry.epoch.start else { return nil }
        return ledger.requests.first { $0.record.resource == entry.epoch.resource }?.record
    }
}
