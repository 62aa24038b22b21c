import Classroom
import CommandLine
import Scenario

/// The value of `--seed` of `course grade`.
enum ChosenSeed: Sendable {
    /// The instructor gives a number, or the digits of a revealed secret seed.
    case given(RunSeed)
    /// A random seed that no student can know.
    case random

    /// - Parameter results: the folder that keeps a random seed, so that a later run uses it again.
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
