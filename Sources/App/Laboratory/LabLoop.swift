import CommandLine
import CommandOutput
import Curriculum
import Essentials
import LabSession
import Referee
import Scenario
import Session
import Study
import Terminal
import Text

/// Reads lines until the person leaves, passes each line to the session, and performs the effects.
final class LabLoop {
    private let stage: LabStage
    private let voice: any LabVoice
    private let script: LabScript?
    private let story: Story?
    private var rehearsal: LabSession
    /// Watches the learner's files for saves; nil without a prompt or without files of the learner.
    private var watch: LabWatch?
    /// The number of lines that could not be parsed or run.
    private var faults = 0

    init(
        stage: LabStage, voice: any LabVoice, style: PageStyle, seed: RunSeed, script: LabScript?,
        story: Story? = nil
    ) {
        (self.stage, self.voice, self.script, self.story) = (stage, voice, script, story)
        rehearsal = LabSession(
            take: stage.take, style: style, seed: seed, story: story,
            elsewhere: Set(CommandWord.allCases.map(\.rawValue)))
    }

    func run(terminal style: PageStyle) -> ExitStatus {
        let reader = reader(style)
        let isAtTerminal = reader is EditLineReader
        if isAtTerminal { Conversation.begin() }
        if let story {
            voice.hint(
                "Replaying \(story.name). Return runs the next line, `rewind` takes a line back, and `quit` leaves the lab."
            )
        } else {
            voice.greet(stage.title, knobs: stage.take.knobs.map(\.name))
            if watch != nil {
                voice.hint(
                    "When you save a file, the lab compiles it and runs your lines again; `auto off` turns this off."
                )
            }
            // The app can end before its first line, for example if its library cannot be opened.
            if let outcome = stage.take.outcome { voice.complain(outcome.inWords) }
        }
        var number = 0
        let file = script?.name ?? (isAtTerminal ? nil : "standard input")
        while let text = reader.readLine(prompt: StyledText(rehearsal.prompt, .strong)) {
            if isAtTerminal { fit(style.fitted()) }
            guard handle(text, number: &number, file: file) else { break }
        }
        let take = rehearsal.take
        voice.end(take, outcome: take.outcome?.word ?? "completed")
        if take.outcome != nil { return .crashedOrOverLimit }
        if take.missedChecks > 0 { return .notPassed }
        return faults > 0 && file != nil ? .usage : .passed
    }

    /// Handles a typed line, or several pasted lines in order. Stops after a line that fails.
    private func handle(_ text: String, number: inout Int, file: String?) -> Bool {
        var lines =
            text.contains("'''")
            ? Scenario.lines(of: text).filter { !$0.isEmpty }[...]
            : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        let faults = faults
        while let line = lines.popFirst() {
            number += 1
            guard perform(rehearsal.handle(line, number: number, file: file)) else { return false }
            guard faults < self.faults, !lines.isEmpty else { continue }
            voice.hint(
                lines.count == 1
                    ? "The lab did not run the line after the failed line."
                    : "The lab did not run the \(lines.count) lines after the failed line."
            )
            break
        }
        return true
    }

    private func fit(_ style: PageStyle) {
        guard rehearsal.style.width != style.width else { return }
        rehearsal.style.width = style.width
        voice.fit(rehearsal.style)
    }

    private func perform(_ effects: [LabEffect]) -> Bool {
        var todo = effects[...]
        while let effect = todo.popFirst() {
            guard effect != .quit else { return false }
            todo = perform(effect)[...] + todo
        }
        return true
    }

    /// - Returns: further effects to perform after `effect`.
    private func perform(_ effect: LabEffect) -> [LabEffect] {
        switch effect {
        case .carryOut(let step):
            do throws(RefereeFault) {
                try stage.carryOut(step)
                return rehearsal.carriedOut(stage.take)
            } catch {
                guard case .scenario(let fault) = error else {
                    return rehearsal.failed("\(error)", stage.take)
                }
                return rehearsal.refused(fault, stage.take)
            }
        case .replay(let steps):
            return replayed { try stage.replay(steps) }
        case .rebuild(let steps):
            return replayed { try rebuild(steps) }
        case .explore(let steps, let length):
            return explore(steps, length)
        case .save(let path, let text, let mayReplace):
            return [LabSaving.save(text, to: path, mayReplace: mayReplace, seed: rehearsal.seed)]
        case .showHost:
            guard let host = stage.host else {
                return [.answer(["Your app has no host: the lab compiles only your files."])]
            }
            return [.answer(["\(host.name):"]), .drawing(host.lines)]
        case .watch(let isOn):
            watch?.isOn = isOn
            return [.answer([watching(isOn)])]
        case .draw(let path, let svg):
            return [LabSaving.draw(svg, to: path)]
        case .page(let path):
            return [LabPage(rehearsal.trace, of: stage).written(to: path)]
        case .tell(let start, let silence):
            voice.tell(rehearsal.take, from: start, silence: silence)
        case .answer(let lines):
            voice.answer(lines, at: rehearsal.take)
        case .drawing(let lines):
            voice.show(lines, at: rehearsal.take)
        case .hint(let sentence):
            voice.hint(sentence)
        case .complain(let sentence):
            faults += 1
            voice.complain(sentence)
        case .quit:
            break
        }
        return []
    }

    private func explore(_ steps: [Step], _ length: ExplorationLength) -> [LabEffect] {
        do {
            let exploration = try LabExploration(from: steps, length, on: stage, seed: rehearsal.seed)
            voice.show(exploration.lines(rehearsal.style), at: rehearsal.take)
            return rehearsal.explored(exploration.stories)
        } catch {
            return rehearsal.failedToExplore("\(error)")
        }
    }

    private func watching(_ isOn: Bool) -> String {
        guard watch != nil else {
            return "The lab notices saved files only at a terminal. `reload` compiles your files again."
        }
        return isOn
            ? "From now on, the lab compiles a file when you save it, and runs your lines again."
            : "From now on, the lab compiles your files only at `reload`."
    }

    private func rebuild(_ steps: [Step]) throws {
        try Waiting.show("compiling …") { try stage.rebuild(steps) }
    }

    private func replayed(_ work: () throws -> Void) -> [LabEffect] {
        do {
            try work()
        } catch RefereeFault.scenario(let fault) {
            return rehearsal.failedToReplay(fault)
        } catch {
            return rehearsal.failedToReplay("\(error)")
        }
        voice.replaced(by: stage.take)
        return rehearsal.replayed(stage.take)
    }

    private func reader(_ style: PageStyle) -> any LineReader {
        let isText = voice is LabText
        let echo: (String) -> Void = { if isText { Output.show($0) } }
        if let script { return ScriptedLineReader(script.lines, echo: echo) }
        guard isText else { return ScriptedLineReader.standardInput() }
        let history = ProgressStore.dataFolder(environment: ProcessInfo.processInfo.environment)
            .appending(path: "lab-history")
        let editor = EditLineReader(
            program: "course", style: style, history: HistoryFile(path: history.path),
            completions: { self.rehearsal.completions(for: $0) }, complain: Output.complain)
        if let editor, let watch = LabWatch(stage.learnersFiles) {
            self.watch = watch
            editor.beforeFirstKey = { watch.waitForKey() == .saved ? "reload" : nil }
        }
        return editor ?? ScriptedLineReader.standardInput(echo: echo)
    }
}
