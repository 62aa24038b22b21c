import Grading
import VirtualTime

/// The resources that the user wanted and the requests of the app, as JSON.
public struct LedgerFacts: Encodable, Sendable, Equatable {
    public let epochs: [EpochFacts]
    public let requests: [RequestFacts]
    public let totals: TotalsFacts

    /// - Parameter isHidden: leaves out the scenario's line numbers, because the learner may not read the scenario.
    init(_ ledger: Ledger, isHidden: Bool) {
        totals = TotalsFacts(ledger)
        epochs = ledger.epochs.prefix(LeftOutFacts.most).map { entry in
            EpochFacts(
                resource: entry.epoch.resource.description, from: entry.epoch.start.milliseconds,
                to: entry.epoch.end?.milliseconds, scenarioLine: isHidden ? nil : entry.epoch.openedBy,
                needed: entry.isNeeded, servedBy: entry.servedBy)
        }
        requests = ledger.requests.prefix(LeftOutFacts.most).map { entry in RequestFacts(entry, in: ledger) }
    }
}

/// The sums of a ledger, or of all ledgers of a verdict.
public struct TotalsFacts: Encodable, Sendable, Equatable {
    public let requests: Int
    public let par: Int
    public let redundant: Int
    public let uncancelled: Int
    public let wastedBytes: Int
    public let wastedMilliseconds: Double

    init(_ ledger: Ledger) {
        requests = ledger.requestsMade
        par = ledger.requestsNeeded
        redundant = ledger.redundant
        uncancelled = ledger.uncancelled
        wastedBytes = ledger.waste.bytes
        wastedMilliseconds = ledger.waste.duration.milliseconds
    }

    init(_ verdict: Verdict) {
        requests = verdict.requestsMade
        par = verdict.par
        redundant = verdict.redundant
        uncancelled = verdict.uncancelled
        wastedBytes = verdict.waste.bytes
        wastedMilliseconds = verdict.waste.duration.milliseconds
    }
}

/// A period of time during which the user wanted one resource.
public struct EpochFacts: Encodable, Sendable, Equatable {
    public let resource: String
    public let from: Double
    public let to: Double?
    public let scenarioLine: Int?
    public let needed: Bool
    public let servedBy: [Int]
}

/// One request: how it ended, and whether the user wanted the requested resource.
public struct RequestFacts: Encodable, Sendable, Equatable {
    public let id: Int
    public let resource: String
    public let from: Double
    public let to: Double
    public let ending: String
    public let status: Int?
    public let bytes: Int
    public let standing: String
    public let epoch: Int?
    public let overrunMilliseconds: Double?
    public let overrunBytes: Int?
    public let cancelledTooSoon: Bool
    public let wastedBytes: Int
    public let wastedMilliseconds: Double
    public let view: String?
    public let phase: String?
    public let unowned: Bool?
    public let file: String?
    public let line: Int?

    init(_ entry: Ledger.RequestEntry, in ledger: Ledger) {
        id = entry.record.id
        resource = entry.record.resource.description
        from = entry.record.started.milliseconds
        to = entry.record.ended.milliseconds
        bytes = entry.record.bytes
        switch entry.record.ending {
        case .answered(let status, _): (ending, self.status) = ("answered", status)
        case .failed(let error): (ending, status) = ("failed-\(error.rawValue)", nil)
        case .cancelled: (ending, status) = ("cancelled", nil)
        case .gaveUp: (ending, status) = ("given-up", nil)
        case .none: (ending, status) = ("open", nil)
        }
        switch entry.standing {
        case .serving(let place): (standing, epoch) = ("serving", place)
        case .retry(let place): (standing, epoch) = ("retry", place)
        case .surplus(let place): (standing, epoch) = ("surplus", place)
        case .overBudget(let place): (standing, epoch) = ("over-budget", place)
        case .permitted: (standing, epoch) = ("permitted", nil)
        case .unwanted: (standing, epoch) = (ledger.statesWants ? "unwanted" : "unjudged", nil)
        }
        overrunMilliseconds = entry.overrun?.duration.milliseconds
        overrunBytes = entry.overrun?.bytes
        cancelledTooSoon = entry.isCancelledTooSoon
        let waste = ledger.waste(of: entry)
        (wastedBytes, wastedMilliseconds) = (waste.bytes, waste.duration.milliseconds)
        (view, phase) = (entry.record.scope?.view, entry.record.scope?.phase.rawValue)
        unowned = entry.record.scope.map(\.isUnowned)
        (file, line) = (entry.record.location?.file, entry.record.location?.line)
    }
}
