import Referee
import Scenario
import VirtualTime

/// Assigns each request of a run to a period in which the user wanted the requested resource.
///
/// `Settlement` assigns the requests one instant after the other. If several requests for one resource start in one
/// instant, the request that stays in flight counts as the useful request. A period that ends in the instant gets the
/// requests that also end in the instant (`SimultaneousRequests`). Inside one instant, the order of events has no
/// influence, except for two equal requests. Assigning n requests takes n log n steps, because a hostile app may send
/// very many requests.
struct Settlement {
    private var epochs: [Ledger.EpochEntry]
    private var requests: [Ledger.RequestEntry] = []
    private let permissions: PermissionIndex
    private let statesWants: Bool
    private let index: EpochIndex
    /// For each period in which the user wants a resource: 0 without a request, infinite with a request.
    private var free: EarliestValues
    /// For each period in which the user wants a resource: the end of the last attempt if the attempt failed, otherwise
    /// infinite.
    private var failed: EarliestValues
    /// For each period, its position in `index.places`.
    private var slots: [Int]
    private var attempts: [Int]
    /// The instants at which the scenario acts on the app several times.
    private let crowded: Set<VirtualInstant>
    /// The index of each request in the array `requests`, by the id of the request.
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
        crowded = Self.crowded(trace)
        statesWants = trace.scenario.steps.contains { if case .want = $0.verb { true } else { false } }
        for (slot, place) in index.places.enumerated() {
            slots[place] = slot
            free[slot] = 0
        }
        let records = RequestRecord.all(in: trace)
        for record in records {
            places[record.id] = requests.count
            requests.append(
                Ledger.RequestEntry(
                    record: record, standing: .unwanted, overrun: nil, isCancelledTooSoon: false))
        }
        for group in Self.simultaneous(records) { place(group) }
        guard statesWants else { return }
        for place in epochs.indices { carryOver(into: place) }
        settle(until: trace.end)
    }

    var ledger: Ledger { Ledger(epochs: epochs, requests: requests, statesWants: statesWants) }

    /// Groups the requests that have the same resource and the same instant, in the order of the instants.
    private static func simultaneous(_ records: [RequestRecord]) -> [[RequestRecord]] {
        var groups: [[RequestRecord]] = []
        var open: [Resource: Int] = [:]
        var instant: VirtualInstant?
        for record in records {
            if record.started != instant { open = [:] }
            instant = record.started
            if let group = open[record.resource] {
                groups[group].append(record)
            } else {
                open[record.resource] = groups.count
                groups.append([record])
            }
        }
        return groups
    }

    private mutating func place(_ group: [RequestRecord]) {
        guard let first = group.first else { return }
        let slots = index.slots(of: first.resource, at: first.started)
        let simultaneous = SimultaneousRequests(group, at: first.started)
        if let slot = slots.first, epochs[index.places[slot]].epoch.end == first.started {
            place(simultaneous, in: slots, at: first.started)
        } else {
            for record in simultaneous.inOneEpoch { place(record, standing(of: record, in: slots)) }
        }
    }

    /// Assigns requests that start in one instant, if the user stops wanting their resource in the same instant. Of the
    /// periods that end in one instant, only the first can have begun earlier. Of the periods that begin or end in one
    /// instant, only the last can continue.
    private mutating func place(
        _ group: SimultaneousRequests, in slots: Range<Int>, at instant: VirtualInstant
    ) {
        let last = slots.upperBound - 1
        let lasts = epochs[index.places[last]].epoch.lasts(beyond: instant)
        let ending = lasts ? slots.lowerBound..<last : slots
        // A request that is still in flight when its period ends also counts for the next period in which the user
        // wants the resource.
        let isCarriedOver = lasts && goesOn(slot: slots.lowerBound, after: instant)
        var (lasting, answered, failed) = (group.lasting[...], group.answered[...], group.failed[...])
        var server = lasts ? lasting.popFirst() ?? answered.popFirst() : nil
        if lasts, !isCarriedOver, server == nil { server = failed.popFirst() }
        var rest: [RequestRecord] = []
        for record in group.canceled + answered + failed + lasting {
            if let slot = freeSlot(ending) {
                place(record, .serving(epoch: index.places[slot]))
            } else {
                rest.append(record)
            }
        }
        // In one instant, a failed request comes before its retry.
        let left = SimultaneousRequests(rest, at: instant)
        for record in left.failed + (server.map { [$0] } ?? []) + left.lasting + left.answered + left.canceled
        {
            let mayServe = server != nil || !isCarriedOver
            place(record, standing(of: record, in: slots, mayServe: mayServe))
        }
    }

    private func goesOn(slot: Int, after instant: VirtualInstant) -> Bool {
        guard let id = epochs[index.places[slot]].servedBy.last, let place = places[id] else { return false }
        return requests[place].record.isInFlight(after: instant)
    }

    /// If a period began in an earlier instant, it gets a request before periods that begin and end in this instant.
    private func freeSlot(_ slots: Range<Int>) -> Int? {
        guard let first = slots.first else { return nil }
        return free[first] == 0 ? first : free.last(in: slots, atMost: 0)
    }

    private mutating func place(_ record: RequestRecord, _ standing: Ledger.RequestEntry.Standing) {
        guard let place = places[record.id] else { return }
        requests[place].standing = standing
        switch standing {
        case .serving(let epoch), .retry(let epoch):
            epochs[epoch].servedBy.append(record.id)
            noteAttempt(record, atEpoch: epoch)
        case .overBudget(let epoch):
            noteAttempt(record, atEpoch: epoch)
        case .surplus, .unwanted, .permitted: break
        }
    }

    private func standing(
        of record: RequestRecord, in candidates: Range<Int>, mayServe: Bool = true
    ) -> Ledger.RequestEntry.Standing {
        if mayServe, let slot = free.last(in: candidates, atMost: 0) {
            return .serving(epoch: index.places[slot])
        }
        if let slot = failed.last(in: candidates, atMost: record.started.nanoseconds) {
            let epoch = index.places[slot]
            return attempts[epoch] < RetryStorm.budget ? .retry(epoch: epoch) : .overBudget(epoch: epoch)
        }
        if permissions.permits(record.resource, at: record.started) { return .permitted }
        // If the user acts twice in one instant, the app may briefly need a resource that the scenario cannot name.
        if candidates.isEmpty, isFleeting(record) { return .permitted }
        return candidates.last.map { .surplus(epoch: index.places[$0]) } ?? .unwanted
    }

    private func isFleeting(_ record: RequestRecord) -> Bool {
        record.wasEndedByTheApp && record.ended == record.started && crowded.contains(record.started)
    }

    private static func crowded(_ trace: Trace) -> Set<VirtualInstant> {
        let deeds = Set(trace.scenario.steps.filter(\.verb.isDeed).map(\.line))
        var once: Set<VirtualInstant> = []
        var crowded: Set<VirtualInstant> = []
        for event in trace.events {
            guard case .stepped(let line) = event.kind, deeds.contains(line) else { continue }
            if !once.insert(event.at).inserted { crowded.insert(event.at) }
        }
        return crowded
    }

    /// Counts an attempt, and allows a retry if the attempt failed.
    private mutating func noteAttempt(_ record: RequestRecord, atEpoch epoch: Int) {
        attempts[epoch] += 1
        free[slots[epoch]] = .max
        failed[slots[epoch]] = record.wentWrong ? record.ended.nanoseconds : .max
    }

    /// If the user stops wanting the resource and wants it again in the same instant, the request in flight counts for
    /// the new period.
    private mutating func carryOver(into place: Int) {
        let epoch = epochs[place].epoch
        guard epochs[place].servedBy.isEmpty, !epoch.isEmpty else { return }
        // Only one period of a resource can continue after an instant, so the loop visits each period at most once.
        for slot in index.slots(of: epoch.resource, endingAt: epoch.start) {
            guard let id = epochs[index.places[slot]].servedBy.last, let last = places[id],
                requests[last].record.isInFlight(after: epoch.start)
            else { continue }
            epochs[place].servedBy = [id]
            epochs[place].isCarriedOver = true
            return
        }
    }

    /// Finds out how long each request continued after the user stopped wanting the resource. Call `settle` only after
    /// all requests have been assigned.
    private mutating func settle(until end: VirtualInstant) {
        let limits = ledger.limits
        var latest: [Int: VirtualInstant] = [:]
        for entry in requests {
            guard let epoch = entry.standing.epoch else { continue }
            latest[epoch] = max(latest[epoch] ?? entry.record.started, entry.record.started)
        }
        for place in requests.indices {
            let record = requests[place].record
            guard let last = limits[place] else { continue }
            let epochEnd = epochs[last].epoch.end
            if let limit = epochEnd, record.isInFlight(after: limit),
                !permissions.permits(record.resource, at: limit)
            {
                // If the run ends in the instant in which the request had to end, the request is 0 ms late.
                requests[place].overrun = Ledger.Overrun(
                    duration: record.ended - limit, bytes: record.bytes)
            }
            let isWantedStill = epochEnd.map { record.ended < $0 } ?? true
            guard record.wasEndedByTheApp, isWantedStill, !requests[place].isRedundant else { continue }
            requests[place].isCancelledTooSoon = (latest[last] ?? record.started) <= record.started
        }
    }
}
