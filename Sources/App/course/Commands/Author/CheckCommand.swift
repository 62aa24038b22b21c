import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Proof
import Study
import Workshop

/// `course check`: runs every answer in a course and compares the result with the author's claim.
enum CheckCommand {
    static let definition = Command(
        "check", summary: "check that every answer in a course gets its declared findings",
        operands: [path], options: [seeds, jobs, mutants, explore, causes, Common.json],
        discussion: """
            PATH is a course, or a part, an exercise or a lesson in one. Without PATH, the command checks the current
            course.

            Under every seed, starters get the findings that they declare, solutions pass without a needless request,
            and wrong answers get exactly their findings. Each scenario is needed, hints do not reveal the solution,
            and links work. docs/authoring.md explains how to write a course that passes.

            With --mutants, the check makes wrong answers from each solution by rules. Each mutant that compiles must
            fail under one seed. The exercise's front matter must list under "equivalent" each mutant that passes. The
            check writes the scores to docs/curriculum.md.

            With --explore N, each answer goes through N invented stories instead of the exercise's scenarios. Right
            answers must have no findings. For wrong answers, the check counts the answers in which a story finds a
            fault, and lists the others. With --mutants and --explore, the check runs the mutants that pass every
            scenario through the stories. The check prints each story that finds a mutant, so that you can add the
            story as a scenario.

            With --causes, the check runs each wrong answer under one seed. The check counts the reports whose first
            finding is the cause: the first code that the file declares, at the declared line. The check fails if
            fewer than nine in ten reports begin with the cause.

            exit status: 0 every check passed, 1 a check failed or an exercise is unfinished, 2 usage, 5 the machine
            lacks something
            """,
        run: run)

    private static let path = Operand(optional: "PATH", .file)
    private static let seeds = Option(
        "seeds", "N", .number(1...100_000), default: 5,
        summary: "run each answer under N seeds (default 5; 200 for the long proof)")
    private static let jobs = Option(
        "jobs", "N", .number(1...256),
        summary: "build and run N answers at once (default: one per core)")

    private static let mutants = Option(
        switch: "mutants", summary: "check the scenarios with wrong answers made from the solutions")

    private static let explore = Option(
        "explore", "N", .number(1...100_000),
        summary: "run each answer through N invented stories instead of the scenarios")

    private static let causes = Option(
        switch: "causes",
        summary: "count the wrong answers whose report begins with the finding that their file declares first"
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let (root, scope) = try place(arguments[path])
        let environment = ProcessInfo.processInfo.environment
        let workshop = try Workshop.locate(environment: environment, telling: WorkshopProgress.show)
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
        if arguments[causes] {
            let counter = Counter()
            defer { counter.end() }
            let report = try CauseProof(of: root, scope: scope, in: workshop)
                .run(jobs: arguments[jobs] ?? AllCores.count) {
                    counter.show("\($0.done) of \($0.total) answers, \($0.plays) runs")
                }
            counter.end()
            return try tell(report, CauseSummary(report).text, holds: report.holds, arguments)
        }
        let proof = CourseProof(of: root, scope: scope, in: workshop)
        let counter = Counter()
        defer { counter.end() }
        let report = try proof.run(seeds: arguments[seeds], jobs: arguments[jobs] ?? AllCores.count) {
            advance in
            counter.show("\(advance.done) of \(advance.total) answers, \(advance.plays) runs")
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
            throw UsageError("\(path) does not exist")
        }
        do throws(CourseRoot.NotFound) {
            return try CourseRoot.around(URL(filePath: path))
        } catch {
            throw UsageError(
                "\(path) is not in a course: none of the folders around it has Lessons and Exercises")
        }
    }
}
