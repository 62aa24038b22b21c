import Classroom
import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Scenario
import Study
import Verification
import Workshop

/// `course grade`: grades a class, from its submissions to the result files.
package struct ClassGrading {
    private let arguments: Arguments
    private let course: String

    package init(_ arguments: Arguments, course: String) {
        (self.arguments, self.course) = (arguments, course)
    }

    package func run() throws -> ExitStatus {
        let library = try Library.open()
        let out = arguments[GradeOptions.out]
        if arguments[GradeOptions.dryRun] {
            return try DryRun(try GradingPlan(arguments, in: library, results: nil)).show(
                arguments[Common.json])
        }
        guard let out else {
            throw UsageError(
                "--out RESULTS is missing: the folder for the results. Only --dry-run works without --out")
        }
        let cluster =
            arguments[GradeOptions.engine] == .slurm ? try ClusterGrading(arguments) : nil
        let workshop = try Self.workshop(isSandboxed: !arguments[GradeOptions.noSandbox])
        let results = try ResultsFolder(out)
        let plan = try GradingPlan(arguments, in: library, results: results)
        var notes = plan.notes
        if !workshop.sandbox.isolates {
            notes.append(
                "Answers ran WITHOUT THE SANDBOX: they could read and change every file that you can.")
        }
        for note in notes { Output.complain(note) }
        guard !plan.intake.students.isEmpty || plan.rules.roster != nil else {
            throw UsageError("the course found no submissions in \(arguments[GradeOptions.submissions])")
        }

        func room(_ seeds: Seeds, _ isFresh: Bool) throws -> (classroom: Classroom, exhibits: ClassExhibits) {
            try workshop.prepare()
            let exhibits = try ClassExhibits(
                in: results, course: course, compiler: try workshop.toolchain.version(), seeds: seeds,
                fresh: isFresh)
            return (try self.classroom(plan, workshop, seeds, exhibits), exhibits)
        }
        if let cluster {
            let ending = try cluster.grade(plan, in: results, notes: notes) { seeds in
                try room(seeds, arguments[GradeOptions.fresh]).classroom
            }
            if let ending { return ending }
        }
        // On a cluster, `ClusterGrading` has already deleted the old grades.
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
        let ending = try Interruption.heeded({ progress.say(Self.stopping) }) { isInterrupted in
            try classroom.grade(
                plan.intake, journal: journal, shard: arguments[GradeOptions.shard], report: progress.show,
                isInterrupted: isInterrupted)
        }
        progress.end()
        switch ending {
        case .interrupted(let done, let total):
            Output.complain(
                "\(done) of \(total) answers are graded and stored. Run the same command again to continue.")
            return .interrupted
        case .finished(let gradebook):
            let written = arguments[GradeOptions.revealsSeed] ? gradebook.revealing(seeds) : gradebook
            var files = try GradebookFiles(of: written, as: plan.formats).write(to: results)
            exhibits.reportProblem()
            files += try ClassPages(arguments).write(of: gradebook, to: results)
            let summary = GradebookSummary(gradebook, reused: progress.reused, results: files, notes: notes)
            Output.say(arguments[Common.json] ? try summary.json : summary.text)
            return .passed
        }
    }

    private static let stopping =
        "The course stops. Answers in progress get five more seconds; press Ctrl-C again to stop at once."

    // MARK: - Parts

    /// Submissions run without a sandbox only if the instructor passes `--no-sandbox`.
    private static func workshop(isSandboxed: Bool) throws(MachineFault) -> Workshop {
        let environment = ProcessInfo.processInfo.environment
        func located(_ sandbox: Sandbox) throws(MachineFault) -> Workshop {
            try .locate(environment: environment, sandbox: sandbox, telling: WorkshopProgress.show)
        }
        guard isSandboxed else { return try located(.none) }
        switch Sandbox.probe(environment: environment) {
        // The workshop uses the sandbox that this probe found, because an earlier result could be outdated.
        case .works(let sandbox): return try located(sandbox)
        case .missing(let fault):
            throw MachineFault(
                fault.kind,
                "The course graded nothing, because submissions must run in the sandbox. \(fault.fact)",
                remedy: fault.remedy)
        }
    }

    private func classroom(
        _ plan: GradingPlan, _ workshop: Workshop, _ seeds: Seeds, _ exhibits: ClassExhibits
    ) throws -> Classroom {
        // Every verifier is created once in advance, so that a mistake in an exercise stops the command before
        // grading begins.
        for exercise in plan.exercises { _ = try Verifier(for: exercise, in: workshop, seed: seeds.first) }
        let stories = arguments[GradeOptions.explore] ?? 0
        let conditions = Conditions(
            course: course, compiler: try workshop.toolchain.version(), engine: workshop.fingerprint,
            seeds: seeds, stories: stories, isSandboxed: workshop.sandbox.isolates)
        let pool = GradingPool(
            seeds: seeds, stories: stories, hidden: plan.hiddenFolder, isSandboxed: workshop.sandbox.isolates,
            keep: exhibits.keep)
        return Classroom(
            exercises: plan.exercises, conditions: conditions, rules: plan.rules,
            jobs: arguments[GradeOptions.jobs] ?? AllCores.count
        ) { exercise, answer throws(VerificationFault) in try pool.judge(exercise, answer) }
    }
}
