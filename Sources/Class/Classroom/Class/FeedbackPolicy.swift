/// The part of the results that students can read.
public enum FeedbackPolicy: String, CaseIterable, Hashable, Sendable {
    /// Students can read all results.
    case open
    /// Before the deadline, students can read the results of scenarios that they know, and the number of
    /// passed hidden scenarios.
    case beforeDue = "before-due"
    case scoreOnly = "score-only"

    static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
