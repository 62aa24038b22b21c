import Classroom
import CommandLine
import CommandOutput
import Essentials
import Scenario
import Slurm

/// `course grade --engine slurm`: splits a class into shards, submits a job for each shard, and waits for the merged
/// results.
///
/// The jobs on the cluster continue if this process ends. If the instructor repeats the same `course grade` command,
/// the command watches the running jobs again.
struct ClusterGrading {
    private let arguments: Arguments
    private let slurm: Slurm

    init(_ arguments: Arguments) throws {
        guard arguments[GradeOptions.shard] == nil else {
            throw UsageError("--shard does not work with --engine slurm, which grades all shards")
        }
        self.arguments = arguments
        slurm = try Slurm.locate(environment: ProcessInfo.processInfo.environment)
    }

    /// Returns nil if no answer is left to grade; the caller then writes the results on this machine.
    func grade(
        _ plan: GradingPlan, in results: ResultsFolder, notes: [String],
        _ classroom: (Seeds) throws -> Classroom
    ) throws -> ExitStatus? {
        let place = ClusterRun.Place(results: try ResultsFolder(URL(filePath: results.path).path))
        let lock = try FolderLock(try ResultsFolder(place.folder))
        defer { withExtendedLifetime(lock) {} }
        let fresh = arguments[GradeOptions.fresh]
        if fresh { try discard(place) }
        let (outlook, classroom, seed) = try look(plan, results, fresh: fresh, classroom)
        let name = outlook.fingerprint + " " + ClusterJobs.words(of: arguments)
        var run: ClusterRun
        if let known = ClusterRun.kept(in: place), known.plan == name {
            run = known
            Output.complain("The cluster is already grading this class. The course watches the jobs again.")
        } else {
            try discard(place)
            guard outlook.count > 0 else {
                place.remove()
                return nil
            }
            run = ClusterRun(plan: name, shards: try shards(of: outlook, classroom), arrays: [])
            try hand(seed, to: run, place)
            Output.complain(
                "Submitting \(outlook.count) answers in \(run.shards) jobs. Ctrl-C ends the watching, but the jobs continue. "
                    + "`course grade cancel \(results.path)` cancels the jobs.")
            let jobs = try ClusterJobs(slurm, place, shards: run.shards, arguments)
            try jobs.submit(Array(1...run.shards), in: &run)
        }
        let jobs = try ClusterJobs(slurm, place, shards: run.shards, arguments)
        var following = ClusterFollowing(jobs, run, isVerbose: arguments[GradeOptions.verbose])
        let watch = ShardWatch(outlook)
        guard try following.toTheEnd(watch) else { return .interrupted }
        return try collect(plan, results, place, reused: watch.reused, notes)
    }

    // MARK: - Steps

    /// Removes the files of an earlier run, but keeps the grades. Throws if some of the run's jobs have not ended.
    private func discard(_ place: ClusterRun.Place) throws {
        let jobs = ClusterRun.kept(in: place)?.jobs ?? []
        guard try jobs.isEmpty || slurm.tasks(of: jobs).isEmpty else {
            throw ClassroomFault.results(
                "Jobs \(jobs.map(String.init).joined(separator: ", ")) still write grades into this folder, for different answers "
                    + "or with different options.",
                nextStep:
                    "Wait for these jobs, or cancel them with `course grade cancel \(place.results.path)`.")
        }
        try Self.takeOver(place)
        for name in ["run.json", "merged"] {
            try? FileManager.default.removeItem(atPath: "\(place.folder)/\(name)")
        }
    }

    /// Copies the shards' grades and exhibits into the results, and removes the shards' folders.
    static func takeOver(_ place: ClusterRun.Place) throws {
        let folders = place.shardFolders
        guard !folders.isEmpty else { return }
        let journal = try Journal(in: place.results)
        for folder in folders { try journal.takeOver(folder) }
        try ClassExhibits.takeOver(folders, into: place.results)
        try? FileManager.default.removeItem(atPath: place.shards)
    }

    private func look(
        _ plan: GradingPlan, _ results: ResultsFolder, fresh: Bool, _ classroom: (Seeds) throws -> Classroom
    ) throws -> (Outlook, Classroom, RunSeed) {
        let journal = try Journal(in: results, fresh: fresh)
        let seed = try arguments[GradeOptions.seed].seed(in: results, fresh: fresh)
        let classroom = try classroom(Seeds(seed, count: plan.seedCount))
        return (try classroom.outlook(on: plan.intake, journal), classroom, seed)
    }

    private func shards(of outlook: Outlook, _ classroom: Classroom) throws -> Int {
        if let chunks = arguments[GradeOptions.chunks] { return chunks }
        let seconds = try classroom.secondsForAnswer()
        return ChunkPlan(answers: outlook.count, seconds: seconds, jobs: arguments[GradeOptions.jobs] ?? 1)
            .count
    }

    /// Writes a secret seed into each shard's folder. Only the owner of the seed's file can read the seed. A command
    /// line would show the seed to every user of the machine.
    private func hand(_ seed: RunSeed, to run: ClusterRun, _ place: ClusterRun.Place) throws {
        guard case .random = arguments[GradeOptions.seed] else { return }
        for number in 1...run.shards { try SecretSeed.keep(seed, in: try ResultsFolder(place.shard(number))) }
    }

    private func collect(
        _ plan: GradingPlan, _ results: ResultsFolder, _ place: ClusterRun.Place, reused: Int,
        _ notes: [String]
    ) throws -> ExitStatus {
        let gradebook = try results.gradebook()
        let files =
            plan.formats.map { results.path(of: $0.fileName) }
            + (try ClassPages(arguments).write(of: gradebook, to: results))
        place.remove()
        let summary = GradebookSummary(gradebook, reused: reused, results: files, notes: notes)
        Output.say(arguments[Common.json] ? try summary.json : summary.text)
        return .passed
    }
}
