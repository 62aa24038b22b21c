import Grading
import Wire

/// The lines of the learner's source that a report's findings are about, in the report's order and with its numbers.
public struct FindingPlaces: Hashable, Sendable {
    /// In the report's order. Nil for a finding that no line caused.
    public let lines: [Int?]

    public init(_ verdict: Verdict) {
        lines = FindingSummary.all(in: verdict).map { $0.finding.location?.line }
    }
}
