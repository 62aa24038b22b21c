import Grading
import Referee
import Text
import VirtualTime
import Wire

/// A part of the ledger in words: one wanted resource with its requests, or all unwanted requests.
struct LedgerSection {
    var title: String
    var entries: [Entry]

    /// A line of the section: a request, or a sentence about a resource that the app did not request.
    struct Entry {
        /// The number of the request, such as `#1`; empty if the app sent no request.
        var label: String
        var sentences: [String]
        var isBad: Bool
    }

    static func all(in ledger: Ledger) -> [Self] {
        let byEpoch = Dictionary(grouping: ledger.requests, by: \.standing.epoch)
        var sections = ledger.epochs.indices.map { place in
            section(ofEpoch: place, with: byEpoch[place] ?? [], in: ledger)
        }
        let stray = ledger.requests.filter { $0.standing == .unwanted }
        if !stray.isEmpty {
            let title =
                ledger.statesWants
                ? "requests that the user did not want" : "not graded: the scenario has no wants"
            sections.append(
                LedgerSection(title: title, entries: stray.map { entry($0, in: ledger, named: true) }))
        }
        return sections
    }

    private static func section(
        ofEpoch place: Int, with requests: [Ledger.RequestEntry], in ledger: Ledger
    ) -> LedgerSection {
        let item = ledger.epochs[place]
        let epoch = item.epoch
        let span =
            switch epoch.end {
            case epoch.start?: "only at \(epoch.start)"
            case let end?: "from \(epoch.start) to \(end)"
            case nil: "from \(epoch.start) to the end"
            }
        var entries = requests.map { entry($0, in: ledger, named: false) }
        if item.isCarriedOver, let id = item.servedBy.first {
            let carried = "this request was already on its way, and also serves this want"
            entries.insert(Entry(label: "#\(id)", sentences: [carried], isBad: false), at: 0)
        }
        if entries.isEmpty {
            let word =
                epoch.isEmpty ? "no request, and none was needed" : "no request: the app missed this want"
            entries = [Entry(label: "", sentences: [word], isBad: !epoch.isEmpty)]
        }
        return LedgerSection(title: "want \(place + 1): \(epoch.resource), \(span)", entries: entries)
    }

    private static func entry(
        _ entry: Ledger.RequestEntry, in ledger: Ledger, named: Bool
    ) -> Entry {
        let record = entry.record
        var sentences = [
            "\(named ? "\(record.resource)" : entry.standing.spelled): sent at \(record.started), "
                + record.ending.spelled(at: record.ended)
        ]
        if let overrun = entry.overrun {
            sentences.append("outlived its want by \(overrun.duration.spelled)")
        }
        if entry.isCancelledTooSoon {
            sentences.append("cancelled too soon: the user still wanted the response")
        }
        let waste = ledger.waste(of: entry)
        if waste != Waste() {
            sentences.append(
                "wasted \(waste.duration.spelled) and \(Wording.count(waste.bytes, "byte"))")
        }
        let place = record.location.map { " (\($0))" } ?? ""
        sentences.append("by \(record.scope?.spelled ?? "code in an unknown place")\(place)")
        return Entry(
            label: "#\(record.id)", sentences: sentences,
            isBad: waste != Waste() || entry.overrun != nil || entry.isCancelledTooSoon)
    }
}

extension Ledger.RequestEntry.Standing {
    fileprivate var spelled: String {
        switch self {
        case .serving: "served it"
        case .retry: "tried again after a failure"
        case .surplus: "one too many"
        case .overBudget: "retried again after too many failures"
        case .permitted: "allowed, but not wanted"
        case .unwanted: "not wanted"
        }
    }
}

extension RequestRecord.Ending {
    fileprivate func spelled(at instant: VirtualInstant) -> String {
        switch self {
        case .answered(let status, let bytes):
            "answered at \(instant) with \(Wording.count(bytes, "byte"))"
                + (status == 200 ? "" : " and status \(status)")
        case .failed(let error): "failed at \(instant) (\(error.rawValue))"
        case .cancelled: "cancelled at \(instant)"
        case .gaveUp: "given up at \(instant) by the app's own time-out"
        case .none: "still open at the end, \(instant)"
        }
    }
}
