import Curriculum
import Demonstration
import Synchronization
import Workshop

/// Proves one idea's drills: builds and runs every variant. Each variant must have one answer, and at least two
/// variants must have different answers.
final class DrillStudy: Sendable {
    private let idea: DrillIdea
    private let workshop: Workshop
    private let seeds: Int
    /// The number of different programs among the variants of the idea.
    let programs: Int
    private let plays = Mutex(0)
    private let found = Mutex<[CurriculumProblem]>([])

    /// The smallest number of variants of an idea, so that an idea looks different when it returns.
    static let fewestVariants = 4
    /// The largest number of seeds for a drill's run. Learners see a drill's run under only one seed, so more than
    /// three seeds are not worth the time.
    static let mostSeeds = 3

    init(of idea: DrillIdea, in workshop: Workshop, seeds: Int) {
        self.idea = idea
        programs = idea.everything.programs.count
        self.workshop = workshop
        self.seeds = min(seeds, Self.mostSeeds)
    }

    var problems: [CurriculumProblem] { found.withLock { $0 } }

    /// - Returns: the number of performed runs.
    func run() throws(MachineFault) -> Int {
        let everything = idea.everything
        let performance = try Demonstration(of: everything, in: workshop).perform(seeds: seeds)
        var problems = performance.problems
        for run in everything.runs {
            guard let failure = performance.results[run.name]?.failures.first else { continue }
            problems.append(
                problem(run.line, "The variant \(key(of: run)) fails: \(failure)", "Correct its scenario."))
        }
        let runs = everything.runs.map { [$0.program, $0.scenario.text, "\($0.settings)"] }
        if Set(runs).count < runs.count {
            problems.append(
                problem(nil, "Two variants are the same program and run", "Use every hole in the text."))
        }
        if runs.count < Self.fewestVariants {
            problems.append(
                problem(
                    nil, "The idea has only \(runs.count) variants", "Write \(Self.fewestVariants) or more."))
        }
        let answers = performance.results.values.compactMap(\.answer)
        if problems.isEmpty, Set(answers).count < 2 {
            problems.append(
                problem(
                    nil, "All variants have the same answer: \(answers.first ?? "none")",
                    "Vary something that changes the answer, so that learners cannot remember it."))
        }
        found.withLock { $0 = problems }
        let count = performance.results.count * seeds
        plays.withLock { $0 = count }
        return count
    }

    static func report(of studies: [DrillStudy]) -> ProofReport.DrillReport? {
        guard !studies.isEmpty else { return nil }
        return ProofReport.DrillReport(
            ideas: studies.count, programs: studies.reduce(0) { $0 + $1.programs },
            variants: studies.reduce(0) { $0 + $1.idea.variants.count },
            plays: studies.reduce(0) { $0 + $1.plays.withLock { $0 } })
    }

    private func key(of run: LessonRun) -> String {
        Int(run.name.dropFirst()).map { idea.variants[$0].key } ?? run.name
    }

    private func problem(_ line: Int?, _ fact: String, _ next: String) -> CurriculumProblem {
        CurriculumProblem(file: idea.file, line: line, fact: fact, nextStep: next)
    }
}
