/// What became of a mutant.
enum MutantFate: String, Sendable, Codable {
    /// The gate refused it, or it did not compile. It says nothing about the scenarios.
    case rejected
    /// A scenario found something wrong with it.
    case killed
    /// It passed: a hole in the scenarios, or an answer that is as good as the solution.
    case survived
}
