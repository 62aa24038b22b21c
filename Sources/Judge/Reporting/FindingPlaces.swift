import Grading
import Wire

/// The source line of each finding in a report.
public struct FindingPlaces: Hashable, Sendable {
    /// The lines in the report's order; nil for a finding without a line.
    public let lines: [Int?]

    public init(_ verdict: Verdict) {
        lines = verdict.mistakes.map { $0.evidence.location?.line }
    }
}
