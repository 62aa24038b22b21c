import Curriculum
import Foundation
import Marking
import Session
import Terminal
import Workshop

/// Does what the session asks for: the thin layer that touches files, processes and the terminal.
struct EffectPerformer: ~Copyable {
    private let store: ProgressStore
    private let workspace: Workspace
    private let style: TerminalStyle
    private let curriculum: Curriculum

    /// What the session has to hear of.
    enum Outcome {
        case done
        case leave
        case measured(Reading)
        case opened(exerciseID: String, file: String, isNew: Bool)
        case verified(AttemptSummary)
    }

    init(store: consuming ProgressStore, workspace: Workspace, style: TerminalStyle, curriculum: Curriculum) {
        self.store = store
        self.workspace = workspace
        self.style = style
        self.curriculum = curriculum
    }

    func perform(_ effect: Effect) -> Outcome {
        do {
            return try attempt(effect)
        } catch {
            // Nothing that goes wrong outside ends the conversation.
            Output.complain("\(error)")
            return .done
        }
    }

    private func attempt(_ effect: Effect) throws -> Outcome {
        switch effect {
        case .print(let markdown), .page(let markdown):
            Output.say(MarkdownRenderer(style: style).render(markdown))
        case .readLesson(let id):
            guard let lesson = curriculum.lessons.first(where: { $0.id == id }) else { return .done }
            return .measured(try LessonReading(style: style).reading(of: lesson))
        case .openExercise(let id):
            guard let exercise = curriculum.exercise(id: id) else { return .done }
            let answer = try workspace.open(exercise)
            return .opened(exerciseID: id, file: answer.file.path, isNew: answer.isNew)
        case .verify(let id):
            guard let exercise = curriculum.exercise(id: id) else { return .done }
            return .verified(try verify(exercise))
        case .explain(let finding):
            let page = try ExplainCommand.markdown(for: finding, lessons: curriculum.lessons)
            Output.say(MarkdownRenderer(style: style).render(page))
        case .recordAttempt(let summary):
            try store.record(summary)
        case .markRead(let id):
            try store.markRead(lesson: id)
        case .quit:
            return .leave
        }
        return .done
    }

    private func verify(_ exercise: Exercise) throws -> AttemptSummary {
        let bytes = try AnswerFile.read(workspace.answerFile(for: exercise).path, for: exercise)
        let workshop = try LearnersWorkshop.open()
        let mark = try Waiting.show("compiling and running …") {
            try Marker(for: exercise, in: workshop).mark(bytes)
        }
        let page = MarkPage(style: style, showsAll: false, explainCommand: "explain")
        Output.say(page.text(mark, of: exercise, after: try store.history(of: exercise)))
        return AttemptSummary(mark, of: exercise)
    }
}
