import CHost

/// The processor time and memory that one copy of the host may use before a new copy replaces it. The limits of a run
/// apply to a whole process. A new copy of the host replaces the old copy before the runs in one copy together exceed
/// a limit.
struct CopyBudget {
    private static let most = (nanoseconds: Int64(300_000_000), bytes: Int64(48 << 20))

    private let bytesAtFirst = course_peak_bytes()
    private var playsLeft: Int

    init(plays: Int = 256) { playsLeft = plays }

    mutating func allowsAnother() -> Bool {
        playsLeft -= 1
        return playsLeft > 0 && course_processor_nanoseconds() < Self.most.nanoseconds
            && course_peak_bytes() - bytesAtFirst < Self.most.bytes
    }
}
