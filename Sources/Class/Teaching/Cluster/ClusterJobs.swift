import Classroom
import CommandLine
import Essentials
import Slurm

/// Makes the scripts of the jobs that grade a class, and submits them.
struct ClusterJobs {
    let slurm: Slurm
    let place: ClusterRun.Place
    /// The number of processors for a shard, and the number of answers that the shard grades at once.
    let processors: Int
    let shardCommand: [BatchScript.Word]
    let mergeCommand: [BatchScript.Word]

    /// The options that each shard receives unchanged.
    private static let shardOptions: [any AnyOption] = [
        GradeOptions.classFile, GradeOptions.roster, GradeOptions.exercise, GradeOptions.layout,
        GradeOptions.due, GradeOptions.late, GradeOptions.counts, GradeOptions.hidden, GradeOptions.seeds,
        GradeOptions.seed, GradeOptions.revealsSeed, GradeOptions.explore, GradeOptions.noSandbox,
    ]
    /// The options that the merge job receives unchanged.
    private static let mergeOptions: [any AnyOption] = [
        GradeOptions.classFile, GradeOptions.format, GradeOptions.feedback,
    ]

    init(_ slurm: Slurm, _ place: ClusterRun.Place, shards: Int, _ arguments: Arguments) throws {
        self.slurm = slurm
        self.place = place
        processors = arguments[GradeOptions.jobs] ?? 1
        let course = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let submissions = arguments[GradeOptions.submissions]
        let rest: [String] = [
            "--\(GradeOptions.known.name)", place.results.path, "--\(GradeOptions.jobs.name)",
            "\(processors)",
            "--\(GradeOptions.format.name)", ResultsJSON().name,
        ]
        shardCommand =
            Self.plain([course, "grade", submissions, "--\(GradeOptions.out.name)"])
            + [
                .numbered("\(place.shards)/%a"), .plain("--\(GradeOptions.shard.name)"),
                .numbered("%a/\(shards)"),
            ] + Self.plain(rest + arguments.words(for: Self.shardOptions))
        let folders: [String] = (1...shards).map(place.shard)
        mergeCommand = Self.plain(
            [course, "grade", "merge", place.results.path] + folders + arguments.words(for: Self.mergeOptions)
        )
    }

    private static func plain(_ words: [String]) -> [BatchScript.Word] { words.map { .plain($0) } }

    /// Writes the options of the jobs in one line. If a later command has different options, the later command starts a
    /// new run instead of watching the old jobs.
    static func words(of arguments: Arguments) -> String {
        arguments.words(for: shardOptions + mergeOptions).joined(separator: " ")
    }

    /// Submits a job for each of the given shards, and a merge job that waits for the shards' jobs.
    func submit(_ shards: [Int], in run: inout ClusterRun) throws {
        if !shards.isEmpty {
            let script = try write(BatchScript(shardCommand, in: folder, zone: zone), as: "shard.sh")
            run.arrays.append(
                try slurm.submit(
                    JobArray(
                        "course-grade", script: script, tasks: shards, log: place.log("%a"),
                        processors: processors)))
            run.merge = nil
            try run.keep(in: place)
        }
        let script = try write(
            BatchScript(mergeCommand, in: folder, zone: zone, marking: place.merged), as: "merge.sh")
        run.merge = try slurm.submit(
            JobArray(
                "course-merge", script: script, log: place.log("merge"),
                after: shards.isEmpty ? nil : run.arrays.last)
        )
        try run.keep(in: place)
    }

    private func write(_ script: BatchScript, as name: String) throws -> String {
        try place.results.write(script.text, as: "slurm/\(name)", mode: 0o700)
        return "\(place.folder)/\(name)"
    }

    private var folder: String { FileManager.default.currentDirectoryPath }
    /// The time zone of this machine, so that times without a zone mean the same on each node.
    private var zone: String { LocalTime.zone }
}
