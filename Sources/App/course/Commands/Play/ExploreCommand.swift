import CommandLine
import CommandOutput
import Curriculum
import Laboratory
import Reporting
import Scenario
import Study
import Text

/// `course explore`: invents stories for a view and reports the faults that the stories show.
enum ExploreCommand {
    static let definition = Command(
        "explore", summary: "find faults in any view with invented user stories",
        operands: [files],
        options: [
            root, time, runs, world, Common.seed, jobs, remarks, save, junit, sarif, Common.folder,
            check, baseline, FolderOptions.target, FolderOptions.package, Common.json, Common.plain,
        ],
        discussion: """
            FILE is an exercise (6.2), optionally followed by an answer's file, or one or more Swift files of your
            own. Without FILE, the command explores the open exercise.

            \(FolderOptions.discussion)

            The explorer compares each run with a freshly started app and
            with a patient user; docs/explorer.md explains how.

            For each kind of fault, the report has the shortest story that shows the fault. A comment at or above the
            line of a fault allows the fault: // course: allow missing-cancellation — the upload has to end

            The search ends when 1,000 stories in a row bring nothing new, or after 10 s. With --runs, the search has
            no time limit, and the same seed finds the same faults on every machine. Ctrl-C ends the search and
            reports the faults so far.

            If the app is a folder, the explorer saves its stories in .course/stories. --check plays only the saved
            stories, with exit status 1 if a fault is still there. --baseline accepts all known faults; later
            explorations report only new faults.

            exit status: 0 nothing found, 1 something found, 2 usage, 3 does not compile, 5 the machine lacks something,
            130 interrupted before anything was found
            """,
        run: run)

    private static let files = Operand.supplied(repeating: "FILE", .file)
    private static let root = Option("root", "NAME", .text, summary: "explore the view with this name")
    private static let time = Option("for", "TIME", .time, summary: "spend TIME on the search, such as 30s")
    private static let runs = Option(
        "runs", "N", .number(1...1_000_000), summary: "run N stories, without a time limit")
    private static let jobs = Option(
        "jobs", "N", .number(1...64),
        summary: "run N stories side by side (default: one per core)")
    private static let remarks = Option(
        switch: "remarks", summary: "also print remarks: near misses that do not count as faults")
    private static let world = Option(
        "world", "FILE", .file,
        summary: "use the responses in this scenario's `route` lines, and invent other responses")
    private static let save = Option(
        "save", "FOLDER", .folder, summary: "save each story with a fault in this folder, as a scenario")
    private static let junit = Option(
        "junit", "FILE", .file, summary: "write a JUnit report to FILE; \"-\" is standard output")
    private static let sarif = Option(
        "sarif", "FILE", .file, summary: "write a SARIF log to FILE; \"-\" is standard output")

    private static let check = Option(
        switch: "check",
        summary: "play only the saved stories of a folder's app; exit status 1 if a fault is still there")
    private static let baseline = Option(
        switch: "baseline",
        summary: "accept the faults that are known now; later explorations report only new faults")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        if arguments[check] { return try checkKeptStories(arguments) }
        let isPage = try printsPage(arguments)
        if let folder = arguments[save] { try SavedStories.prepare(folder) }
        let style = arguments[Common.json] ? PageStyle() : .atHand(isPlain: arguments[Common.plain])
        let explored = try SourceExploration(
            of: arguments[files], in: Workspace(arguments[Common.folder]), rootName: arguments[root],
            folder: FolderOptions.choice(arguments),
            limits: StoryLimits(runs: arguments[runs], time: arguments[time]),
            seed: RunSeed(arguments[Common.seed]), world: arguments[world],
            jobs: arguments[jobs] ?? AllCores.count, style: style)
        let run = explored.run
        LastExploration(
            run.report, of: arguments[files], rootName: arguments[root], world: arguments[world],
            seed: arguments[Common.seed]
        ).keep()
        let keeps = try explored.keepStories(rootName: arguments[root], seed: arguments[Common.seed])
        let acceptedNow = arguments[baseline] ? try explored.acceptFaults() : nil
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
            let notes = [
                explored.accepted > 0
                    ? "\(Wording.count(explored.accepted, "accepted fault")) not shown (listed in .course/stories/baseline)."
                    : nil,
                keeps ? "The stories are in .course/stories; `course explore --check` plays them." : nil,
                acceptedNow.map {
                    "\(Wording.count($0, "fault")) accepted. Later explorations report only new faults."
                },
            ].compactMap(\.self)
            if !notes.isEmpty { Output.say("\n" + notes.joined(separator: "\n")) }
        }
        return acceptedNow == nil ? run.status : .passed
    }

    private static func checkKeptStories(_ arguments: Arguments) throws -> ExitStatus {
        for (isGiven, name) in [
            (arguments[time] != nil, "--for"), (arguments[runs] != nil, "--runs"),
            (arguments[world] != nil, "--world"), (arguments[save] != nil, "--save"),
            (arguments[junit] != nil, "--junit"), (arguments[sarif] != nil, "--sarif"),
            (arguments[Common.json], "--json"), (arguments[baseline], "--baseline"),
        ] where isGiven {
            throw UsageError("--check plays saved stories and invents none; leave out \(name)")
        }
        let check = try KeptStoriesCheck(
            of: arguments[files], in: Workspace(arguments[Common.folder]), rootName: arguments[root],
            folder: FolderOptions.choice(arguments), style: .atHand(isPlain: arguments[Common.plain]))
        Output.say(check.text)
        return check.status
    }

    /// False if an option uses standard output for a report. Throws if two options would write their reports
    /// to standard output.
    private static func printsPage(_ arguments: Arguments) throws(UsageError) -> Bool {
        let takers =
            (arguments[Common.json] ? ["--json"] : []) + (arguments[junit] == "-" ? ["--junit -"] : [])
            + (arguments[sarif] == "-" ? ["--sarif -"] : [])
        guard takers.count < 2 else {
            throw UsageError(
                "\(Wording.list(takers)) would all write to standard output; name a file for all but one")
        }
        return takers.isEmpty
    }
}

extension ValueForm where Value == Duration {
    /// Reads a duration as scenarios write it, such as 30s or 5min.
    fileprivate static let time = ValueForm("a length of time such as 30s or 5min") { word in
        Duration(spelled: word).flatMap { $0 > .zero ? $0 : nil }
    }
}
