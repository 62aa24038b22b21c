import Classroom
import CommandLine
import Curriculum
import Foundation
import Marking
import Scenario
import Workshop

/// `course grade`: the answers of a class, and one gradebook.
enum GradeCommand {
    static let definition = Command(
        "grade", summary: "mark the submissions of a class", operands: [GradeOptions.submissions],
        options: GradeOptions.all,
        discussion: """
            SUBMISSIONS is a folder or a zip file: a folder for each student, or what Moodle, Canvas or GitHub Classroom
            gave out. --dry-run shows who handed in what, and marks nothing. `course grade init` writes class.yaml, in
            which all that is said here once for a class can be written down.

            Answers run behind a wall (bubblewrap); without it nothing is graded, unless you say --no-sandbox. What is
            done is kept as it goes: after an interruption, the same command goes on where it stopped.
            docs/instructors.md says more.

            Formats: \(Formats.all().map(\.name).filter { $0 != ResultsJSON().name }.joined(separator: ", ")).

            For an examination, --seed random draws 128 bits that no student can know. They are kept in RESULTS, so that
            the same command draws the same again, and results show their fingerprint only.

            With --explore, an answer that passes is played with invented stories too (docs/explorer.md). Those in which
            they find something are listed for a person to look at; no score depends on it.

            exit status: 0 grading ran to its end (whatever the grades), 2 usage, 5 the machine lacks something,
            130 interrupted
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let library = try Library.open()
        let out = arguments[GradeOptions.out]
        if arguments[GradeOptions.dryRun] {
            return try DryRun(try GradingPlan(arguments, in: library, results: nil)).show(
                arguments[Common.json])
        }
        guard let out else {
            throw UsageError(
                "--out names the folder for the results; --dry-run shows who handed in what, and needs none")
        }
        let cluster =
            arguments[GradeOptions.engine] == .slurm ? try ClusterGrading(arguments) : nil
        let workshop = try workshop(isWalled: !arguments[GradeOptions.noSandbox])
        let results = try ResultsFolder(out)
        let plan = try GradingPlan(arguments, in: library, results: results)
        var notes = plan.notes
        if !workshop.wall.stands {
            notes.append("Answers ran WITHOUT A WALL: they could read and change what you can.")
        }
        for note in notes { Output.complain(note) }
        guard !plan.intake.students.isEmpty || plan.rules.roster != nil else {
            throw UsageError("there are no submissions in \(arguments[GradeOptions.submissions])")
        }

        func room(_ seeds: Seeds, _ isFresh: Bool) throws -> (classroom: Classroom, exhibits: ClassExhibits) {
            try workshop.prepare()
            let exhibits = try ClassExhibits(
                in: results, compiler: try workshop.toolchain.version(), seeds: seeds, fresh: isFresh)
            return (try Self.classroom(plan, workshop, seeds, arguments, exhibits), exhibits)
        }
        if let cluster {
            let ending = try cluster.grade(plan, in: results, notes: notes) { seeds in
                try room(seeds, arguments[GradeOptions.fresh]).classroom
            }
            if let ending { return ending }
        }
        // The cluster's part has begun afresh already.
        let isFresh = arguments[GradeOptions.fresh] && cluster == nil
        let journal = try Journal(
            in: results, fresh: isFresh, knowing: arguments[GradeOptions.known])
        let seed = try arguments[GradeOptions.seed].seed(in: results, fresh: isFresh)
        if seed.isSecret {
            let note = "The seed of this grading is \(seed); --reveal-seed writes it into the results."
            Output.complain(note)
            notes.append(note)
        }
        let seeds = Seeds(seed, count: plan.seedCount)
        let (classroom, exhibits) = try room(seeds, isFresh)
        let progress = GradingProgress(isVerbose: arguments[GradeOptions.verbose])
        let ending = try Interruption.heeded({ progress.say(stopping) }) { isAsked in
            try classroom.grade(
                plan.intake, journal: journal, shard: arguments[GradeOptions.shard], report: progress.show,
                isInterrupted: isAsked)
        }
        progress.end()
        switch ending {
        case .interrupted(let done, let total):
            Output.complain(
                "\(done) of \(total) answers are done and kept. The same command goes on from there.")
            return .interrupted
        case .finished(let gradebook):
            let written = arguments[GradeOptions.revealsSeed] ? gradebook.revealing(seeds) : gradebook
            var files = try GradebookFiles(of: written, as: plan.formats).write(to: results)
            exhibits.tellProblem()
            files += try ClassPages(arguments).write(of: gradebook, to: results)
            let summary = GradebookSummary(gradebook, reused: progress.reused, results: files, notes: notes)
            Output.say(arguments[Common.json] ? try summary.json : summary.text)
            return .passed
        }
    }

    private static let stopping =
        "Stopping. What is being marked now has five seconds; Ctrl-C again stops at once."

    // MARK: - Parts

    /// A workshop with a wall: submissions never run without one, unless the instructor says so.
    private static func workshop(isWalled: Bool) throws(MachineFault) -> Workshop {
        let environment = ProcessInfo.processInfo.environment
        guard isWalled else { return try .locate(environment: environment, wall: Wall.none) }
        switch Wall.probe(environment: environment) {
        // The very wall that was tried now, and not one that a record tells of.
        case .stands(let wall): return try .locate(environment: environment, wall: wall)
        case .missing(let fault):
            throw MachineFault(
                fault.kind, "Nothing was graded: other people's code runs behind a wall only. \(fault.fact)",
                remedy: fault.remedy)
        }
    }

    private static func classroom(
        _ plan: GradingPlan, _ workshop: Workshop, _ seeds: Seeds, _ arguments: Arguments,
        _ exhibits: ClassExhibits
    ) throws -> Classroom {
        // Read here as well, so that a mistake in an exercise stops the command before it begins.
        for exercise in plan.exercises { _ = try Marker(for: exercise, in: workshop, seed: seeds.first) }
        let stories = arguments[GradeOptions.explore] ?? 0
        let conditions = Conditions(
            course: Course.version, compiler: try workshop.toolchain.version(), engine: workshop.fingerprint,
            seeds: seeds, stories: stories, isWalled: workshop.wall.stands)
        let pool = MarkingPool(
            seeds: seeds, stories: stories, hidden: plan.hiddenFolder, isWalled: workshop.wall.stands,
            keep: exhibits.keep)
        return Classroom(
            exercises: plan.exercises, conditions: conditions, rules: plan.rules,
            jobs: arguments[GradeOptions.jobs] ?? AllCores.count
        ) { exercise, answer throws(MarkingFault) in try pool.judge(exercise, answer) }
    }
}
