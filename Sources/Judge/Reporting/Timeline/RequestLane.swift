import Grading
import Text
import VirtualTime

/// A request as a lane, with its useful part, its ending and its waste.
struct RequestLane {
    private let entry: Ledger.RequestEntry
    private let statesWants: Bool
    private let end: VirtualInstant
    /// The moment at which the request's view disappeared, if the request was then in flight; otherwise nil.
    private let viewGone: VirtualInstant?

    init(
        _ entry: Ledger.RequestEntry, _ ledger: Ledger, _ views: [String: ViewPresence],
        until end: VirtualInstant
    ) {
        self.entry = entry
        self.end = end
        statesWants = ledger.statesWants
        let record = entry.record
        let stop = record.ending == .none ? end : record.ended
        viewGone = record.scope.flatMap { views[$0.view] }
            .flatMap { $0.gone(after: record.started) }
            .flatMap { $0 < stop ? max($0, record.started) : nil }
    }

    var lane: TimelineLane {
        TimelineLane(
            .request, "#\(entry.record.id) \(entry.record.resource.short)", bars: bars, marks: marks,
            notes: notes, place: entry.record.location?.description)
    }

    private var isOpen: Bool { entry.record.ending == .none }
    private var stop: VirtualInstant { isOpen ? end : entry.record.ended }
    private var isWaste: Bool { statesWants && entry.isRedundant }

    private var bars: [TimelineLane.Bar] {
        let started = entry.record.started
        if isWaste { return [.init(from: started, to: stop, use: .wasted, isOpen: isOpen)] }
        if let overrun = entry.overrun {
            return split(at: stop + (.zero - overrun.duration), .wasted)
        }
        if !statesWants, let viewGone { return split(at: viewGone, .orphaned) }
        return [.init(from: started, to: stop, use: normalUse, isOpen: isOpen)]
    }

    /// The look of the request's bar while the user wants the response.
    private var normalUse: TimelineLane.Bar.Use { entry.record.wentWrong ? .inVain : .useful }

    private func split(at instant: VirtualInstant, _ use: TimelineLane.Bar.Use) -> [TimelineLane.Bar] {
        [
            .init(from: entry.record.started, to: instant, use: normalUse),
            .init(from: instant, to: stop, use: use, isOpen: isOpen),
        ]
    }

    private var marks: [TimelineLane.Mark] {
        let sent = TimelineLane.Mark(at: entry.record.started, kind: .started)
        switch entry.record.ending {
        case .answered(let status, _):
            return [sent, .init(at: stop, kind: status < 400 ? .answered : .failed)]
        case .failed: return [sent, .init(at: stop, kind: .failed)]
        case .cancelled, .gaveUp: return [sent, .init(at: stop, kind: .cancelled)]
        case .none: return [sent]
        }
    }

    private var notes: [String] {
        var notes: [String] = []
        if isWaste {
            notes.append(entry.standing == .unwanted ? "not wanted" : "one too many")
        } else if entry.isCancelledTooSoon {
            notes.append("cancelled too soon")
        } else if let overrun = entry.overrun {
            notes.append(late(overrun.duration))
        }
        switch entry.record.ending {
        case .answered(let status, _) where status >= 400: notes.append("status \(status)")
        case .failed(let error): notes.append(error.rawValue)
        case .gaveUp: notes.append("its own time-out")
        case .answered, .cancelled, .none: break
        }
        if let viewGone { notes.append(orphanhood(since: viewGone)) }
        if entry.record.bytes > 0, isWaste || entry.overrun != nil {
            notes.append(Wording.count(entry.record.bytes, "byte"))
        }
        return notes
    }

    private func late(_ duration: Duration) -> String {
        switch entry.record.ending {
        case .answered, .failed: "\(duration.spelled) late"
        case .cancelled, .gaveUp: "cancelled \(duration.spelled) late"
        case .none: "never cancelled"
        }
    }

    private func orphanhood(since gone: VirtualInstant) -> String {
        // A duration that the note about the overrun contains already is not repeated.
        if let overrun = entry.overrun, overrun.duration == stop - gone { return "the view was gone" }
        return isOpen ? "the view is gone" : "the view was gone for \((stop - gone).spelled)"
    }
}
