import CommandLine
import Curriculum
import Foundation
import Manners
import Proof
import Study
import Workshop

/// `course check`: proves a course, so that a learner can believe it.
enum CheckCommand {
    static let definition = Command(
        "check", summary: "prove a course: every answer in it earns what its author says",
        operands: [path], options: [seeds, jobs, mutants, explore, Common.json],
        discussion: """
            PATH is a course, or one part, exercise or lesson of it; without one, the course at hand is proven.

            Starters earn what they declare, solutions reach par, wrong answers earn exactly their findings, each
            scenario is needed, hints give nothing away, and links lead somewhere: under every seed. docs/authoring.md
            says how to write what is proven here.

            With --mutants, wrong answers are made from each solution by rules instead, and every one that compiles has to
            fail under one seed, or to stand under "equivalent" in the exercise's front matter.
            The scores go into docs/curriculum.md.

            With --explore N, so many invented stories are played with each answer, and none of the exercise's scenarios.
            What is right has to be clean; of what is wrong it says how much is found, and what is not. With both, stories are
            played with the mutants that no scenario finds, and each that shows a difference is told: a scenario to add.

            exit status: 0 everything holds, 1 something does not or is unfinished, 2 usage,
            5 the machine lacks something
            """,
        run: run)

    private static let path = Operand(optional: "PATH", .file)
    private static let seeds = Option(
        "seeds", "N", .number(1...100_000), default: 5,
        summary: "play under so many seeds (default 5; 200 for the long proof)")
    private static let jobs = Option(
        "jobs", "N", .number(1...256),
        summary: "build and play so many answers at once (default: one for each core)")

    private static let mutants = Option(
        switch: "mutants", summary: "try the scenarios with wrong answers made from the solutions")

    private static let explore = Option(
        "explore", "N", .number(1...100_000),
        summary: "play so many invented stories with each answer, without the scenarios")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let (root, scope) = try place(arguments[path])
        let environment = ProcessInfo.processInfo.environment
        let workshop = try Workshop.locate(environment: environment, telling: KitProgress.show)
        if arguments[mutants] {
            return try judgeMutants(
                MutationProof(
                    of: root, scope: scope, in: workshop, keeping: FateStore(environment: environment)),
                in: root, workshop, arguments)
        }
        if let stories = arguments[explore] {
            let report = try explored(
                ExplorationProof(of: root, scope: scope, in: workshop), stories: stories, arguments)
            return try tell(report, ExplorationProofSummary(report).text, holds: report.holds, arguments)
        }
        let proof = CourseProof(of: root, scope: scope, in: workshop)
        let counter = Counter()
        defer { counter.end() }
        let report = try proof.run(seeds: arguments[seeds], jobs: arguments[jobs] ?? AllCores.count) {
            advance in
            counter.show("\(advance.done) of \(advance.total) answers, \(advance.plays) plays")
        }
        counter.end()
        return try tell(report, ProofSummary(report).text, holds: report.holds, arguments)
    }

    private static func judgeMutants(
        _ proof: MutationProof, in root: CourseRoot, _ workshop: Workshop, _ arguments: Arguments
    ) throws -> ExitStatus {
        let counter = Counter()
        defer { counter.end() }
        var report = try proof.run(jobs: arguments[jobs] ?? AllCores.count) { advance in
            counter.show("\(advance.done) of \(advance.total) mutants")
        }
        counter.end()
        try ScoreTable.update(in: root, with: report)
        var summary = MutationSummary(report).text
        if let stories = arguments[explore] {
            let found = try explored(
                ExplorationProof(ofSurvivorsIn: report, in: workshop), stories: stories, arguments)
            report.explored = found
            summary += "\n\n" + SurvivorSummary(found).text
        }
        return try tell(report, summary, holds: report.holds, arguments)
    }

    private static func explored(
        _ proof: ExplorationProof, stories: Int, _ arguments: Arguments
    ) throws -> ExplorationProofReport {
        let counter = Counter()
        defer { counter.end() }
        return try proof.run(stories: stories, jobs: arguments[jobs] ?? AllCores.count) { advance in
            counter.show("\(advance.done) of \(advance.total) answers, \(advance.plays) stories")
        }
    }

    private static func tell(
        _ report: some Encodable, _ summary: String, holds: Bool, _ arguments: Arguments
    ) throws -> ExitStatus {
        if arguments[Common.json] { try Output.say(report) } else { Output.say(summary) }
        return holds ? .passed : .notPassed
    }

    private static func place(_ path: String?) throws -> (CourseRoot, String) {
        guard let path else { return (try Library.root(), "") }
        guard FileManager.default.fileExists(atPath: path) else {
            throw UsageError("there is no \(path)")
        }
        do throws(CourseRoot.NotFound) {
            return try CourseRoot.around(URL(filePath: path))
        } catch {
            throw UsageError(
                "\(path) lies in no course: no folder above it has Lessons and Exercises")
        }
    }
}
