/// What shall become of one line of the learner's file.
public enum LineEdit: Hashable, Sendable {
    /// The line is shown, to be changed.
    case ask
    case text(String)
    /// It stays, with nothing in it.
    case blank
    /// It goes, and what stands below moves up.
    case delete
}
