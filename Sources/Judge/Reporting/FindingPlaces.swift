import Grading
import Wire

/// The source line of each finding in a report.
public struct FindingPlaces: Hashable, Sendable {
    /// The source lines, in the same order as the findings in the report; nil for a finding without a source line.
    public let lines: [Int?]

    public init(_ verdict: Verdict) {
        lines = verdict.mistakes.map { $0.evidence.location?.line }
    }
}
