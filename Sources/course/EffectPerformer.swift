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
        Output.say(page.text(mark, of: exercise))
        return AttemptSummary(mark, of: exercise)
    }
}

extension AttemptSummary {
    init(_ mark: Mark, of exercise: Exercise) {
        guard case .judged(let judgement) = mark else {
            self.init(
                exerciseID: exercise.id, passed: false, score: 0, requests: 0, redundant: 0,
                missingCancellations: 0,
                findings: [mark.code], contentVersion: exercise.contentVersion)
            return
        }
        let verdict = judgement.verdict
        self.init(
            exerciseID: exercise.id, passed: verdict.passed, score: verdict.score,
            requests: verdict.requestsMade,
            redundant: verdict.redundant, missingCancellations: verdict.uncancelled,
            findings: verdict.codes.map(\.rawValue), contentVersion: exercise.contentVersion)
    }
}

extension Mark {
    /// What progress remembers of an answer that did not run.
    fileprivate var code: String {
        switch self {
        case .refused: "refused"
        case .rejected: "does-not-compile"
        case .exceeded: "limit-exceeded"
        case .judged: "judged"
        }
    }
}
