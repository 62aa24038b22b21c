/// The part of the results that students can read.
public enum FeedbackPolicy: String, CaseIterable, Hashable, Sendable {
    /// All results.
    case open
    /// Results before the deadline: scenarios that students know, and the number of passed hidden scenarios.
    case beforeDue = "before-due"
    case scoreOnly = "score-only"

    static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
