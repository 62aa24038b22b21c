import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Marks a test that runs over many files or over the course's whole content. `make check` runs these
    /// tests; `make test` does not, because each case starts a compiler.
    public static var completeProof: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["COURSE_PROOFS"] != nil,
            "a complete proof, which `make check` runs")
    }
}
