import CommandLine
import Curriculum
import Foundation
import Rehearsal
import Scenario
import Text
import Workshop

/// `course lab`: a view on screen, and a prompt to play with it.
enum LabCommand {
    static let definition = Command(
        "lab", summary: "play with a view, line by line, and watch what it does",
        operands: [files],
        options: [script, Common.folder, Common.seed, sdk, root, Common.json, Common.plain],
        discussion: """
            FILEs are compiled together. On screen comes the view named Host, else the @main app, else the first #Preview, else
            the only view that needs no arguments; --root names another. `set` sets the host's @Knob properties. An exercise's
            id or number (6.2) instead of a FILE opens that exercise around your answer. A lesson's id or number (6) opens
            what the lesson plays; Return plays its lines, and --root says which where it plays several.

            Without a terminal, lines are read from standard input. `help` at the prompt lists the language; docs/facts.md
            describes --json.

            exit status: 0, 1 when a `see` or `expect` does not hold, 2 usage, 3 does not compile, 4 crashed or over a
            limit, 5 the machine lacks something
            """,
        run: run)

    private static let files = Operand(repeating: "FILE", .file)
    private static let script = Option("script", "FILE", .file, summary: "carry out the lines of this file")
    private static let sdk = Option(
        "sdk", "26|27", .one(of: [26, 27]),
        summary: "behave as Apple's SDK of that year (default: the exercise's or lesson's, or 27)")
    private static let root = Option("root", "NAME", .text, summary: "show the view of this name")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let seed = RunSeed(arguments[Common.seed])
        let script = try arguments[script].map(LabScript.init)
        let isJSON = arguments[Common.json]
        let style =
            isJSON ? PageStyle() : .atHand(isPlain: arguments[Common.plain])
        let page = MarkPage(style: style, showsAll: true)
        let voice: any LabVoice = isJSON ? LabJSON() : LabText(style: page.style)
        voice.begin()
        let isAsked = !isJSON && script == nil
        do {
            let workshop = try LearnersWorkshop.open(limits: .lab)
            let source = try LabSource(
                arguments[files], in: Workspace(arguments[Common.folder]), rootName: arguments[root],
                isAsked: isAsked, workshop: workshop, page: page)
            let stage = try Waiting.show("compiling …") {
                try LabStage(
                    source, besides: script?.name, in: workshop, seed: seed,
                    sdk: arguments[sdk] ?? source.settings.sdk.year
                ) { roots in
                    try Choice(
                        question: "Several views could be shown:",
                        items: roots.map { .init(name: $0.name, inWords: $0.inWords) }
                    ).pick(from: roots, isAsked: isAsked)
                }
            }
            return LabLoop(
                stage: stage, voice: voice, style: page.style, seed: seed, script: script,
                story: script == nil ? try source.story(seed: seed) : nil
            ).run(terminal: style)
        } catch LabFault.notBuilt(let words, let result) {
            voice.end(without: result)
            throw LabFault.notBuilt(words, result)
        } catch {
            voice.end(nil, outcome: "notStarted")
            throw error
        }
    }

    /// An exercise around the learner's answer, until they leave: the prompt's `lab`.
    static func play(_ exercise: Exercise, file: String, style: PageStyle) throws {
        try play(style) { LabSource(exercise, path: file, workshop: $0, page: $1) }
    }

    /// What a lesson plays, until they leave: the prompt's `lab 6`.
    static func play(_ lesson: Lesson, style: PageStyle) throws {
        let play = try LessonPlay(lesson, named: nil, isAsked: true)
        try self.play(style) { LabSource(play, workshop: $0, page: $1) }
    }

    private static func play(_ style: PageStyle, _ source: (Workshop, MarkPage) -> LabSource) throws {
        let page = MarkPage(style: style, showsAll: true)
        let workshop = try LearnersWorkshop.open(limits: .lab)
        let source = source(workshop, page)
        let stage = try Waiting.show("compiling …") {
            try LabStage(source, in: workshop, seed: 1, sdk: source.settings.sdk.year) { $0[0] }
        }
        _ = LabLoop(
            stage: stage, voice: LabText(style: page.style), style: page.style, seed: 1,
            script: nil, story: try source.story(seed: 1)
        ).run(terminal: style)
    }
}
