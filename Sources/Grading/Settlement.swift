import Referee
import Scenario
import VirtualTime

/// Puts each request of a run into the epoch it counts for.
///
/// Requests are placed in the order in which they were started, which is total: ids count up from 1. Of the epochs that
/// contain a request's first instant, the latest that still lacks one gets it. Only the boundaries of epochs and the
/// instants of requests take part, so shuffling the events of one instant changes nothing but which of two equal
/// requests is called the first.
struct Settlement {
    private var epochs: [Ledger.EpochEntry]
    private var requests: [Ledger.RequestEntry] = []
    private let permissions: [Permission]
    private let statesWants: Bool

    init(of trace: Trace) {
        epochs = WantEpoch.all(in: trace).map {
            Ledger.EpochEntry(epoch: $0, servedBy: [], isCarriedOver: false)
        }
        permissions = Permission.all(in: trace)
        statesWants = trace.scenario.steps.contains { if case .want = $0.verb { true } else { false } }
        let records = RequestRecord.all(in: trace)
        for record in records { place(record) }
        guard statesWants else { return }
        for place in epochs.indices { carryOver(into: place) }
        for place in requests.indices { settle(place, until: trace.end) }
    }

    var ledger: Ledger { Ledger(epochs: epochs, requests: requests, statesWants: statesWants) }

    private mutating func place(_ record: RequestRecord) {
        let candidates = epochs.indices.filter {
            epochs[$0].epoch.resource == record.resource && epochs[$0].epoch.contains(record.started)
        }
        let standing: Ledger.RequestEntry.Standing
        if let free = candidates.last(where: { epochs[$0].servedBy.isEmpty }) {
            standing = .serving(epoch: free)
            epochs[free].servedBy.append(record.id)
        } else if let failed = candidates.last(where: { mayRetry($0, at: record.started) }) {
            standing = .retry(epoch: failed)
            epochs[failed].servedBy.append(record.id)
        } else if isPermitted(record.resource, at: record.started) {
            standing = .permitted
        } else if let taken = candidates.last {
            standing = .surplus(epoch: taken)
        } else {
            standing = .unwanted
        }
        requests.append(
            Ledger.RequestEntry(record: record, standing: standing, overrun: nil, isCancelledTooSoon: false))
    }

    private func isPermitted(_ resource: Resource, at instant: VirtualInstant) -> Bool {
        permissions.contains { $0.resource == resource && $0.contains(instant) }
    }

    /// An attempt that the world failed leaves room for another one.
    private func mayRetry(_ place: Int, at instant: VirtualInstant) -> Bool {
        guard let last = latest(servingEpoch: place) else { return false }
        return last.record.wentWrong && last.record.ended <= instant
    }

    private func latest(servingEpoch place: Int) -> Ledger.RequestEntry? {
        epochs[place].servedBy.last.flatMap { id in requests.last { $0.record.id == id } }
    }

    /// A resource that is given up and wanted again in one instant keeps the request that is on its way.
    private mutating func carryOver(into place: Int) {
        let epoch = epochs[place].epoch
        guard epochs[place].servedBy.isEmpty, !epoch.isEmpty else { return }
        let earlier = epochs.indices.first {
            $0 != place && epochs[$0].epoch.resource == epoch.resource && epochs[$0].epoch.end == epoch.start
                && latest(servingEpoch: $0)?.record.isInFlight(after: epoch.start) == true
        }
        guard let earlier, let id = epochs[earlier].servedBy.last else { return }
        epochs[place].servedBy = [id]
        epochs[place].isCarriedOver = true
    }

    /// Checks that this request ended when it should have. Every request has its place by then.
    private mutating func settle(_ place: Int, until end: VirtualInstant) {
        let record = requests[place].record
        guard let last = ledger.limit(of: requests[place]) else { return }
        if let limit = epochs[last].epoch.end, record.isInFlight(after: limit),
            !isPermitted(record.resource, at: limit)
        {
            // A run that ends in this very instant leaves no time to cancel late: the overrun is 0 ms.
            requests[place].overrun = Ledger.Overrun(duration: record.ended - limit, bytes: record.bytes)
        }
        let isWantedStill = epochs[last].epoch.end.map { record.ended < $0 } ?? true
        guard record.ending == .cancelled, isWantedStill, !requests[place].isRedundant else { return }
        requests[place].isCancelledTooSoon = !requests.contains { other in
            guard other.record.id > record.id else { return false }
            return switch other.standing {
            case .serving(last), .retry(last), .surplus(last): true
            case .serving, .retry, .surplus, .unwanted, .permitted: false
            }
        }
    }
}
