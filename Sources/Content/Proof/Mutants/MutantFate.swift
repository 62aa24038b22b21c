/// The result of checking one mutant.
enum MutantFate: String, Sendable, Codable {
    /// The check of the source or the compiler refused the mutant, so the mutant does not test the scenarios.
    case rejected
    /// A scenario found a fault in the mutant, so the mutant did not pass.
    case killed
    /// The mutant passed every scenario: the scenarios miss a mistake, or the mutant is as good as the solution.
    case survived
}
