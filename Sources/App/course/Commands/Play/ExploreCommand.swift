import CommandLine
import Curriculum
import Exploration
import Foundation
import Marking
import Reporting
import Scenario
import Text
import Wire
import Workshop

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
        let workshop = try LearnersWorkshop.open(limits: .exploration)
        let source = try LabSource(
            arguments[files], in: Workspace(arguments[Common.folder]), rootName: arguments[root],
            isAsked: false, workshop: workshop, page: MarkPage(style: style, showsAll: true))
        let seed = RunSeed(arguments[Common.seed])
        let world = try arguments[world].map { try WrittenWorld($0, seed: seed).opening } ?? .none
        let (run, name) = try explore(
            source, in: workshop, limits: StoryLimits(runs: arguments[runs], time: arguments[time]),
            seed: seed, world: world, jobs: arguments[jobs] ?? AllCores.count)
        let saved = try arguments[save].map { try SavedStories(run.report, in: $0) }
        var app = ExploredApp(run, name: name, paths: source.learnersFiles.map(\.relativePath))
        if !arguments[remarks] { app.remarks = [] }
        if let path = arguments[junit] { try ReportFile.write(JUnitReport(app).text, to: path) }
        if let path = arguments[sarif] {
            try ReportFile.write(try SARIFLog(app, version: Course.version).text, to: path)
        }
        if arguments[Common.json] {
            try Output.say(ExplorationFacts(run))
        } else if isPage {
            let page = ExplorationPage(
                run, name: name, saved: saved, words: arguments[files], showsRemarks: arguments[remarks],
                style: style)
            Output.say(page.text)
        }
        return run.status
    }

    /// An exercise's answer, at the prompt.
    static func play(_ exercise: Exercise, file: String, style: PageStyle) throws {
        let workshop = try LearnersWorkshop.open(limits: .exploration)
        let source = LabSource(
            exercise, path: file, workshop: workshop, page: MarkPage(style: style, showsAll: true))
        let (run, name) = try explore(source, in: workshop, limits: StoryLimits(), seed: 1)
        Output.say(ExplorationPage(run, name: name, words: [], style: style).text)
    }

    private static func explore(
        _ source: LabSource, in workshop: Workshop, limits: StoryLimits, seed: RunSeed,
        world: Opening = .none, jobs: Int = AllCores.count
    ) throws -> (ExplorationRun, name: String) {
        try source.requireLearnersApp()
        let (answer, _, name) = try source.answer { $0[0] }
        let app = try Waiting.show("compiling …") { try source.build(answer) }
        // In a world that is given, a right answer of the course may have nothing to say.
        let rights = world.isEmpty ? try source.rightAnswers(seed: seed) : nil
        let exploration = Exploration(
            of: app, in: workshop, seed: seed, sdk: source.settings.sdk.year, errors: source.errors,
            outline: try SourceOutline.read(from: answer, in: workshop), opening: world, rights: rights,
            jobs: jobs)
        return (try ExplorationRun(exploration, limits: limits), name)
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

extension ExploredApp {
    /// - Parameter paths: of the app's files.
    init(_ run: ExplorationRun, name: String, paths: [String]) {
        self.init(
            name, stories: run.report.stories, took: run.took,
            found: run.report.discoveries.map { Find($0.finding, story: "\($0.scenario)") }, paths: paths)
        allowed = run.report.allowed.map { Allowed($0.code, at: $0.location, reason: $0.reason) }
        remarks = run.report.remarks.map { Remark($0.kind.rawValue, $0.sentence) }
    }
}
