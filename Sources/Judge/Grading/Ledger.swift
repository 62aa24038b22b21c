import Referee
import Scenario
import VirtualTime

/// What was wanted against what was requested: each request has its place here, and each want its request.
///
///     let ledger = Ledger(of: trace)
///     ledger.requestsMade        // 2
///     ledger.requestsNeeded      // 1
///     ledger.waste.bytes         // 12288
///
/// The order of events within one instant plays no part: everything is settled when the instant is over.
/// Each entry that serves an epoch is that epoch's first; `Settlement` is the one place that decides it.
public struct Ledger: Sendable, Hashable {
    public var epochs: [EpochEntry]
    public var requests: [RequestEntry]

    /// False for a scenario without `want` lines: only its checks are judged.
    public var statesWants: Bool

    /// Settles the accounts of one run.
    public init(of trace: Trace) {
        self = Settlement(of: trace).ledger
    }

    init(epochs: [EpochEntry], requests: [RequestEntry], statesWants: Bool) {
        self.epochs = epochs
        self.requests = requests
        self.statesWants = statesWants
    }

    /// A want, and the requests that were made for it.
    public struct EpochEntry: Sendable, Hashable {
        public var epoch: WantEpoch
        /// The requests that serve it, by id: one, and one more after each that the world failed.
        public var servedBy: [Int]
        /// Its request was sent in an earlier epoch of the same resource that ended in this one's first instant.
        public var isCarriedOver: Bool

        /// Part of what a perfect app has to request.
        public var isNeeded: Bool { !isCarriedOver && (!epoch.mayGoUnserved || !servedBy.isEmpty) }
    }

    /// A request, and what it was good for.
    public struct RequestEntry: Sendable, Hashable {
        /// What the request was good for.
        public enum Standing: Sendable, Hashable {
            /// The first request of an epoch, by the epoch's place in `epochs`.
            case serving(epoch: Int)
            /// Takes the place of one that the world failed.
            case retry(epoch: Int)
            /// One more in an epoch that has its request already.
            case surplus(epoch: Int)
            /// One more attempt after as many failures as a patient client takes. `RetryStorm` tells of it.
            case overBudget(epoch: Int)
            /// For something that was not wanted at that time.
            case unwanted
            /// Neither asked for nor too many: a `may` line allowed it.
            case permitted
        }
        public var record: RequestRecord
        public var standing: Standing
        public var overrun: Overrun?
        /// Cancelled while still wanted, and nothing came in its place.
        public var isCancelledTooSoon: Bool

        public var isRedundant: Bool {
            switch standing {
            case .serving, .retry, .permitted: false
            case .surplus, .overBudget, .unwanted: true
            }
        }
    }

    /// How far a request lived on past the end of its epoch.
    public struct Overrun: Sendable, Hashable {
        public var duration: Duration
        public var bytes: Int
    }

    // MARK: - Totals

    public var requestsMade: Int { requests.count }

    /// One for each want, and one for each attempt that the world failed and the app made again, up to a budget. What a `may` line
    /// allowed was neither too many nor too few.
    public var requestsNeeded: Int {
        let retries = requests.count { if case .retry = $0.standing { true } else { false } }
        return epochs.count(where: \.isNeeded) + retries + requests.count { $0.standing == .permitted }
    }

    public var redundant: Int { statesWants ? requests.count(where: \.isRedundant) : 0 }
    public var uncancelled: Int { requests.count { $0.overrun != nil } }

    /// Traffic that was not needed: the whole of each redundant request, and of the others what came too late.
    public var waste: Waste {
        requests.reduce(into: Waste()) { $0 += waste(of: $1) }
    }

    /// The part of this request that was not needed.
    public func waste(of entry: RequestEntry) -> Waste {
        guard statesWants else { return Waste() }
        if entry.isRedundant {
            return Waste(bytes: entry.record.bytes, duration: entry.record.ended - entry.record.started)
        }
        return entry.overrun.map { Waste(bytes: $0.bytes, duration: $0.duration) } ?? Waste()
    }
}

/// Bytes that were carried and time that was spent on the network for nothing.
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
    /// For each request the epoch that sets the end of its time: its own, or the last one it was carried over into. Nil
    /// for a request that serves none.
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
    /// The epoch that the request counts for, by its place in `epochs`.
    public var epoch: Int? {
        switch self {
        case .serving(let place), .retry(let place), .surplus(let place), .overBudget(let place): place
        case .unwanted, .permitted: nil
        }
    }
}
