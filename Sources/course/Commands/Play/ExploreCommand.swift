import CommandLine
import Curriculum
import Exploration
import Foundation
import Marking
import Reporting
import Scenario
import Text
import Workshop

/// `course explore`: invented stories, and what is wrong in them.
enum ExploreCommand {
    static let definition = Command(
        "explore", summary: "play invented stories with any view, and tell what is wrong in them",
        operands: [files],
        options: [root, runs, world, Common.seed, jobs, save, Common.folder, Common.json, Common.plain],
        discussion: """
            FILE is an exercise (6.1), with an answer's file behind it if you like, or one or more Swift files of your
            own. The app is compared with itself begun afresh and with a user who waits; docs/explorer.md says how.
            Each kind of fault is told once, with the shortest story that shows it. Ctrl-C tells what was found so far.

            exit status: 0 nothing found, 1 something found, 2 usage, 3 does not compile, 5 the machine lacks something
            """,
        run: run)

    private static let files = Operand(repeating: "FILE", .file)
    private static let root = Option("root", "NAME", .text, summary: "play with the view of this name")
    private static let runs = Option(
        "runs", "N", .number(1...1_000_000), default: 2000,
        summary: "play at most so many stories (default 2000)")
    private static let jobs = Option(
        "jobs", "N", .number(1...64), default: AllCores.count,
        summary: "play so many side by side (default: one for each core)")
    private static let world = Option(
        "world", "FILE", .file,
        summary: "reply as the `route` lines of this scenario say, and invent only the rest")
    private static let save = Option(
        "save", "FOLDER", .folder, summary: "write each story found into this folder, as a scenario")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let style = arguments[Common.json] ? PageStyle() : .atHand(isPlain: arguments[Common.plain])
        let workshop = try LearnersWorkshop.open()
        let source = try LabSource(
            arguments[files], in: Workspace(arguments[Common.folder]), rootName: arguments[root],
            isAsked: false, workshop: workshop, page: MarkPage(style: style, showsAll: true))
        let (answer, title) = try source.answer { $0[0] }
        let app = try Waiting.show("compiling …") { try source.build(answer) }
        let began = ContinuousClock.now
        let report = try explore(app, in: workshop, errors: source.errors, arguments)
        let saved = try arguments[save].map { try SavedStories(report, in: $0) }
        let page = ExplorationPage(
            report, title: title, took: .now - began, saved: saved, files: arguments[files], style: style)
        if arguments[Common.json] {
            try Output.say(ExplorationFacts(report))
        } else {
            Output.say(page.text)
        }
        return report.discoveries.isEmpty ? .passed : .notPassed
    }

    private static func explore(
        _ app: BuiltApp, in workshop: Workshop, errors: [String], _ arguments: Arguments
    ) throws -> ExplorationReport {
        let counter = Counter()
        defer { counter.end() }
        let exploration = Exploration(
            of: app, in: workshop, seed: RunSeed(arguments[Common.seed]), errors: errors,
            world: try arguments[world].map {
                try WrittenWorld($0, seed: RunSeed(arguments[Common.seed])).scenario
            },
            jobs: arguments[jobs])
        return try Interruption.heeded({}) { isInterrupted in
            try exploration.run(stories: arguments[runs]) { progress in
                counter.show(
                    "\(progress.stories) stories, \(progress.states) states, \(progress.discoveries) found")
                return !isInterrupted()
            }
        }
    }
}
