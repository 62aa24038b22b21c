import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// A proof over a corpus or over the course's content. `make check` runs these tests; `make test` does
    /// not, because each case starts a compiler.
    public static var completeProof: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["COURSE_PROOFS"] != nil,
            "a complete proof, which `make check` runs")
    }
}
