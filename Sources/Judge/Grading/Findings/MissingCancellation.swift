import Scenario
import Text
import VirtualTime

/// A request went on after its answer was no longer wanted.
public enum MissingCancellation: FindingRule {
    public static let code = FindingCode.missingCancellation
    public static let price = Rubric.Price(20, most: 40)

    public static func findings(in evidence: Evidence) -> [Finding] {
        let overran = evidence.ledger.requests.filter { $0.overrun != nil }
        let groups = Dictionary(grouping: overran) { entry in
            evidence.limit(of: entry.record.id) ?? -1
        }
        return groups.compactMap { place, entries in
            guard evidence.ledger.epochs.indices.contains(place), let first = entries.first else {
                return nil
            }
            let epoch = evidence.ledger.epochs[place].epoch
            return Finding(
                code, at: epoch.end ?? first.record.ended, sentence(entries, epoch, evidence),
                count: entries.count, location: first.record.location, scope: first.record.scope,
                resource: epoch.resource,
                requests: entries.map(\.record.id), scenarioLine: epoch.closedBy,
                isConsequence: evidence.staleRequests.isSuperset(of: entries.map(\.record.id)))
        }
    }

    private static func sentence(
        _ entries: [Ledger.RequestEntry], _ epoch: WantEpoch, _ evidence: Evidence
    ) -> String {
        let bytes = entries.reduce(0) { $0 + ($1.overrun?.bytes ?? 0) }
        let longest = entries.compactMap(\.overrun?.duration).max() ?? .zero
        let subject =
            entries.count == 1
            ? "\(epoch.resource), sent at \(entries[0].record.started), was still on its way"
            : "\(entries.count) requests for \(epoch.resource) were still on their way"
        let end = epoch.end.map { ", at \($0)" } ?? ""
        let origin =
            entries.first?.record.sender.map {
                " \(entries.count == 1 ? "It was" : "They were") sent by \($0)."
            } ?? ""
        return
            "\(subject) when it was no longer wanted\(end)\(evidence.occasion(ofLine: epoch.closedBy)), "
            + "and \(entries.count == 1 ? "was" : "were") not cancelled then. "
            + "\(fate(entries, longest, bytes))\(origin)"
    }

    private static func fate(_ entries: [Ledger.RequestEntry], _ longest: Duration, _ bytes: Int) -> String {
        let one = entries.count == 1
        let subject = one ? "It" : "They"
        switch entries.last?.record.ending {
        case .answered?, .failed?:
            let carried = bytes > 0 ? " and carried \(Wording.count(bytes, "byte"))" : ""
            return "\(subject) lived on for \(one ? "" : "up to ")\(longest.spelled)\(carried)."
        case .cancelled?, .gaveUp?:
            return
                "\(subject) \(one ? "was" : "were") cancelled \(one ? "" : "up to ")\(longest.spelled) too late."
        case RequestRecord.Ending.none?, nil:
            let later = longest > .zero ? ", \(longest.spelled) later" : ""
            return "\(subject) \(one ? "was" : "were") still open when the scenario ended\(later)."
        }
    }

    public static let explanation = Explanation(
        cause: """
            A request was still running when its answer was no longer wanted, and the app let it run.

            Such a request takes bandwidth from the one that is wanted, and its late answer may overwrite a newer one.
            Work that a view starts with `.task` is cancelled when the view goes, and with `.task(id:)` when its input
            changes. Work started in a `Task { }` has no owner: keep its handle and cancel it, or let `.task` own it. An
            inner `Task { }` inside `.task` escapes its cancellation.
            """,
        wrong: """
            struct Forecast: View {
                let city: String
                @State private var text = ""

                var body: some View {
                    Text(text)
                        .task { await load() }
                        .onChange(of: city) { Task { await load() } }
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
        parts: [3, 6])
}
