import VirtualTime

/// The requests for one resource that the app sent in one instant, grouped by their outcome.
///
/// The order of events inside an instant has no meaning, so only a request's outcome decides which period the request
/// belongs to. A request that ends in its first instant belongs to a period that ends in the same instant. A request
/// that stays in flight belongs to a period that continues after the instant.
struct SimultaneousRequests {
    /// The requests that are in flight after the instant, the most useful request first.
    private(set) var lasting: [RequestRecord] = []
    private(set) var answered: [RequestRecord] = []
    private(set) var failed: [RequestRecord] = []
    private(set) var canceled: [RequestRecord] = []

    /// - Parameter records: requests for one resource, all sent at this instant.
    init(_ records: [RequestRecord], at instant: VirtualInstant) {
        // The order of requests is total, because ids are unique. The ids only serve to put equal requests in a
        // definite order.
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

    /// The order of all requests, if the user wants the resource only once in the instant. Failures come first, because
    /// a retry may follow in the same instant.
    var inOneEpoch: [RequestRecord] { failed + lasting + answered + canceled }

    /// A lower rank means a more useful request: an answered request has a lower rank than a canceled request.
    private static func rank(_ record: RequestRecord) -> [Int64] {
        let end = record.ended.nanoseconds
        return [
            record.wasEndedByTheApp ? 1 : 0, record.wentWrong ? 1 : 0, record.wasEndedByTheApp ? -end : end,
            Int64(record.bytes), Int64(record.id),
        ]
    }
}
