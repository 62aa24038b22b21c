/// How far an answer came.
public enum GradeOutcome: String, Codable, CaseIterable, Sendable, Hashable {
    case passed
    case notPassed
    /// It crashed, was stopped at a limit or left early in at least one scenario.
    case crashed
    /// The gate refused it.
    case refused
    case doesNotCompile
    /// The compiler, the gate or the judge reached a limit over it.
    case exceeded
    /// There is no answer.
    case missing
    /// The answer's file cannot be read.
    case unreadable
    /// It could not be judged, for a reason outside the answer. It has no score.
    case notMarked

    /// `4 did not pass`
    func counted(_ count: Int) -> String {
        switch self {
        case .passed: "\(count) passed"
        case .notPassed: "\(count) did not pass"
        case .crashed: "\(count) crashed or ran into a limit"
        case .refused: "\(count) refused before compiling"
        case .doesNotCompile: count == 1 ? "1 does not compile" : "\(count) do not compile"
        case .exceeded: "\(count) took too much to compile"
        case .missing: "\(count) missing"
        case .unreadable: "\(count) could not be read"
        case .notMarked: "\(count) could not be marked"
        }
    }
}
