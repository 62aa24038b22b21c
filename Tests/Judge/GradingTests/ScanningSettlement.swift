import Referee
import Scenario
import VirtualTime

@testable import Grading

/// The grading rules of `docs/grading.md` in simple code, which searches all requests for each wanted resource. On
/// every trace, the fast implementation must agree with `ScanningSettlement`.
struct ScanningSettlement {
    private(set) var epochs: [Ledger.EpochEntry]
    private(set) var requests: [Ledger.RequestEntry] = []
    private let permissions: [Permission]
    private let deeds: [VirtualInstant]

    init(of trace: Trace) {
        epochs = WantEpoch.all(in: trace).map {
            Ledger.EpochEntry(epoch: $0, servedBy: [], isCarriedOver: false)
        }
        permissions = Permission.all(in: trace)
        let lines = trace.scenario.steps.filter(\.verb.isDeed).map(\.line)
        deeds = trace.events.compactMap {
            if case .stepped(let line) = $0.kind, lines.contains(line) { $0.at } else { nil }
        }
        let records = RequestRecord.all(in: trace)
        for instant in Set(records.map(\.started)).sorted() {
            for resource in Set(records.map(\.resource)).sorted() {
                place(records.filter { $0.started == instant && $0.resource == resource }, at: instant)
            }
        }
        requests.sort { $0.record.id < $1.record.id }
        guard trace.scenario.steps.contains(where: { if case .want = $0.verb { true } else { false } }) else {
            return
        }
        for place in epochs.indices { carryOver(into: place) }
        for place in requests.indices { settle(place) }
    }

    /// The requests for one resource that were sent in one instant.
    private mutating func place(_ records: [RequestRecord], at instant: VirtualInstant) {
        let candidates = epochs.indices.filter { place in
            records.contains { $0.resource == epochs[place].epoch.resource }
                && epochs[place].epoch.contains(instant)
        }
        let lasting = candidates.first { epochs[$0].epoch.end.map { $0 > instant } ?? true }
        let ending = candidates.filter { $0 != lasting }
        // Sorts the requests, because the best request may be for a resource that the user also wants after this
        // instant.
        var left = records.sorted { rank($0, instant) < rank($1, instant) }
        var server: RequestRecord?
        let goesOn =
            !ending.isEmpty && lasting != nil
            && latest(servingEpoch: ending[0])?.isInFlight(after: instant) == true
        if lasting != nil, !ending.isEmpty, let best = left.first {
            let group = rank(best, instant).group
            if group < 2 || group == 2 && !goesOn { server = left.removeFirst() }
        }
        if !ending.isEmpty {
            // The order of the groups: cancelled requests, answered requests, failed requests, and requests that
            // go on after this instant.
            for group in [3, 1, 2, 0] {
                for record in left where rank(record, instant).group == group {
                    let free = ending.filter { epochs[$0].servedBy.isEmpty }
                    guard let place = free.contains(ending[0]) ? ending[0] : free.last else { continue }
                    epochs[place].servedBy.append(record.id)
                    add(record, .serving(epoch: place))
                    left.removeAll { $0.id == record.id }
                }
            }
        }
        let failed = left.filter { rank($0, instant).group == 2 }
        left.removeAll { rank($0, instant).group == 2 }
        for record in failed + [server].compactMap(\.self) + left {
            place(record, candidates, mayServe: ending.isEmpty || server != nil || !goesOn)
        }
    }

    /// Group 0 has requests that go on after this instant, group 1 answered requests, group 2 failed requests, and
    /// group 3 requests that the app cancelled in this instant. Within each group, the better request is first.
    private func rank(_ record: RequestRecord, _ instant: VirtualInstant) -> Rank {
        let isOver = record.ended == instant && record.ending != .none
        let end = record.ended.nanoseconds
        return Rank(
            group: !isOver ? 0 : record.wasEndedByTheApp ? 3 : record.wentWrong ? 2 : 1,
            order: [
                record.wasEndedByTheApp ? 1 : 0, record.wentWrong ? 1 : 0,
                record.wasEndedByTheApp ? -end : end,
                Int64(record.bytes), Int64(record.id),
            ])
    }

    private struct Rank: Comparable {
        var group: Int
        var order: [Int64]

        static func < (left: Self, right: Self) -> Bool {
            left.group == right.group
                ? left.order.lexicographicallyPrecedes(right.order) : left.group < right.group
        }
    }

    private mutating func place(_ record: RequestRecord, _ candidates: [Int], mayServe: Bool) {
        if mayServe, let free = candidates.last(where: { epochs[$0].servedBy.isEmpty }) {
            epochs[free].servedBy.append(record.id)
            add(record, .serving(epoch: free))
        } else if let failed = candidates.last(where: { hasFailed($0, by: record.started) }) {
            let isPatient = attempts(atEpoch: failed).count < 6
            if isPatient { epochs[failed].servedBy.append(record.id) }
            add(record, isPatient ? .retry(epoch: failed) : .overBudget(epoch: failed))
        } else if isPermitted(record.resource, at: record.started) || candidates.isEmpty && isFleeting(record)
        {
            add(record, .permitted)
        } else if let taken = candidates.last {
            add(record, .surplus(epoch: taken))
        } else {
            add(record, .unwanted)
        }
    }

    private mutating func add(_ record: RequestRecord, _ standing: Ledger.RequestEntry.Standing) {
        requests.append(
            Ledger.RequestEntry(record: record, standing: standing, overrun: nil, isCancelledTooSoon: false))
    }

    private func isFleeting(_ record: RequestRecord) -> Bool {
        record.wasEndedByTheApp && record.ended == record.started
            && deeds.count { $0 == record.started } > 1
    }

    private func isPermitted(_ resource: Resource, at instant: VirtualInstant) -> Bool {
        permissions.contains { $0.resource == resource && $0.contains(instant) }
    }

    private func attempts(atEpoch place: Int) -> [RequestRecord] {
        requests.filter {
            [.serving(epoch: place), .retry(epoch: place), .overBudget(epoch: place)].contains($0.standing)
        }.map(\.record)
    }

    private func hasFailed(_ place: Int, by instant: VirtualInstant) -> Bool {
        attempts(atEpoch: place).last.map { $0.wentWrong && $0.ended <= instant } ?? false
    }

    private func latest(servingEpoch place: Int) -> RequestRecord? {
        epochs[place].servedBy.last.flatMap { id in requests.last { $0.record.id == id } }?.record
    }

    private mutating func carryOver(into place: Int) {
        let epoch = epochs[place].epoch
        guard epochs[place].servedBy.isEmpty, !epoch.isEmpty else { return }
        let earlier = epochs.indices.first {
            $0 != place && epochs[$0].epoch.resource == epoch.resource && epochs[$0].epoch.end == epoch.start
                && latest(servingEpoch: $0)?.isInFlight(after: epoch.start) == true
        }
        guard let earlier, let id = epochs[earlier].servedBy.last else { return }
        epochs[place].servedBy = [id]
        epochs[place].isCarriedOver = true
    }

    private mutating func settle(_ place: Int) {
        let record = requests[place].record
        guard let own = requests[place].standing.epoch else { return }
        let last =
            epochs.indices.last { epochs[$0].isCarriedOver && epochs[$0].servedBy == [record.id] } ?? own
        if let limit = epochs[last].epoch.end, record.isInFlight(after: limit),
            !isPermitted(record.resource, at: limit)
        {
            requests[place].overrun = Ledger.Overrun(duration: record.ended - limit, bytes: record.bytes)
        }
        let isWantedStill = epochs[last].epoch.end.map { record.ended < $0 } ?? true
        guard record.wasEndedByTheApp, isWantedStill, !requests[place].isRedundant else { return }
        requests[place].isCancelledTooSoon = !requests.contains {
            $0.record.started > record.started && $0.standing.epoch == last
        }
    }
}
