import Classroom
import CommandLine
import CommandOutput
import Curriculum

package enum GradeOptions {
    package static let submissions = Operand("SUBMISSIONS", .folder)

    static let out = Option("out", "RESULTS", .folder, summary: "the folder for all result files")
    package static let classFile = Option(
        "class", "FILE", .file,
        summary: "a file with options for the class (default class.yaml, if it exists)"
    )
    static let roster = Option("roster", "FILE", .file, summary: "the class list, a CSV file")
    static let exercise = Option(
        "exercise", "ID,…", .word("exercise"), summary: "grade these exercises only")
    static let layout = Option(
        "layout", "NAME", .text,
        summary: "\(Layouts.all.map(\.name).joined(separator: ", ")) (default: detected)")
    static let due = Option(
        "due", "TIME", ValueForm("a time such as \"2026-11-20 23:59\"") { Moment($0) },
        summary: "the deadline")
    static let late = Option(
        "late", "RULE", ValueForm("a rule such as \"10% a day, at most 3\"") { LateRule($0) },
        summary: "the deduction for late answers, such as \"10% a day, at most 3\"")
    static let counts = Option(
        "counts", "ATTEMPT", ValueForm("last or best") { ClassRules.Counts(rawValue: $0) },
        summary: "which of several attempts counts: last (default) or best")
    static let hidden = Option(
        "hidden", "FOLDER", .folder, summary: "more scenarios, hidden from students: FOLDER/6.1/name.scenario"
    )
    static let seeds = Option(
        "seeds", "N", .number(1...100),
        summary: "grade each answer under N seeds; the worst score counts (default 1)")
    static let seed = Option(
        "seed", "N", .seed, default: ChosenSeed.given(1),
        summary: "the seed of the network's random contents: a number, or `random` (default 1)")
    static let revealsSeed = Option(
        switch: "reveal-seed", summary: "also write a secret seed into the results")
    static let explore = Option(
        "explore", "N", .number(1...100_000),
        summary: "run N invented stories with each answer that passes, and list the faults")
    package static let format = Option(
        "format", "LIST",
        ValueForm("names with commas between them") { $0.split(separator: ",").map(String.init) },
        summary: "the formats to write beside results.json (default csv,markdown)")
    package static let feedback = Option(
        "feedback", "POLICY", ValueForm("open, before-due or score-only") { FeedbackPolicy(rawValue: $0) },
        summary:
            "show students all results (open, default), no hidden scenarios (before-due) or the score (score-only)"
    )
    package static let site = Option(
        switch: "site", summary: "write web pages of the class into RESULTS/site")
    package static let anonymous = Option(switch: "anonymous", summary: "write the web pages without names")
    static let jobs = Option(
        "jobs", "N", .number(1...256),
        summary: "grade N answers at once (default: one for each core; on a cluster, one in each job)")
    static let shard = Option(
        "shard", "I/N", ValueForm("a part such as 2/8") { Shard($0) },
        summary: "grade one of N equal parts; `course grade merge` joins them")
    static let known = Option(
        "known", "RESULTS", .folder, summary: "also reuse the grades of another results folder")
    static let engine = Option(
        "engine", "NAME", ValueForm("local or slurm") { Engine(rawValue: $0) }, default: .local,
        summary: "where to grade: local (default) on this machine, or slurm on a cluster")
    static let chunks = Option(
        "chunks", "N", .number(1...ChunkPlan.most),
        summary: "the number of jobs on a cluster (default: about 45 s of work for each job)")

    enum Engine: String { case local, slurm }

    static let dryRun = Option(
        switch: "dry-run", summary: "show who handed in what, and grade nothing")
    static let fresh = Option(
        switch: "fresh", summary: "delete the stored grades, and grade every answer again")
    static let verbose = Option(
        switch: "verbose", summary: "print a line for each answer, even on a terminal")
    static let noSandbox = Option(
        switch: "no-sandbox", summary: "run answers without the sandbox, and say so in each report")

    package static let all: [any AnyOption] = [
        out, classFile, roster, exercise, layout, due, late, counts, hidden, seeds, seed, revealsSeed,
        explore, format,
        feedback, site, anonymous, jobs, shard, known, engine, chunks, dryRun, fresh, verbose, noSandbox,
        Common.json,
    ]
}
