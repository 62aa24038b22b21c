import Referee
import Scenario
import VirtualTime

/// Assigns each request of a run to a period in which the user wanted the requested resource.
///
///     let ledger = Ledger(of: trace)
///     ledger.requestsMade        // 2
///     ledger.requestsNeeded      // 1
///     ledger.waste.bytes         // 12288
///
/// The order of events within one instant does not matter, because `Settlement` assigns the requests when the instant is over.
/// The first request after the user begins to want a resource is the request that the user needs.
public struct Ledger: Sendable, Hashable {
    public var epochs: [EpochEntry]
    public var requests: [RequestEntry]

    /// If the scenario has no `want` lines, only the scenario's checks are graded.
    public var statesWants: Bool

    public init(of trace: Trace) {
        self = Settlement(of: trace).ledger
    }

    init(epochs: [EpochEntry], requests: [RequestEntry], statesWants: Bool) {
        self.epochs = epochs
        self.requests = requests
        self.statesWants = statesWants
    }

    public struct EpochEntry: Sendable, Hashable {
        public var epoch: WantEpoch
        /// The ids of the useful requests in this period: the first request, and a retry after each failure.
        public var servedBy: [Int]
        /// True if a request from the previous period of the same resource was still in flight when this period began.
        public var isCarriedOver: Bool

        /// True if a perfect app must send a request in this period.
        public var isNeeded: Bool { !isCarriedOver && (!epoch.mayGoUnserved || !servedBy.isEmpty) }
    }

    /// One request, and the period in which the user wanted the requested resource, if any.
    public struct RequestEntry: Sendable, Hashable {
        /// The ledger's judgment on one request.
        public enum Standing: Sendable, Hashable {
            /// The first request of a period in which the user wants the resource. The associated number is the index
            /// of the period in `epochs`.
            case serving(epoch: Int)
            /// A retry after a failed request.
            case retry(epoch: Int)
            /// Another request in a period that already has a request.
            case surplus(epoch: Int)
            /// A retry that a patient app would not send anymore; see `RetryStorm`.
            case overBudget(epoch: Int)
            /// A request for a resource that the user did not want when the app sent the request.
            case unwanted
            case permitted
        }
        public var record: RequestRecord
        public var standing: Standing
        public var overrun: Overrun?
        /// True if the app canceled the request while the user still wanted the resource, and did not send the request
        /// again.
        public var isCancelledTooSoon: Bool

        public var isRedundant: Bool {
            switch standing {
            case .serving, .retry, .permitted: false
            case .surplus, .overBudget, .unwanted: true
            }
        }
    }

    /// The time and the bytes of a request after the user stopped wanting the resource.
    public struct Overrun: Sendable, Hashable {
        public var duration: Duration
        public var bytes: Int
    }

    // MARK: - Totals

    public var requestsMade: Int { requests.count }

    /// The number of useful requests: one for each resource that the user wanted, retries after failures, and requests
    /// that `may` lines allow.
    public var requestsNeeded: Int {
        let retries = requests.count { if case .retry = $0.standing { true } else { false } }
        return epochs.count(where: \.isNeeded) + retries + requests.count { $0.standing == .permitted }
    }

    public var redundant: Int { statesWants ? requests.count(where: \.isRedundant) : 0 }
    public var uncancelled: Int { requests.count { $0.overrun != nil } }

    /// Needless traffic: redundant requests, and the time for which other requests continued too long.
    public var waste: Waste {
        requests.reduce(into: Waste()) { $0 += waste(of: $1) }
    }

    public func waste(of entry: RequestEntry) -> Waste {
        guard statesWants else { return Waste() }
        if entry.isRedundant {
            return Waste(bytes: entry.record.bytes, duration: entry.record.ended - entry.record.started)
        }
        return entry.overrun.map { Waste(bytes: $0.bytes, duration: $0.duration) } ?? Waste()
    }
}

/// The bytes and the time of needless requests.
public struct Waste: Sendable, Hashable {
    public var bytes = 0
    public var duration = Duration.zero

    public init(bytes: Int = 0, duration: Duration = .zero) {
        self.bytes = bytes
        self.duration = duration
    }

    public static func += (sum: inout Waste, other: Waste) {
        sum.bytes += other.bytes
        sum.duration += other.duration
    }
}

extension Ledger {
    /// For each request, the index of the period at whose end the request must end; nil for an unwanted request. A
    /// request must end when the user stops wanting the resource.
    var limits: [Int?] {
        var carried: [Int: Int] = [:]
        for (place, entry) in epochs.enumerated() where entry.isCarriedOver {
            if let id = entry.servedBy.first { carried[id] = place }
        }
        return requests.map { entry in
            entry.standing.epoch.map { carried[entry.record.id] ?? $0 }
        }
    }
}

extension Ledger.RequestEntry.Standing {
    /// The index in `epochs` of the period to which the request belongs; nil for an unwanted request.
    public var epoch: Int? {
        switch self {
        case .serving(let place), .retry(let place), .surplus(let place), .overBudget(let place): place
        case .unwanted, .permitted: nil
        }
    }
}
