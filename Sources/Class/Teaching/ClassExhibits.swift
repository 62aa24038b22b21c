import Classroom
import CommandOutput
import Curriculum
import Site

/// Stores an exhibit of each answer while `course grade` grades the class.
///
/// The course stores exhibits even without `--site`, because an instructor can ask for pages later.
package struct ClassExhibits: Sendable {
    private let store: ExhibitStore
    private let course: String
    private let compiler: String
    private let seed: String
    private let seeds: Int

    /// - Parameters:
    ///   - course: the version of the course.
    ///   - fresh: true to delete all stored exhibits.
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

    func reportProblem() {
        guard let problem = store.problem else { return }
        Output.complain(
            "Some answers have no page, because the course could not store their runs: \(problem)")
    }

    package static func takeOver(_ folders: [String], into results: ResultsFolder) throws {
        let store = try ExhibitStore(in: results)
        for folder in folders { try store.takeOver(folder) }
    }
}
