import CommandLine
import CommandOutput
import Curriculum
import LabSession
import Scenario
import Study
import Text
import Workshop

/// Opens the lab with one view on screen. The lab stays open until the person leaves.
///
///     try LabVisit.play(exercise, file: path, style: style)
package struct LabVisit {
    /// The words after `course lab`: files, an exercise or a lesson.
    let files: [String]
    let workspace: Workspace
    let rootName: String?
    let folder: FolderChoice
    let script: LabScript?
    let seed: RunSeed
    /// The SDK that the person asked for; nil for the SDK of the exercise or lesson.
    let sdk: Int?
    let isJSON: Bool
    let style: PageStyle

    package init(
        files: [String], workspace: Workspace, rootName: String?, folder: FolderChoice = .init(),
        script: LabScript?, seed: RunSeed, sdk: Int?, isJSON: Bool, style: PageStyle
    ) {
        self.folder = folder
        (self.files, self.workspace, self.rootName, self.script) = (files, workspace, rootName, script)
        (self.seed, self.sdk, self.isJSON) = (seed, sdk, isJSON)
        self.style = isJSON ? PageStyle() : style
    }

    package func play() throws -> ExitStatus { try play(nil, besides: script?.name) }

    /// - Parameters:
    ///   - given: the lines that Return runs; nil to use the story of the source.
    ///   - path: a file in the folder that contains the fixtures.
    func play(_ given: Story?, besides path: String?) throws -> ExitStatus {
        let page = VerifyPage(style: style, showsAll: true)
        let voice: any LabVoice = isJSON ? LabJSON() : LabText(style: page.style)
        voice.begin()
        let isAsked = !isJSON && script == nil && given == nil
        do {
            let workshop = try LearnersWorkshop.open(limits: .lab)
            let source = try LabSource(
                files, in: workspace, rootName: rootName, folder: folder,
                isAsked: isAsked, workshop: workshop, page: page)
            let stage = try Waiting.show("compiling …") {
                try LabStage(
                    source, besides: path, in: workshop, seed: seed,
                    sdk: sdk ?? source.settings.sdk.year
                ) { roots in
                    try Choice(
                        question: "The lab can show these views:",
                        items: roots.map { .init(name: $0.name, inWords: $0.inWords) }
                    ).pick(from: roots, isAsked: isAsked)
                }
            }
            return LabLoop(
                stage: stage, voice: voice, style: page.style, seed: seed, script: script,
                story: try given ?? (script == nil ? source.story(seed: seed) : nil)
            ).run(terminal: style)
        } catch LabFault.notBuilt(let words, let result) {
            voice.end(without: result)
            throw LabFault.notBuilt(words, result)
        } catch {
            voice.end(nil, outcome: "notStarted")
            throw error
        }
    }

    /// Performs the command `lab` of the prompt: opens an exercise's app with the learner's answer.
    package static func play(_ exercise: Exercise, file: String, style: PageStyle) throws {
        try play(style) { LabSource(exercise, path: file, workshop: $0, page: $1) }
    }

    /// Performs the command `lab 6` of the prompt: opens a lesson's program.
    package static func play(_ lesson: Lesson, style: PageStyle) throws {
        let play = try LessonPlay(lesson, named: nil, isAsked: true)
        try self.play(style) { LabSource(play, workshop: $0, page: $1) }
    }

    private static func play(_ style: PageStyle, _ source: (Workshop, VerifyPage) -> LabSource) throws {
        let page = VerifyPage(style: style, showsAll: true)
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

    /// Replays the scenario that an answer fails, line by line.
    /// - Returns: nil if the run has no scenario to replay; the method then prints the reason.
    package static func replay(
        _ run: AnswerRun, of scenario: String? = nil, file: String, style: PageStyle, isJSON: Bool = false
    ) throws -> ExitStatus? {
        let page = VerifyPage(style: style, showsAll: true, source: run.bytes)
        guard let replay = run.replay(of: scenario) else {
            Output.say(run.whyNoReplay ?? page.text(run.mark, of: run.exercise))
            return nil
        }
        let voice: any LabVoice = isJSON ? LabJSON() : LabText(style: page.style)
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
