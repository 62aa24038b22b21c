import CommandLine
import Curriculum
import Scenario
import Text

/// `course replay`: the scenario that an answer fails, in the lab, a line at a time.
enum ReplayCommand {
    static let definition = Command(
        "replay", summary: "play the scenario that your answer fails, a line at a time",
        operands: [Common.exercise, Common.file],
        options: [scenario, Common.folder, Common.seed, Common.plain, Common.json],
        discussion: """
            EXERCISE and FILE are as for `verify`. Return plays the next line, `rewind` takes one back, and every word of
            `course lab` works in between. Without --scenario, played is the first scenario that did not pass and is not
            hidden, or else the first of all. Without a terminal, an empty line of standard input plays one line.

            exit status: as for `course lab`
            """,
        run: run)

    private static let scenario = Option(
        "scenario", "NAME", .text, summary: "play this scenario")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.exercise(arguments[Common.exercise])
        let file = arguments.answer(to: exercise)
        let scenario = try arguments[scenario].map { try ScenarioName.shown($0, in: exercise) }
        let run = try AnswerRunner.ofThisProcess.runToAsk(
            file: file, for: exercise, seed: arguments[Common.seed])
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        guard run.replay(of: scenario) != nil || !arguments[Common.json] else {
            try Output.say(run.facts)
            return ExitStatus(for: run.mark)
        }
        let voice: (any LabVoice)? = arguments[Common.json] ? LabJSON() : nil
        return try play(run, of: scenario, file: file, style: style, voice: voice)
            ?? ExitStatus(for: run.mark)
    }

    static func play(_ run: AnswerRun, _ workspace: Workspace, style: PageStyle) throws {
        _ = try play(run, file: workspace.answerFile(for: run.exercise).path, style: style, voice: nil)
    }

    /// - Returns: nil where there was nothing to play, which has been said.
    private static func play(
        _ run: AnswerRun, of scenario: String? = nil, file: String, style: PageStyle, voice: (any LabVoice)?
    ) throws -> ExitStatus? {
        let page = MarkPage(style: style, showsAll: true, source: run.bytes)
        guard let replay = run.replay(of: scenario) else {
            Output.say(run.whyNoReplay ?? page.text(run.mark, of: run.exercise))
            return nil
        }
        let voice = voice ?? LabText(style: page.style)
        voice.begin()
        let workshop = try LearnersWorkshop.open(limits: .lab)
        let source = LabSource(run.exercise, path: file, workshop: workshop, page: page)
        let stage = try LabStage(
            source, playing: replay.app,
            from: [.init(name: run.exercise.answerFile, bytes: run.bytes, author: .learner)],
            named: replay.story.name, in: workshop, seed: RunSeed(run.seed))
        return LabLoop(
            stage: stage, voice: voice, style: page.style, seed: RunSeed(run.seed), script: nil,
            story: replay.story
        ).run(terminal: style)
    }
}
