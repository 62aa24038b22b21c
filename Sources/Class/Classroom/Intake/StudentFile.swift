/// One thing that a student handed in.
struct StudentFile: Hashable, Sendable {
    /// Names from the student's own folder down, without what the school's system added to them.
    var path: [[UInt8]]
    var source: HandedIn
    /// Counted by the school's system; 0 for what was handed in once.
    var attempt = 0
    /// The school's system says that it came late.
    var isMarkedLate = false

    var name: String { HandedIn.printed(path) }
}
