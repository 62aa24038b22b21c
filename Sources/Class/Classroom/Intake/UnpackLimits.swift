/// The limits for the contents of an archive. If an archive exceeds a limit, the course unpacks no part of the archive.
struct UnpackLimits {
    var entries: Int
    var bytes: Int
    /// The largest permitted ratio of unpacked to packed bytes, after the first megabyte. In archive bombs, one packed
    /// byte unpacks to a thousand bytes and more.
    let ratio = 200
    let depth = 12
    let nameBytes = 255

    /// The limits for a school's download.
    static let ofClass = UnpackLimits(entries: 200_000, bytes: 4 << 30)
    /// The limits for one student's archive.
    static let ofStudent = UnpackLimits(entries: 2_000, bytes: 64 << 20)
}
