import VirtualTime

/// The requests for one resource that were sent in one instant, grouped by their outcome.
///
/// The order of events within an instant has no meaning. So only the outcome shows which request belongs to which want: a request
/// that ends in the instant belongs to the want that ended in it, and one that goes on belongs to the want that lasts.
struct SimultaneousRequests {
    /// Still in flight after the instant, the best one first.
    private(set) var lasting: [RequestRecord] = []
    /// Answered in the instant.
    private(set) var answered: [RequestRecord] = []
    /// Failed in the instant.
    private(set) var failed: [RequestRecord] = []
    /// Canceled by the app in the instant.
    private(set) var canceled: [RequestRecord] = []

    /// - Parameter records: requests for one resource, all sent at this instant.
    init(_ records: [RequestRecord], at instant: VirtualInstant) {
        // The order is total, because ids are unique. If two requests differ only in their ids, either may come first.
        let best = records.sorted { Self.rank($0).lexicographicallyPrecedes(Self.rank($1)) }
        for record in best {
            if record.isInFlight(after: instant) {
                lasting.append(record)
            } else if record.wasEndedByTheApp {
                canceled.append(record)
            } else if record.wentWrong {
                failed.append(record)
            } else {
                answered.append(record)
            }
        }
    }

    /// All requests, if there is only one epoch. Failures come first, because a retry may follow in the same instant.
    var inOneEpoch: [RequestRecord] { failed + lasting + answered + canceled }

    /// Smaller is better: answered before canceled. The first answered one is the best, and so is the last canceled one.
    private static func rank(_ record: RequestRecord) -> [Int64] {
        let end = record.ended.nanoseconds
        return [
            record.wasEndedByTheApp ? 1 : 0, record.wentWrong ? 1 : 0, record.wasEndedByTheApp ? -end : end,
            Int64(record.bytes), Int64(record.id),
        ]
    }
}
