import Curriculum
import Foundation
import Session
import Terminal

/// Reads a line, asks the session what it means, has it done; until somebody leaves.
final class PromptLoop {
    private var session: Session
    private let performer: EffectPerformer
    private let style: TerminalStyle

    init(session: Session, performer: consuming EffectPerformer, style: TerminalStyle) {
        self.session = session
        self.performer = performer
        self.style = style
    }

    func run() {
        let reader = reader()
        guard perform(session.greeting(), reader) else { return }
        while let line = reader.readLine(prompt: StyledText(session.prompt.text, .bold)) {
            guard perform(session.handle(line), reader) else { return }
        }
        // Ctrl-D leaves the cursor behind the prompt.
        if isatty(STDIN_FILENO) == 1 { Output.say("") }
    }

    /// Does what the session asked for, and what it asks for then; false when it is time to go.
    private func perform(_ effects: [Effect], _ reader: any LineReader) -> Bool {
        var todo = effects[...]
        while let effect = todo.popFirst() {
            switch performer.perform(effect, asking: reader) {
            case .done: continue
            case .leave: return false
            case .opened(let id, let file, let isNew): todo += session.opened(id, file: file, isNew: isNew)
            case .edited(let id, let change): todo += session.edited(id, change)
            case .wasReset(let id, let copy): todo += session.wasReset(id, copy: copy)
            case .imported(let progress, let report): todo += session.imported(progress, report)
            case .measured(let reading): todo += session.measured(reading)
            case .verified(let summary): todo += session.verified(summary)
            }
        }
        return true
    }

    private func reader() -> any LineReader {
        let history = ProgressStore.dataFolder(environment: ProcessInfo.processInfo.environment)
            .appending(path: "history")
        let editor = EditLineReader(
            program: "course", style: style, history: HistoryFile(path: history.path),
            completions: { self.session.completions(for: $0) },
            complain: Output.complain)
        return editor ?? ScriptedLineReader.standardInput(echo: Output.show)
    }
}
