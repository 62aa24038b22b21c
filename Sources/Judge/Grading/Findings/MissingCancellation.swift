import Scenario
import Text
import VirtualTime

/// A request continued after the user stopped wanting its response.
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
                count: entries.count, location: evidence.place(of: first.record), scope: first.record.scope,
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
        let one = entries.count == 1
        let subject =
            one ? "\(epoch.resource) was" : "\(entries.count) requests for \(epoch.resource) were"
        let end = epoch.end.map { " at \(evidence.moment($0, ofLine: epoch.closedBy))" } ?? ""
        let sender = entries[0].record.sender.map { " by \($0)" } ?? ""
        let start = one ? " at \(entries[0].record.started)" : ""
        let origin =
            one || !sender.isEmpty
            ? " The \(one ? "request was" : "requests were") sent\(start)\(sender)." : ""
        return
            "\(subject) not cancelled\(end), when the user no longer wanted \(one ? "it" : "them"). "
            + "\(fate(entries, longest, bytes))\(origin)"
    }

    private static func fate(_ entries: [Ledger.RequestEntry], _ longest: Duration, _ bytes: Int) -> String {
        let one = entries.count == 1
        let subject = one ? "The request" : "The requests"
        switch entries.last?.record.ending {
        case .answered?, .failed?:
            let carried = bytes > 0 ? " and carried \(Wording.count(bytes, "byte"))" : ""
            return "\(subject) went on for \(one ? "" : "up to ")\(longest.spelled)\(carried)."
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
            The user no longer wanted the response to a request, and the app did not cancel the request.

            Such a request takes bandwidth from requests that the user wants, and its late response may overwrite a newer
            response. SwiftUI cancels a `.task` when its view disappears, and a `.task(id:)` also when its id changes. No view
            owns a `Task { }`: keep its handle and cancel it, or move the work into `.task`. When SwiftUI cancels a `.task`, it
            does not cancel a `Task { }` that the `.task` started.
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
