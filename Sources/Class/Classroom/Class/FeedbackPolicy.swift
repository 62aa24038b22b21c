/// What students may read of their results.
public enum FeedbackPolicy: String, CaseIterable, Hashable, Sendable {
    /// Everything.
    case open
    /// Until it is due: scenarios that students know by name, and of the others how many failed.
    case beforeDue = "before-due"
    /// The score, and nothing of what happened.
    case scoreOnly = "score-only"

    static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
