// Demonstration: runs a lesson's programs, so every number on the lesson's page was measured a moment ago.
//
// Start with `Demonstration`, which builds a lesson's programs and performs its runs. `Measurement` reads a number from a
// trace. `Substitution` replaces placeholders such as `{{run.requests}}` in the text with measured numbers.

import Curriculum
import Essentials
import Referee
import Scenario
import Workshop

/// `perform` builds the lesson's programs and runs them.
///
///     let performance = try Demonstration(of: lesson, in: workshop).perform()
///     performance.results["oslo-to-cairo"]?.answer      // "1"
public struct Demonstration: Sendable {
    private let lesson: Lesson
    private let workshop: Workshop
    private let cancellation: Cancellation?

    /// - Parameter cancellation: ends the work early; the caller must then ignore the results.
    public init(of lesson: Lesson, in workshop: Workshop, until cancellation: Cancellation? = nil) {
        self.cancellation = cancellation
        self.lesson = lesson
        self.workshop = workshop
    }

    /// - Parameters:
    ///   - seeds: the number of seeds for each run. Each run must give the same measurement under every seed.
    ///   - buildsAll: also builds the programs that no run uses.
    public func perform(seeds: Int = 1, buildsAll: Bool = false) throws(MachineFault) -> LessonPerformance {
        let used = Set(lesson.runs.map(\.program))
        let bases = Set(lesson.programs.compactMap(\.base))
        let programs = lesson.programs.filter { program in
            // A hidden program that only serves as the base of other programs is not built, because it may not compile
            // alone.
            used.contains(program.name) || buildsAll && !(program.isHidden && bases.contains(program.name))
        }
        let wanted = programs.flatMap { program in
            let settings = Set(lesson.runs.filter { $0.program == program.name }.map(\.settings.ofCompiler))
            // A program without a run is built with the default settings.
            return (settings.isEmpty ? [BuildSettings()] : settings).map {
                Build(program: program, settings: $0)
            }
        }
        let builds = try AllCores.map(wanted) { wanted throws(MachineFault) in try build(wanted) }
        var performance = LessonPerformance(lesson: lesson)
        var apps: [Build: BuiltApp] = [:]
        for (wanted, build) in zip(wanted, builds) {
            if case .built(let app) = build { apps[wanted] = app }
            performance.problems += problems(with: build, of: wanted.program)
        }
        let staged = lesson.runs.compactMap { run in
            build(for: run).flatMap { apps[$0] }.map { (run: run, app: $0) }
        }
        let runs = try AllCores.map(staged) { staged throws(MachineFault) in
            try perform(staged.run, with: staged.app, seeds: seeds)
        }
        for (run, outcome) in zip(staged.map(\.run), runs) {
            performance.results[run.name] = outcome.result
            performance.problems += outcome.problems
        }
        return performance
    }

    // MARK: Programs

    private static let file = "Lesson.swift"

    /// A program together with compiler settings, because two runs of a program may use different settings.
    private struct Build: Hashable {
        let program: LessonProgram
        let settings: BuildSettings
    }

    private func build(for run: LessonRun) -> Build? {
        lesson.program(run.program).map { Build(program: $0, settings: run.settings.ofCompiler) }
    }

    /// Wraps a program in an answer, so the workshop can compile the program like a learner's answer.
    public static func answer(
        _ program: LessonProgram, of lesson: Lesson, _ settings: BuildSettings = BuildSettings()
    ) -> Answer {
        let source = lesson.source(of: program).text
        let root = source.contains("struct Host") ? "Host()" : "EmptyView()"
        return Answer(
            files: [Answer.File(name: file, bytes: Array(source.utf8), author: .course)], root: root,
            languageMode: settings.language, project: settings.project)
    }

    private func build(_ wanted: Build) throws(MachineFault) -> BuildResult {
        try workshop.build(Self.answer(wanted.program, of: lesson, wanted.settings), until: cancellation)
    }

    private func problems(with build: BuildResult, of program: LessonProgram) -> [CurriculumProblem] {
        let first = (program.pieces.first?.firstLine ?? 1) - 1
        func problem(_ line: Int, _ reason: String) -> CurriculumProblem {
            CurriculumProblem(
                file: lesson.file, line: line, fact: "The program \(program.name) does not compile",
                evidence: reason,
                nextStep:
                    "Correct the program: every program of a lesson must compile, even one that shows a mistake."
            )
        }
        switch build {
        case .built: return []
        case .rejected(let diagnostics):
            let source = lesson.source(of: program)
            return diagnostics.filter { $0.severity == .error }.map { error in
                problem(error.line.flatMap(source.place) ?? first, error.message)
            }
        case .refused(let findings): return findings.map { problem(first, $0.fact) }
        case .exceeded(let limit, _): return [problem(first, "it exceeds \(limit.rawValue)")]
        }
    }

    // MARK: Runs

    private struct RunOutcome: Sendable {
        var result: RunResult?
        var problems: [CurriculumProblem] = []
    }

    private func perform(_ run: LessonRun, with app: BuiltApp, seeds: Int) throws(MachineFault) -> RunOutcome
    {
        var outcome = RunOutcome()
        do throws(RunFault) {
            let scenario = try scenario(of: run)
            let running = try RunFault.building { () throws(MachineFault) in
                try workshop.launch(app, .again)
            }
            for seed in 1...UInt64(max(1, seeds)) {
                let trace = try RunFault.playing { () throws(RefereeFault) in
                    try Referee.run(
                        scenario, seed: RunSeed(seed), sdk: run.settings.sdk.year, on: HostedApp(running))
                }
                let result = try RunResult(run, trace)
                if let first = outcome.result, first.answer != result.answer {
                    throw .lesson(
                        "it measures \(first.answer ?? "nothing") under seed 1 and \(result.answer ?? "nothing") "
                            + "under seed \(seed)")
                }
                if outcome.result == nil {
                    outcome.result = result
                } else {
                    outcome.result?.failures += result.failures
                }
                if trace.outcome != .completed { break }
            }
        } catch {
            switch error {
            case .machine(let fault): throw fault
            case .lesson(let reason):
                outcome.problems.append(
                    CurriculumProblem(
                        file: lesson.file, line: run.line, fact: "The run \(run.name) has no single answer",
                        evidence: reason, nextStep: "Change the run's scenario or its measure."))
            }
        }
        return outcome
    }

    /// The run's scenario, followed by a `see` line for each choice. The question's answer is the choice whose `see`
    /// line succeeds.
    private func scenario(of run: LessonRun) throws(RunFault) -> Scenario {
        let lines = run.choices.map { "\nsee \($0)" }.joined()
        return try RunFault.parsing { () throws(ScenarioError) in
            try Scenario(
                parsing: run.scenario.text + lines, name: run.name, firstLine: run.scenario.firstLine,
                file: run.scenario.file, fixtures: lesson.fixtures)
        }
    }
}

/// Why a run has no result.
enum RunFault: Error {
    case machine(MachineFault)
    /// A mistake in the lesson, which the lesson's author has to correct.
    case lesson(String)

    static func building<Value>(_ work: () throws(MachineFault) -> Value) throws(RunFault) -> Value {
        do throws(MachineFault) { return try work() } catch { throw .machine(error) }
    }

    static func parsing<Value>(_ work: () throws(ScenarioError) -> Value) throws(RunFault) -> Value {
        do throws(ScenarioError) { return try work() } catch { throw .lesson("\(error)") }
    }

    static func playing<Value>(_ work: () throws(RefereeFault) -> Value) throws(RunFault) -> Value {
        do throws(RefereeFault) {
            return try work()
        } catch {
            switch error {
            case .machine(let fault): throw .machine(fault)
            case .scenario(let fault): throw .lesson("\(fault)")
            }
        }
    }
}
