import CHost

/// What a copy of the host may use until another one takes its place. The limits of a play count for the whole process, so
/// a copy ends long before plays that are well within them could meet one together.
struct CopyBudget {
    private static let most = (nanoseconds: Int64(300_000_000), bytes: Int64(48 << 20))

    private let bytesAtFirst = course_peak_bytes()
    private var playsLeft: Int

    init(plays: Int = 256) { playsLeft = plays }

    /// Whether there is enough left for one more play.
    mutating func allowsAnother() -> Bool {
        playsLeft -= 1
        return playsLeft > 0 && course_processor_nanoseconds() < Self.most.nanoseconds
            && course_peak_bytes() - bytesAtFirst < Self.most.bytes
    }
}
