/// How much may come out of an archive. What has more is refused as a whole.
struct UnpackLimits {
    var entries: Int
    var bytes: Int
    /// Unpacked bytes for each packed one, beyond the first megabyte.
    let ratio = 200
    let depth = 12
    let nameBytes = 255

    /// A school's download.
    static let ofClass = UnpackLimits(entries: 200_000, bytes: 4 << 30)
    /// One student's.
    static let ofStudent = UnpackLimits(entries: 2_000, bytes: 64 << 20)
}
