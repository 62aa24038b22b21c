import Referee
import Scenario
import VirtualTime

/// Puts each request of a run into the epoch it counts for.
///
/// Requests are placed in the order in which they were started, which is total: ids count up from 1. Of the epochs that
/// contain a request's first instant, the latest that still lacks one gets it. Only the boundaries of epochs and the
/// instants of requests take part, so shuffling the events of one instant changes nothing but which of two equal
/// requests is called the first.
///
/// It takes n log n steps for n events, because an app decides how many there are.
struct Settlement {
    private var epochs: [Ledger.EpochEntry]
    private var requests: [Ledger.RequestEntry] = []
    private let permissions: PermissionIndex
    private let statesWants: Bool
    private let index: EpochIndex
    /// By slot of the index: 0 while the epoch has no request, infinite from then on.
    private var free: EarliestValues
    /// By slot of the index: when the epoch's last attempt failed, infinite if none did or another one is on its way.
    private var failed: EarliestValues
    /// By epoch: the slot in the index, and how often the world was asked for it.
    private var slots: [Int]
    private var attempts: [Int]
    /// By request id: its place in `requests`.
    private var places: [Int: Int] = [:]

    init(of trace: Trace) {
        let wants = WantEpoch.all(in: trace)
        epochs = wants.map { Ledger.EpochEntry(epoch: $0, servedBy: [], isCarriedOver: false) }
        index = EpochIndex(wants)
        free = EarliestValues(count: wants.count)
        failed = EarliestValues(count: wants.count)
        slots = Array(repeating: 0, count: wants.count)
        attempts = slots
        permissions = PermissionIndex(Permission.all(in: trace))
        statesWants = trace.scenario.steps.contains { if case .want = $0.verb { true } else { false } }
        for (slot, place) in index.places.enumerated() {
            slots[place] = slot
            free[slot] = 0
        }
        for record in RequestRecord.all(in: trace) { place(record) }
        guard statesWants else { return }
        for place in epochs.indices { carryOver(into: place) }
        settle(until: trace.end)
    }

    var ledger: Ledger { Ledger(epochs: epochs, requests: requests, statesWants: statesWants) }

    private mutating func place(_ record: RequestRecord) {
        let standing = standing(of: record)
        let entry = Ledger.RequestEntry(
            record: record, standing: standing, overrun: nil, isCancelledTooSoon: false)
        places[record.id] = requests.count
        switch standing {
        case .serving(let epoch), .retry(let epoch):
            epochs[epoch].servedBy.append(record.id)
            noteAttempt(record, atEpoch: epoch)
        case .overBudget(let epoch):
            noteAttempt(record, atEpoch: epoch)
        case .surplus, .unwanted, .permitted: break
        }
        requests.append(entry)
    }

    private func standing(of record: RequestRecord) -> Ledger.RequestEntry.Standing {
        let candidates = index.slots(of: record.resource, at: record.started)
        if let slot = free.last(in: candidates, atMost: 0) { return .serving(epoch: index.places[slot]) }
        if let slot = failed.last(in: candidates, atMost: record.started.nanoseconds) {
            let epoch = index.places[slot]
            return attempts[epoch] < RetryStorm.budget ? .retry(epoch: epoch) : .overBudget(epoch: epoch)
        }
        if permissions.permits(record.resource, at: record.started) { return .permitted }
        return candidates.last.map { .surplus(epoch: index.places[$0]) } ?? .unwanted
    }

    /// An attempt that the world failed leaves room for another one.
    private mutating func noteAttempt(_ record: RequestRecord, atEpoch epoch: Int) {
        attempts[epoch] += 1
        free[slots[epoch]] = .max
        failed[slots[epoch]] = record.wentWrong ? record.ended.nanoseconds : .max
    }

    /// A resource that is given up and wanted again in one instant keeps the request that is on its way.
    private mutating func carryOver(into place: Int) {
        let epoch = epochs[place].epoch
        guard epochs[place].servedBy.isEmpty, !epoch.isEmpty else { return }
        // At most one epoch of a resource begins in an instant and lasts, so none is looked at twice.
        for slot in index.slots(of: epoch.resource, endingAt: epoch.start) {
            guard let id = epochs[index.places[slot]].servedBy.last, let last = places[id],
                requests[last].record.isInFlight(after: epoch.start)
            else { continue }
            epochs[place].servedBy = [id]
            epochs[place].isCarriedOver = true
            return
        }
    }

    /// Checks that each request ended when it should have. Every request has its place by then.
    private mutating func settle(until end: VirtualInstant) {
        let limits = ledger.limits
        var lastIDs: [Int: Int] = [:]
        for entry in requests {
            guard let epoch = entry.standing.epoch else { continue }
            lastIDs[epoch] = max(lastIDs[epoch] ?? entry.record.id, entry.record.id)
        }
        for place in requests.indices {
            let record = requests[place].record
            guard let last = limits[place] else { continue }
            let epochEnd = epochs[last].epoch.end
            if let limit = epochEnd, record.isInFlight(after: limit),
                !permissions.permits(record.resource, at: limit)
            {
                // A run that ends in this very instant leaves no time to cancel late: the overrun is 0 ms.
                requests[place].overrun = Ledger.Overrun(
                    duration: record.ended - limit, bytes: record.bytes)
            }
            let isWantedStill = epochEnd.map { record.ended < $0 } ?? true
            guard record.wasEndedByTheApp, isWantedStill, !requests[place].isRedundant else { continue }
            requests[place].isCancelledTooSoon = (lastIDs[last] ?? .min) <= record.id
        }
    }
}
