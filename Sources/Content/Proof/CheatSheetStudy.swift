import Curriculum
import Demonstration
import Referee
import Synchronization
import Workshop

/// Proves the cheat sheet: performs the run behind each line. Every run must have checks, and all checks must pass.
final class CheatSheetStudy: Sendable {
    private let sheet: CheatSheet
    private let workshop: Workshop
    private let seeds: Int
    private let found = Mutex<[CurriculumProblem]>([])

    init(of sheet: CheatSheet, in workshop: Workshop, seeds: Int) {
        self.sheet = sheet
        self.workshop = workshop
        self.seeds = min(seeds, LessonStudy.mostSeeds)
    }

    var problems: [CurriculumProblem] { found.withLock { $0 } }

    /// - Returns: the number of performed runs.
    func run() throws(MachineFault) -> Int {
        let performance = try Demonstration(of: sheet.lesson, in: workshop).perform(
            seeds: seeds, buildsAll: true)
        let lines = sheet.sections.flatMap(\.lines).compactMap { line in
            performance.results[line.run.name].flatMap { problem(with: line, $0) }
        }
        found.withLock { $0 = performance.problems + lines }
        return performance.results.count * seeds
    }

    private func problem(with line: CheatSheet.Line, _ result: RunResult) -> CurriculumProblem? {
        let fact: String
        if let failure = result.failures.first {
            fact = "The run \(line.run.name) contradicts its line: \(failure)"
        } else if result.checks == 0 {
            fact = "The run \(line.run.name) checks nothing"
        } else {
            return nil
        }
        return CurriculumProblem(
            file: CheatSheet.file, line: line.run.line, fact: fact, evidence: "\"\(line.text)\"",
            nextStep:
                "Correct the line or its scenario. A \"see\" or \"expect\" line must check what the line says."
        )
    }
}
