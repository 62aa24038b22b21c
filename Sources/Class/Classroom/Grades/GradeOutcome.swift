/// How grading one submission ended.
public enum GradeOutcome: String, Codable, CaseIterable, Sendable, Hashable {
    case passed
    case notPassed
    /// The app crashed, reached a limit or exited in at least one scenario.
    case crashed
    case refused
    case doesNotCompile
    /// The check of the source, the compiler or the grading process reached a limit because of this
    /// answer.
    case exceeded
    case missing
    case unreadable
    /// The answer could not be graded, for a reason outside the answer, and has no score.
    case notMarked

    /// A number of answers with this outcome, such as `4 did not pass`.
    func counted(_ count: Int) -> String {
        switch self {
        case .passed: "\(count) passed"
        case .notPassed: "\(count) did not pass"
        case .crashed: "\(count) crashed or ran into a limit"
        case .refused: "\(count) refused before compiling"
        case .doesNotCompile: count == 1 ? "1 does not compile" : "\(count) do not compile"
        case .exceeded: "\(count) took too much time, memory or space"
        case .missing: "\(count) missing"
        case .unreadable: "\(count) could not be read"
        case .notMarked: "\(count) could not be graded"
        }
    }
}
