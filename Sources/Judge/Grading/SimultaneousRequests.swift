import VirtualTime

/// The requests for one resource that were sent in one instant, in four kinds by what became of them.
///
/// Within an instant the order of events means nothing, and which request is for which want can be told from the endings
/// alone: what is given up in the instant was for the want that ended in it, and what lives on is for the one that lasts.
struct SimultaneousRequests {
    /// On their way after the instant, the one that served best first.
    private(set) var lasting: [RequestRecord] = []
    /// Answered in the instant.
    private(set) var answered: [RequestRecord] = []
    /// Failed by the world in the instant.
    private(set) var failed: [RequestRecord] = []
    /// Canceled by the app in the instant.
    private(set) var canceled: [RequestRecord] = []

    /// - Parameter records: of one resource, all with this start.
    init(_ records: [RequestRecord], at instant: VirtualInstant) {
        // Total: ids are used once. Of two that only ids tell apart, either may be the first.
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

    /// All of them where one epoch is the only one: after a failure in the instant another attempt may follow in it.
    var inOneEpoch: [RequestRecord] { failed + lasting + answered + canceled }

    /// Smaller is better: answered before canceled, and of those answered the first, of those canceled the last.
    private static func rank(_ record: RequestRecord) -> [Int64] {
        let end = record.ended.nanoseconds
        return [
            record.wasEndedByTheApp ? 1 : 0, record.wentWrong ? 1 : 0, record.wasEndedByTheApp ? -end : end,
            Int64(record.bytes), Int64(record.id),
        ]
    }
}
