import Curriculum
import Demonstration
import Essentials
import Synchronization
import Workshop

/// Proves one lesson: builds its programs, performs its runs, and checks its text.
final class LessonStudy: Sendable {
    let lesson: Lesson
    private let workshop: Workshop
    private let seeds: Int
    private let outcome = Mutex<Performed?>(nil)

    private struct Performed {
        let performance: LessonPerformance
        let elapsed: Duration
    }

    /// The largest number of seeds for a run; the lesson's page shows only one seed, so more seeds are not worth the
    /// time.
    static let mostSeeds = 20
    static let fewestQuestions = 2
    static let words = 300...900

    init(of lesson: Lesson, in workshop: Workshop, seeds: Int) {
        self.lesson = lesson
        self.workshop = workshop
        self.seeds = min(seeds, Self.mostSeeds)
    }

    /// - Returns: the number of performed runs.
    func run() throws(MachineFault) -> Int {
        let began = ContinuousClock.now
        let performance = try Demonstration(of: lesson, in: workshop).perform(seeds: seeds, buildsAll: true)
        let elapsed = ContinuousClock.now - began
        outcome.withLock { $0 = Performed(performance: performance, elapsed: elapsed) }
        return performance.results.count * seeds
    }

    var report: ProofReport.LessonReport {
        let outcome = outcome.withLock { $0 }
        let performance = outcome?.performance
        let problems =
            (performance.map { $0.problems + $0.page.problems + unheld($0) } ?? []) + loose + excerpts
            + hostless + shape
        return ProofReport.LessonReport(
            lesson, problems: problems, plays: (performance?.results.count ?? 0) * seeds,
            elapsed: outcome?.elapsed ?? .zero)
    }

    /// A problem for each failing `see` or `expect` line of a run, because readers see the lines of the run.
    private func unheld(_ performance: LessonPerformance) -> [CurriculumProblem] {
        lesson.runs.compactMap { run in
            performance.results[run.name]?.failures.first.map { failure in
                problem(
                    run.line, "A line of the run \(run.name) fails: \(failure)",
                    "Correct its scenario, or the lesson's text about it.")
            }
        }
    }

    // MARK: Checks without a run

    private var loose: [CurriculumProblem] {
        lesson.looseFences.map { line in
            problem(
                line, "A Swift fence belongs to no program",
                "Write the program's name after \"swift\", or \"excerpt\" and the name if it repeats the program's lines."
            )
        }
    }

    private var excerpts: [CurriculumProblem] {
        lesson.excerpts.compactMap { excerpt in
            guard let program = lesson.program(excerpt.program) else { return nil }
            let shown = Self.lines(of: excerpt.text)
            guard !Self.lines(of: lesson.source(of: program).text).contains(shown) else { return nil }
            return problem(
                excerpt.line, "The excerpt does not occur in \(excerpt.program)",
                "Copy consecutive lines of the program exactly.")
        }
    }

    /// A problem for each program that has runs but no `Host`, the root view.
    private var hostless: [CurriculumProblem] {
        lesson.runs.compactMap { run in
            guard let program = lesson.program(run.program),
                !lesson.source(of: program).text.contains("struct Host")
            else { return nil }
            return problem(
                run.line, "The program \(run.program) has no Host",
                "Add a hidden fence with a view \"Host\", and a @Knob for each value that the scenario sets."
            )
        }
    }

    private var shape: [CurriculumProblem] {
        var problems: [CurriculumProblem] = []
        let questions = lesson.runs.count { $0.question != nil }
        if questions < Self.fewestQuestions {
            problems.append(
                problem(
                    nil, "The lesson asks too few questions: \(questions)",
                    "Add \"predict\" blocks until \(Self.fewestQuestions) have a question."))
        }
        let words = Self.wordCount(of: lesson)
        if !Self.words.contains(words) {
            problems.append(
                problem(
                    nil, "The lesson has \(words) words",
                    "Write \(Self.words.lowerBound) to \(Self.words.upperBound) words. Code does not count."))
        }
        return problems
    }

    private static func wordCount(of lesson: Lesson) -> Int {
        var isCode = false
        var count = 0
        for case .prose(let text, _) in lesson.passages {
            for line in text.split(separator: "\n") {
                if line.hasPrefix("```") || line.hasPrefix("~~~") {
                    isCode.toggle()
                } else if !isCode {
                    count += line.split(separator: " ").count { word in
                        !word.contains("](http") && word.contains(where: \.isLetter)
                    }
                }
            }
        }
        return count
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
    }

    private func problem(_ line: Int?, _ fact: String, _ next: String) -> CurriculumProblem {
        CurriculumProblem(file: lesson.file, line: line, fact: fact, nextStep: next)
    }
}
