import CHost

/// What a copy of the host may use until another one takes its place. The limits of a play count for the whole process, so
/// a copy ends long before plays that are well within them could meet one together.
struct CopyBudget {
    private static let most = (plays: 256, nanoseconds: Int64(300_000_000), bytes: Int64(48 << 20))

    private let bytesAtFirst = course_peak_bytes()
    private var plays = 0

    /// Whether there is enough left for one more play.
    mutating func allowsAnother() -> Bool {
        plays += 1
        return plays < Self.most.plays && course_processor_nanoseconds() < Self.most.nanoseconds
            && course_peak_bytes() - bytesAtFirst < Self.most.bytes
    }
}
