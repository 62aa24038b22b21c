import CommandLine
import Curriculum
import Laboratory
import Manners
import Reporting
import Scenario
import Study
import Text

/// `course explore`: invented stories, and what is wrong in them.
enum ExploreCommand {
    static let definition = Command(
        "explore", summary: "play invented stories with any view, and tell what is wrong in them",
        operands: [files],
        options: [
            root, time, runs, world, Common.seed, jobs, remarks, save, junit, sarif, Common.folder,
            Common.json, Common.plain,
        ],
        discussion: """
            FILE is an exercise (6.2), with an answer's file behind it if you like, or one or more Swift files of your
            own; left out, it is the exercise that is open. The app is compared with itself begun afresh and with a user
            who waits; docs/explorer.md says how.
            Each kind of fault is told once, with the shortest story that shows it. A comment at or above its line lets one
            pass: // course: allow missing-cancellation — the upload has to end

            It ends when 1,000 stories in a row bring nothing new, or after 10 s. With --runs there is no limit of time, and
            the same seed finds the same on every machine. Ctrl-C tells what was found so far.

            exit status: 0 nothing found, 1 something found, 2 usage, 3 does not compile, 5 the machine lacks something,
            130 interrupted before anything was found
            """,
        run: run)

    private static let files = Operand.supplied(repeating: "FILE", .file)
    private static let root = Option("root", "NAME", .text, summary: "play with the view of this name")
    private static let time = Option("for", "TIME", .time, summary: "play for so long, as in 30s")
    private static let runs = Option(
        "runs", "N", .number(1...1_000_000), summary: "play so many, however long it takes")
    private static let jobs = Option(
        "jobs", "N", .number(1...64),
        summary: "play so many side by side (default: one for each core)")
    private static let remarks = Option(
        switch: "remarks", summary: "tell what was nearly wrong, too: it does not count")
    private static let world = Option(
        "world", "FILE", .file,
        summary: "reply as the `route` lines of this scenario say, and invent only the rest")
    private static let save = Option(
        "save", "FOLDER", .folder, summary: "write each story found into this folder, as a scenario")
    private static let junit = Option(
        "junit", "FILE", .file, summary: "write a JUnit report there; \"-\" is standard output")
    private static let sarif = Option(
        "sarif", "FILE", .file, summary: "write a SARIF log there; \"-\" is standard output")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let isPage = try printsPage(arguments)
        if let folder = arguments[save] { try SavedStories.prepare(folder) }
        let style = arguments[Common.json] ? PageStyle() : .atHand(isPlain: arguments[Common.plain])
        let explored = try SourceExploration(
            of: arguments[files], in: Workspace(arguments[Common.folder]), rootName: arguments[root],
            limits: StoryLimits(runs: arguments[runs], time: arguments[time]),
            seed: RunSeed(arguments[Common.seed]), world: arguments[world],
            jobs: arguments[jobs] ?? AllCores.count, style: style)
        let run = explored.run
        let saved = try arguments[save].map { try SavedStories(run.report, in: $0) }
        var app = explored.app
        if !arguments[remarks] { app.remarks = [] }
        if let path = arguments[junit] { try ReportFile.write(JUnitReport(app).text, to: path) }
        if let path = arguments[sarif] {
            try ReportFile.write(try SARIFLog(app, version: Course.version).text, to: path)
        }
        if arguments[Common.json] {
            try Output.say(ExplorationFacts(run))
        } else if isPage {
            let page = ExplorationPage(
                run, name: explored.name, saved: saved, words: arguments[files],
                showsRemarks: arguments[remarks],
                style: style)
            Output.say(page.text)
        }
        return run.status
    }

    /// False where standard output is for a program.
    private static func printsPage(_ arguments: Arguments) throws(UsageError) -> Bool {
        let takers =
            (arguments[Common.json] ? ["--json"] : []) + (arguments[junit] == "-" ? ["--junit -"] : [])
            + (arguments[sarif] == "-" ? ["--sarif -"] : [])
        guard takers.count < 2 else {
            throw UsageError(
                "\(Wording.list(takers)) would mix on standard output; name a file for one of them")
        }
        return takers.isEmpty
    }
}

extension ValueForm where Value == Duration {
    /// As scenarios write it.
    fileprivate static let time = ValueForm("a length of time such as 30s or 5min") { word in
        Duration(spelled: word).flatMap { $0 > .zero ? $0 : nil }
    }
}
