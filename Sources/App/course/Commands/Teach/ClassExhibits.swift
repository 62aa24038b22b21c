import Classroom
import Curriculum
import Site

/// What `course grade` keeps of answers while they are marked. Pages may be asked for later, so it is kept with or without `--site`.
struct ClassExhibits: Sendable {
    private let store: ExhibitStore
    private let compiler: String
    private let seed: String
    private let seeds: Int

    /// - Parameter fresh: forgets what was kept.
    init(in results: ResultsFolder, compiler: String, seeds: Seeds, fresh: Bool) throws {
        store = try ExhibitStore(in: results, fresh: fresh)
        self.compiler = compiler
        seed = "\(SeedName(seeds.first))"
        self.seeds = seeds.count
    }

    func keep(_ exercise: Exercise, _ answer: [UInt8], _ exhibit: Exhibit) {
        store.keep(
            exhibit,
            as: ExhibitKey(
                exercise, answer, course: Course.version, compiler: compiler, seed: seed, seeds: seeds))
    }

    /// Some answers will have no page, and why.
    func tellProblem() {
        guard let problem = store.problem else { return }
        Output.complain("Some answers have no page, because their runs could not be kept: \(problem)")
    }

    /// Takes over what shards have kept.
    static func takeOver(_ folders: [String], into results: ResultsFolder) throws {
        let store = try ExhibitStore(in: results)
        for folder in folders { try store.takeOver(folder) }
    }
}
