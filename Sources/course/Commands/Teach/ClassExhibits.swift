import Classroom
import CommandLine
import Curriculum
import Site
import Wire
import Workshop

/// What `course grade --site` keeps of answers while they are marked, and the pages that it writes at the end.
struct ClassExhibits: Sendable {
    private let store: ExhibitStore
    private let workshop: Workshop
    /// What everybody began with, by the exercise's id.
    private let starters: [String: String]
    private let results: ResultsFolder
    private let writesSite: Bool
    private let isAnonymous: Bool
    private let compiler: String
    private let seed: String
    private let seeds: Int

    init(
        in results: ResultsFolder, _ plan: GradingPlan, _ workshop: Workshop, _ seeds: Seeds,
        _ arguments: Arguments
    ) throws {
        (self.results, self.workshop) = (results, workshop)
        starters = Dictionary(plan.exercises.map { ($0.id, $0.starter.text) }) { first, _ in first }
        writesSite = arguments[GradeOptions.site] || arguments[GradeOptions.anonymous]
        isAnonymous = arguments[GradeOptions.anonymous]
        store = try ExhibitStore(in: results, fresh: arguments[GradeOptions.fresh])
        compiler = try workshop.toolchain.version()
        seed = "\(SeedName(seeds.first))"
        self.seeds = seeds.count
    }

    /// An exhibit is kept with or without `--site`: the pages may be asked for later.
    func keep(_ exercise: Exercise, _ answer: [UInt8], _ exhibit: Exhibit) {
        store.keep(
            exhibit,
            as: ExhibitKey(
                exercise, answer, course: Course.version, compiler: compiler, seed: seed, seeds: seeds))
    }

    /// Files are marked so many at a time. Where that comes to nothing, one of them is too much, and each is marked alone.
    private func marks(of sources: [String]) throws -> [[TokenMark]?] {
        let size = 50
        var marks: [[TokenMark]?] = []
        for start in stride(from: 0, to: sources.count, by: size) {
            let files = sources[start..<min(sources.count, start + size)].enumerated().map { place, source in
                Answer.File(name: "Answer\(place).swift", bytes: Array(source.utf8), author: .learner)
            }
            if let made = try workshop.marks(of: files) {
                marks += made
            } else {
                for file in files { marks.append(try workshop.marks(of: [file])?.first) }
            }
        }
        return marks
    }

    /// - Returns: the path of the class's page, if it was asked for.
    func writeSite(of gradebook: Gradebook) throws -> [String] {
        guard writesSite else { return [] }
        if let problem = store.problem {
            Output.complain("Some answers have no page, because their runs could not be kept: \(problem)")
        }
        let summary = try ClassSite(
            of: gradebook, from: store, isAnonymous: isAnonymous,
            comparing: Comparing(starters: starters, marks: marks)
        ).write(to: results.path(of: "site"))
        if summary.withoutRun > 0 {
            Output.complain(
                "\(summary.withoutRun) answers were marked by a course that kept no runs, so they cannot be played. --fresh marks all again."
            )
        }
        return [results.path(of: "site/index.html")]
    }
}
