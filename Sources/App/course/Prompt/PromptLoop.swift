import CommandOutput
import Curriculum
import Essentials
import Grading
import Session
import Study
import Terminal
import Text

/// Reads lines until the learner leaves, passes each line to the session, and performs the effects.
///
/// While the prompt watches an answer, the loop reads single keys instead of lines.
final class PromptLoop {
    private var session: Session
    private var performer: EffectPerformer
    private let style: PageStyle
    private var watcher: Watcher?
    /// The line reader is made at first use, because a single command needs no reader.
    private lazy var reader = makeReader()

    init(session: Session, performer: consuming EffectPerformer, style: PageStyle) {
        self.session = session
        self.performer = performer
        self.style = style
    }

    /// - Parameters:
    ///   - first: a line that the prompt handles before the learner types anything.
    ///   - pages: reads the course after the first typed line, because the greeting does not need the course.
    func run(first: String? = nil, reading pages: () throws -> Curriculum) throws {
        try Suggestion.$place.withValue(.prompt) { try converse(first, pages) }
    }

    private func converse(_ first: String?, _ pages: () throws -> Curriculum) throws {
        Conversation.begin()
        guard perform(session.greeting(folder: performer.makeFolder())), var line = first ?? nextLine() else {
            return
        }
        turn(to: try pages())
        while handle(line) {
            while session.watched != nil {
                guard watch() else { return }
            }
            guard let next = nextLine() else { return }
            line = next
        }
    }

    private func nextLine() -> String? {
        reader.readLine(prompt: StyledText(session.prompt.text, .strong))
    }

    func turn(to curriculum: Curriculum) {
        session.turn(to: curriculum)
        performer.turn(to: curriculum)
    }

    /// Handles a typed line, or several pasted lines in order. Stops after a line that the session does not
    /// understand.
    private func handle(_ text: String) -> Bool {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        while let line = lines.popFirst() {
            let isUnderstood = session.understands(line)
            // A pager would read the rest of the pasted lines as keys.
            let goesOn = Pager.$inputWaits.withValue(!lines.isEmpty) { perform(session.handle(line)) }
            guard goesOn else { return false }
            guard !lines.isEmpty, !isUnderstood || session.watched != nil else { continue }
            let count =
                lines.count == 1 ? "the line" : "the \(lines.count) lines"
            return perform([.print("The course did not run \(count) after the failed line.")])
        }
        return true
    }

    func watch(_ exercise: Exercise) {
        takeUp(exercise)
        Conversation.begin()
        _ = perform(session.handle("watch"))
        while session.watched != nil, watch() {}
    }

    /// Resumes the exercise that was opened last, if its file still exists.
    func resume(_ exercise: Exercise) {
        let file = performer.file(for: exercise).path
        guard FileManager.default.fileExists(atPath: file) else { return }
        session.resume(exercise, file: HomePath.abbreviated(file))
    }

    private func takeUp(_ exercise: Exercise) {
        session.takeUp(exercise, file: performer.file(for: exercise).path)
    }

    // MARK: Watching

    /// Waits for the next event of the watched answer. Returns false when the learner leaves the prompt.
    private func watch() -> Bool {
        do {
            switch try watcherAtHand().next() {
            case .ran(let run, let wait):
                Output.say("")
                Suggestion.$place.withValue(Suggestion.place.watching) { performer.show(run) }
                return perform(session.verified(run.summary, after: wait))
            case .pressed(let key):
                Output.say("")
                let place = key == .explain ? Suggestion.place.watching : Suggestion.place
                return Suggestion.$place.withValue(place) { perform(session.pressed(key)) }
            case .stopped:
                return perform([.print("You stopped the run, so it has no result.")])
            case .failed(let error):
                Output.complain("\(error)")
                return true
            case .over(let reason):
                Output.complain(reason)
                return perform(session.stopWatching())
            }
        } catch {
            Output.complain("\(error)")
            return perform(session.stopWatching())
        }
    }

    private func watcherAtHand() throws -> Watcher {
        if let watcher, watcher.exercise.id == session.watched { return watcher }
        guard let exercise = session.watched.flatMap({ session.curriculum.exercise(id: $0) }) else {
            preconditionFailure("the watched exercise is not in the course")
        }
        watcher = nil  // Two watchers cannot use the terminal at once.
        let new = try Watcher(exercise, file: performer.file(for: exercise), runner: performer.runner)
        watcher = new
        return new
    }

    // MARK: Effects

    /// Performs the effects. An effect's result can add further effects. Returns false when the learner leaves the
    /// prompt.
    private func perform(_ effects: [PromptEffect]) -> Bool {
        var todo = effects[...]
        while let effect = todo.popFirst() {
            if case .verify = effect, session.watched != nil {
                todo += runWatched()
                continue
            }
            switch performer.perform(effect, asking: reader) {
            case .done: continue
            case .leave: return false
            case .opened(let id, let file, let isNew): todo += session.opened(id, file: file, isNew: isNew)
            case .edited(let id, let change): todo += session.edited(id, change)
            case .wasReset(let id, let copy): todo += session.wasReset(id, copy: copy)
            case .imported(let progress, let report): todo += session.imported(progress, report)
            case .measured(let reading): todo += session.measured(reading)
            case .verified(let summary): todo += session.verified(summary)
            case .noticed(let trace): todo += session.noticed(trace)
            case .reviewed(let summaries): todo += session.reviewed(summaries)
            }
        }
        if session.watched == nil { watcher = nil }
        return true
    }

    /// Runs the watched answer as after a save by the learner.
    private func runWatched() -> [PromptEffect] {
        do {
            try watcherAtHand().saved()
            return []
        } catch {
            Output.complain("\(error)")
            return session.stopWatching()
        }
    }

    private func makeReader() -> any LineReader {
        let history = ProgressStore.dataFolder(environment: ProcessInfo.processInfo.environment)
            .appending(path: "history")
        let editor = EditLineReader(
            program: "course", style: style, history: HistoryFile(path: history.path),
            completions: { self.session.completions(for: $0) },
            complain: Output.complain)
        return editor ?? ScriptedLineReader.standardInput(echo: Output.show)
    }
}

extension PromptLoop {
    /// Opens the prompt with the learner's progress and folder. The prompt reads the course's lessons and exercises
    /// only after the first typed line.
    static func open(
        _ contents: TableOfContents, in workspace: Workspace, isPlain: Bool
    ) throws -> PromptLoop {
        let environment = ProcessInfo.processInfo.environment
        let store = try ProgressStore.atHand(ProgressStore.defaultFile(environment: environment))
        if let recovery = store.recovery { Output.complain("\(recovery)") }
        // The prompt also works if progress cannot be stored.
        if let obstacle = store.obstacle { Output.complain("\(obstacle)") }
        let session = Session(
            contents: contents, progress: try store.progress(),
            findings: FindingCode.allCases.map(\.rawValue), shellCommands: PromptShell.commands)
        let style = PageStyle.atHand(isPlain: isPlain)
        let performer = EffectPerformer(store: store, workspace: workspace, style: style)
        return PromptLoop(session: session, performer: performer, style: style)
    }
}
