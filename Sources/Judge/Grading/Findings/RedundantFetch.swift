import Scenario
import Text
import VirtualTime

/// One request was enough, or none was wanted at all.
public enum RedundantFetch: FindingRule {
    public static let code = FindingCode.redundantFetch
    public static let price = Rubric.Price(15, most: 45)

    public static func findings(in evidence: Evidence) -> [Finding] {
        guard evidence.ledger.statesWants else { return [] }
        let stale = evidence.staleRequests
        return (surplus(in: evidence) + unwanted(in: evidence)).map { finding in
            var finding = finding
            finding.isConsequence = stale.isSuperset(of: finding.requests)
            return finding
        }
    }

    private static func surplus(in evidence: Evidence) -> [Finding] {
        let extras = Dictionary(grouping: evidence.ledger.requests) { entry in
            if case .surplus(let epoch) = entry.standing { epoch } else { -1 }
        }
        return evidence.ledger.epochs.indices.compactMap { place in
            let entry = evidence.ledger.epochs[place]
            let extra = extras[place] ?? []
            guard let first = extra.first else { return nil }
            let made = extra.count + entry.servedBy.count
            let sentence =
                "\(entry.epoch.resource) was requested \(Wording.times(made)) and wanted once"
                + (entry.servedBy.count > 1 ? " (an attempt that failed may be made again)" : "")
                + ". \(tooMany(extra.map(\.record)))\(origin(first.record))"
                + "\(carried(extra.map(\.record)).map { ", with \($0)" } ?? "").\(before(first.record, entry, evidence))"
            return finding(sentence, extra.map(\.record), line: entry.epoch.openedBy)
        }
    }

    private static func unwanted(in evidence: Evidence) -> [Finding] {
        let stray = evidence.ledger.requests.filter { $0.standing == .unwanted }.map(\.record)
        return Dictionary(grouping: stray, by: \.resource).values.compactMap { records in
            guard let first = records.first else { return nil }
            let sentence =
                records.count > 1
                ? "\(first.resource) was requested \(Wording.times(records.count)) while it was not wanted, "
                    + "first at \(first.started)\(origin(first)).\(cost(records))"
                : "\(first.resource) was requested at \(first.started), when it was not wanted\(origin(first)).\(cost(records))"
            return finding(sentence, records, line: nil)
        }
    }

    private static func finding(_ sentence: String, _ records: [RequestRecord], line: Int?) -> Finding {
        Finding(
            code, at: records.first?.started ?? .zero, sentence, count: records.count,
            location: records.first?.location, scope: records.first?.scope, resource: records.first?.resource,
            requests: records.map(\.id),
            scenarioLine: line)
    }

    private static func tooMany(_ records: [RequestRecord]) -> String {
        let moment = records.first.map { " at \($0.started)" } ?? ""
        return
            "That is \(Wording.count(records.count, "request")) too many,\(records.count > 1 ? " first" : "")\(moment)"
    }

    /// What had become of the request before, so that another one was too many.
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
                ? " Another one was sent in the same instant."
                : " Another one had been on its way since \(record.started)."
        }
        return switch record.ending {
        case .answered(let status, _):
            " It had been answered already, at \(record.ended)\(status == 200 ? "" : ", with a status of \(status)")."
        case .cancelled, .gaveUp:
            " The app itself had \(record.ending == .gaveUp ? "given up on" : "cancelled") the one before it, at "
                + "\(record.ended), while it was wanted."
        case .failed, .none: ""
        }
    }

    private static func carried(_ records: [RequestRecord]) -> String? {
        let bytes = records.reduce(0) { $0 + $1.bytes }
        return bytes > 0 ? "\(Wording.count(bytes, "byte")) for nothing" : nil
    }

    private static func cost(_ records: [RequestRecord]) -> String {
        carried(records).map { " \(records.count == 1 ? "It" : "They") carried \($0)." } ?? ""
    }

    private static func origin(_ record: RequestRecord) -> String {
        record.sender.map { ", from \($0)" } ?? ""
    }

    public static let explanation = Explanation(
        cause: """
            The app asked the network for something it had already asked for, or that was not wanted at that time.

            Each want is worth one request. More of them cost battery, bytes and waiting, and the answers race: the one
            that comes last wins, whether or not it is the newest. Look for what starts the work and how often that runs:
            a view's init and body run as often as SwiftUI likes, `onAppear` runs at each appearance, and a task whose id
            changes without the address changing loads the same thing again.
            """,
        wrong: """
            struct Forecast: View {
                @State private var text = ""

                var body: some View {
                    // Runs again at each return from a pushed page.
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
