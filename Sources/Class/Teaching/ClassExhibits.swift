import Classroom
import CommandOutput
import Curriculum
import Site

/// What `course grade` keeps of answers while they are marked. Pages may be asked for later, so it is kept with or without `--site`.
package struct ClassExhibits: Sendable {
    private let store: ExhibitStore
    private let course: String
    private let compiler: String
    private let seed: String
    private let seeds: Int

    /// - Parameters:
    ///   - course: its version.
    ///   - fresh: forgets what was kept.
    init(
        in results: ResultsFolder, course: String, compiler: String, seeds: Seeds, fresh: Bool
    ) throws {
        store = try ExhibitStore(in: results, fresh: fresh)
        (self.course, self.compiler) = (course, compiler)
        seed = "\(SeedName(seeds.first))"
        self.seeds = seeds.count
    }

    func keep(_ exercise: Exercise, _ answer: [UInt8], _ exhibit: Exhibit) {
        store.keep(
            exhibit,
            as: ExhibitKey(
                exercise, answer, course: course, compiler: compiler, seed: seed, seeds: seeds))
    }

    /// Some answers will have no page, and why.
    func tellProblem() {
        guard let problem = store.problem else { return }
        Output.complain("Some answers have no page, because their runs could not be kept: \(problem)")
    }

    /// Takes over what shards have kept.
    package static func takeOver(_ folders: [String], into results: ResultsFolder) throws {
        let store = try ExhibitStore(in: results)
        for folder in folders { try store.takeOver(folder) }
    }
}
