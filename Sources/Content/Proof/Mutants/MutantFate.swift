/// The result of checking one mutant.
enum MutantFate: String, Sendable, Codable {
    /// The gate refused the mutant, or it did not compile. A mutant that cannot run does not test the scenarios.
    case rejected
    /// A scenario found a fault in the mutant, so the mutant did not pass.
    case killed
    /// The mutant passed every scenario. Either the scenarios miss a mistake, or the mutant is as good as the
    /// solution.
    case survived
}
