import Grading
import VirtualTime

/// What was wanted and what was requested, as JSON.
public struct LedgerJSON: Encodable, Sendable, Equatable {
    public let epochs: [EpochJSON]
    public let requests: [RequestJSON]

    init(_ ledger: Ledger) {
        epochs = ledger.epochs.map { entry in
            EpochJSON(
                resource: entry.epoch.resource.description, from: entry.epoch.start.milliseconds,
                to: entry.epoch.end?.milliseconds, scenarioLine: entry.epoch.openedBy,
                needed: entry.isNeeded, servedBy: entry.servedBy)
        }
        requests = ledger.requests.map { entry in RequestJSON(entry, statesWants: ledger.statesWants) }
    }
}

/// One stretch of time during which one resource was wanted.
public struct EpochJSON: Encodable, Sendable, Equatable {
    public let resource: String
    public let from: Double
    public let to: Double?
    public let scenarioLine: Int?
    public let needed: Bool
    public let servedBy: [Int]
}

/// One request, how it ended and what it was good for.
public struct RequestJSON: Encodable, Sendable, Equatable {
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

    init(_ entry: Ledger.RequestEntry, statesWants: Bool) {
        id = entry.record.id
        resource = entry.record.resource.description
        from = entry.record.started.milliseconds
        to = entry.record.ended.milliseconds
        bytes = entry.record.bytes
        switch entry.record.ending {
        case .answered(let status, _): (ending, self.status) = ("answered", status)
        case .failed(let error): (ending, status) = ("failed-\(error.rawValue)", nil)
        case .cancelled: (ending, status) = ("cancelled", nil)
        case .none: (ending, status) = ("open", nil)
        }
        switch entry.standing {
        case .serving(let place): (standing, epoch) = ("serving", place)
        case .retry(let place): (standing, epoch) = ("retry", place)
        case .surplus(let place): (standing, epoch) = ("surplus", place)
        case .permitted: (standing, epoch) = ("permitted", nil)
        case .unwanted: (standing, epoch) = (statesWants ? "unwanted" : "unjudged", nil)
        }
        overrunMilliseconds = entry.overrun?.duration.milliseconds
        overrunBytes = entry.overrun?.bytes
        cancelledTooSoon = entry.isCancelledTooSoon
    }
}
