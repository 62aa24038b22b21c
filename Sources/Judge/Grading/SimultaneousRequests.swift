import VirtualTime

/// The requests for one resource that were sent in one instant, grouped by their outcome.
///
/// The order of events within an instant has no meaning, so a request's outcome decides to which want it belongs.
/// A request that ends in its first instant belongs to a want that also ends in that instant. A request that
/// stays in flight belongs to a want that continues.
struct SimultaneousRequests {
    /// Requests in flight after the instant, with the best request first.
    private(set) var lasting: [RequestRecord] = []
    private(set) var answered: [RequestRecord] = []
    private(set) var failed: [RequestRecord] = []
    private(set) var canceled: [RequestRecord] = []

    /// - Parameter records: requests for one resource, all sent at this instant.
    init(_ records: [RequestRecord], at instant: VirtualInstant) {
        // The order of requests is total, because ids are unique. The order of two requests that differ only in their
        // ids does not matter.
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

    /// The order of all requests if the instant has only one epoch. Failures come first, because a retry may follow
    /// in the same instant.
    var inOneEpoch: [RequestRecord] { failed + lasting + answered + canceled }

    /// A lower rank is better. Answered requests have lower ranks than canceled requests.
    private static func rank(_ record: RequestRecord) -> [Int64] {
        let end = record.ended.nanoseconds
        return [
            record.wasEndedByTheApp ? 1 : 0, record.wentWrong ? 1 : 0, record.wasEndedByTheApp ? -end : end,
            Int64(record.bytes), Int64(record.id),
        ]
    }
}
