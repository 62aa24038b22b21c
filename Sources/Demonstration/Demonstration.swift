// Demonstration: plays what a lesson shows, so that every number in it was measured a moment ago.
//
// Start here: `Demonstration` builds a lesson's programs and plays its runs, `Measurement` reads a number off a trace,
// and `Substitution` puts numbers where the text says `{{run.requests}}`. Nothing is stored; what came of it lasts as
// long as the page.

import Curriculum
import Dispatch
import Foundation
import Referee
import Scenario
import Synchronization
import Workshop

/// A lesson's programs and runs, ready to be played.
///
///     let performance = try Demonstration(of: lesson, in: workshop).perform()
///     performance.results["oslo-to-cairo"]?.answer      // "1"
public struct Demonstration: Sendable {
    private let lesson: Lesson
    private let workshop: Workshop
    private let cancellation: Cancellation?

    /// - Parameter cancellation: ends the work. What comes of it then means nothing.
    public init(of lesson: Lesson, in workshop: Workshop, until cancellation: Cancellation? = nil) {
        self.cancellation = cancellation
        self.lesson = lesson
        self.workshop = workshop
    }

    /// - Parameters:
    ///   - seeds: each run is played under so many; what is measured has to be the same.
    ///   - buildsAll: also the programs that nothing plays.
    public func perform(seeds: Int = 1, buildsAll: Bool = false) throws(MachineFault) -> LessonPerformance {
        let played = Set(lesson.runs.map(\.program))
        let bases = Set(lesson.programs.compactMap(\.base))
        let programs = lesson.programs.filter { program in
            // Support for others need not be a program by itself.
            played.contains(program.name) || buildsAll && !(program.isHidden && bases.contains(program.name))
        }
        let builds = try inParallel(programs) { program throws(MachineFault) in try build(program) }
        var performance = LessonPerformance(lesson: lesson)
        var apps: [String: BuiltApp] = [:]
        for (program, build) in zip(programs, builds) {
            if case .built(let app) = build { apps[program.name] = app }
            performance.problems += problems(with: build, of: program)
        }
        let runs = lesson.runs.filter { apps[$0.program] != nil }
        let plays = try inParallel(runs) { [apps] run throws(MachineFault) in
            guard let app = apps[run.program] else { return RunPlay() }
            return try play(run, with: app, seeds: seeds)
        }
        for (run, play) in zip(runs, plays) {
            performance.results[run.name] = play.result
            performance.problems += play.problems
        }
        return performance
    }

    // MARK: Programs

    private static let file = "Lesson.swift"

    /// What is compiled of a program.
    public static func answer(_ program: LessonProgram, of lesson: Lesson) -> Answer {
        let source = lesson.source(of: program).text
        let root = source.contains("struct Host") ? "Host()" : "EmptyView()"
        return Answer(
            files: [Answer.File(name: file, bytes: Array(source.utf8), author: .course)], root: root)
    }

    private func build(_ program: LessonProgram) throws(MachineFault) -> BuildResult {
        try workshop.build(Self.answer(program, of: lesson), until: cancellation)
    }

    private func problems(with build: BuildResult, of program: LessonProgram) -> [CurriculumProblem] {
        let first = (program.pieces.first?.firstLine ?? 1) - 1
        func problem(_ line: Int, _ reason: String) -> CurriculumProblem {
            CurriculumProblem(
                file: lesson.file, line: line, fact: "The program \(program.name) does not compile",
                evidence: reason, nextStep: "Every program of a lesson compiles, the wrong ones included.")
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

    private struct RunPlay: Sendable {
        var result: RunResult?
        var problems: [CurriculumProblem] = []
    }

    private func play(_ run: LessonRun, with app: BuiltApp, seeds: Int) throws(MachineFault) -> RunPlay {
        var play = RunPlay()
        do throws(RunFault) {
            let scenario = try Self.scenario(of: run)
            let running = try RunFault.catching { () throws(MachineFault) in
                try workshop.launchForEncores(app)
            }
            for seed in 1...UInt64(max(1, seeds)) {
                let trace = try RunFault.catching { () throws(RefereeFault) in
                    try Referee.run(scenario, seed: seed, on: HostedApp(running))
                }
                let result = try RunResult(run, trace)
                if let first = play.result, first.answer != result.answer {
                    throw .lesson(
                        "It measures \(first.answer ?? "nothing") under seed 1 and \(result.answer ?? "nothing") "
                            + "under seed \(seed)")
                }
                if play.result == nil { play.result = result }
                if trace.outcome != .completed { break }
            }
        } catch {
            guard case .lesson(let reason) = error else {
                if case .machine(let fault) = error { throw fault }
                return play
            }
            play.problems.append(
                CurriculumProblem(
                    file: lesson.file, line: run.line, fact: "The run \(run.name) has no one answer",
                    evidence: reason,
                    nextStep: "Change its scenario or what it measures."))
        }
        return play
    }

    /// The block's scenario; its choices are looked for at the end.
    private static func scenario(of run: LessonRun) throws(RunFault) -> Scenario {
        do throws(ScenarioError) {
            let lines = run.choices.map { "\nsee \($0)" }.joined()
            return try Scenario(
                parsing: run.scenario.text + lines, name: run.name, firstLine: run.scenario.firstLine,
                file: run.scenario.file)
        } catch {
            throw .lesson("\(error)")
        }
    }

    // MARK: All cores

    private func inParallel<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ work: @Sendable (Element) throws(MachineFault) -> Result
    ) throws(MachineFault) -> [Result] {
        let results = Mutex<[Int: Swift.Result<Result, MachineFault>]>([:])
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
            let result: Swift.Result<Result, MachineFault>
            do throws(MachineFault) {
                result = .success(try work(elements[index]))
            } catch {
                result = .failure(error)
            }
            results.withLock { $0[index] = result }
        }
        var values: [Result] = []
        for (_, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
            values.append(try result.get())
        }
        return values
    }
}

/// Why a run was not played.
enum RunFault: Error {
    case machine(MachineFault)
    /// Its author has to change something.
    case lesson(String)

    static func catching<Value, Fault: Error>(_ work: () throws(Fault) -> Value) throws(RunFault) -> Value {
        do throws(Fault) {
            return try work()
        } catch {
            if let fault = error as? MachineFault { throw .machine(fault) }
            if case .machine(let fault)? = error as? RefereeFault { throw .machine(fault) }
            throw .lesson("\(error)")
        }
    }
}
