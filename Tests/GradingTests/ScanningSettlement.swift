import Referee
import Scenario
import VirtualTime

@testable import Grading

/// The rules of `docs/grading.md` as scans over all epochs and all requests: slow, and short enough to be believed. The
/// quick settlement has to agree with it on every trace.
struct ScanningSettlement {
    private(set) var epochs: [Ledger.EpochEntry]
    private(set) var requests: [Ledger.RequestEntry] = []
    private let permissions: [Permission]

    init(of trace: Trace) {
        epochs = WantEpoch.all(in: trace).map {
            Ledger.EpochEntry(epoch: $0, servedBy: [], isCarriedOver: false)
        }
        permissions = Permission.all(in: trace)
        for record in RequestRecord.all(in: trace) { place(record) }
        guard trace.scenario.steps.contains(where: { if case .want = $0.verb { true } else { false } }) else {
            return
        }
        for place in epochs.indices { carryOver(into: place) }
        for place in requests.indices { settle(place) }
    }

    private mutating func place(_ record: RequestRecord) {
        let candidates = epochs.indices.filter {
            epochs[$0].epoch.resource == record.resource && epochs[$0].epoch.contains(record.started)
        }
        let standing: Ledger.RequestEntry.Standing
        if let free = candidates.last(where: { epochs[$0].servedBy.isEmpty }) {
            standing = .serving(epoch: free)
            epochs[free].servedBy.append(record.id)
        } else if let failed = candidates.last(where: { hasFailed($0, by: record.started) }) {
            let isPatient = attempts(atEpoch: failed).count < 6
            standing = isPatient ? .retry(epoch: failed) : .overBudget(epoch: failed)
            if isPatient { epochs[failed].servedBy.append(record.id) }
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
            $0.record.id > record.id && $0.standing.epoch == last
        }
    }
}
