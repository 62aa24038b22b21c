struct StudentFile: Hashable, Sendable {
    /// The path inside the student's folder, one name for each level, without the words that the school's
    /// system added.
    var path: [[UInt8]]
    var source: HandedIn
    /// The attempt's number in the school's system; 0 for the first attempt.
    var attempt = 0
    /// True if the school's system marks the file as late.
    var isMarkedLate = false

    var name: String { HandedIn.printed(path) }
}
