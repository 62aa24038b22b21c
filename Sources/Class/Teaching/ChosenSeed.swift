import Classroom
import CommandLine
import Scenario

/// What `--seed` of `course grade` says.
enum ChosenSeed: Sendable {
    /// A number, or the digits of a secret seed that was revealed.
    case given(RunSeed)
    /// One that no student can know.
    case random

    /// - Parameter results: where a random seed is kept.
    func seed(in results: ResultsFolder, fresh: Bool) throws(ClassroomFault) -> RunSeed {
        switch self {
        case .given(let seed): seed
        case .random: try SecretSeed.kept(in: results, fresh: fresh)
        }
    }
}

extension ValueForm where Value == ChosenSeed {
    static let seed = ValueForm("a whole number, the digits of a revealed seed, or `random`") { word in
        word == "random" ? .random : RunSeed(revealed: word).map { .given($0) }
    }
}
