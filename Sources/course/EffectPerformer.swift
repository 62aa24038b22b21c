import Curriculum
import struct Curriculum.Progress
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
        case edited(exerciseID: String, FileChange)
        case wasReset(exerciseID: String, copy: String?)
        case imported(Progress, report: String)
        case verified(AttemptSummary)
    }

    init(store: consuming ProgressStore, workspace: Workspace, style: TerminalStyle, curriculum: Curriculum) {
        self.store = store
        self.workspace = workspace
        self.style = style
        self.curriculum = curriculum
    }

    func perform(_ effect: Effect, asking reader: any LineReader) -> Outcome {
        do {
            return try attempt(effect, reader)
        } catch {
            // Nothing that goes wrong outside ends the conversation.
            Output.complain("\(error)")
            return .done
        }
    }

    private func attempt(_ effect: Effect, _ reader: any LineReader) throws -> Outcome {
        switch effect {
        case .print(let markdown):
            Output.say(MarkdownRenderer(style: style).render(markdown))
        case .page(let markdown):
            pager.show { MarkdownRenderer(style: $0).lines(of: markdown) }
        case .readLesson(let id):
            guard let lesson = curriculum.lessons.first(where: { $0.id == id }) else { return .done }
            return .measured(try LessonReading(style: style).reading(of: lesson))
        case .openExercise(let id):
            guard let exercise = curriculum.exercise(id: id) else { return .done }
            let answer = try workspace.open(exercise)
            EditorFiles(workspace: workspace).refresh(for: curriculum)
            return .opened(exerciseID: id, file: answer.file.path, isNew: answer.isNew)
        case .edit(let id, let program):
            guard let bench = workbench(id) else { return .done }
            return .edited(exerciseID: id, try bench.edit(with: program))
        case .show(let id):
            guard let listing = try workbench(id).map({ SourceListing(try $0.text()) }) else { return .done }
            pager.show { listing.lines(for: $0) }
        case .fix(let id, let line, let text):
            guard let bench = workbench(id) else { return .done }
            return .edited(exerciseID: id, try fix(line, to: text, on: bench, reader))
        case .reset(let id):
            guard let exercise = curriculum.exercise(id: id) else { return .done }
            return .wasReset(exerciseID: id, copy: try workspace.reset(exercise)?.path)
        case .compare(let id):
            guard let bench = workbench(id) else { return .done }
            let comparison = try Comparison(of: try bench.file.read(), in: bench.exercise)
            pager.show { comparison.lines(for: $0) }
        case .recordReveal(let id):
            try store.markRevealed(exercise: id)
        case .export(let file):
            try Portfolio(store: store, workspace: workspace).write(to: URL(filePath: file.expandingHome))
            Output.say(
                MarkdownRenderer(style: style).render("Your progress and your answers are in `\(file)`."))
        case .import(let file):
            let merge = try Portfolio(reading: URL(filePath: file.expandingHome)).merge(
                into: store, workspace)
            return .imported(try store.progress(), report: MergePage(merge).markdown)
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

    private var pager: Pager {
        Pager(style: style, environment: ProcessInfo.processInfo.environment)
    }

    private func workbench(_ id: String) -> Workbench? {
        curriculum.exercise(id: id).map { Workbench(workspace: workspace, exercise: $0) }
    }

    private func fix(
        _ line: Int, to text: String?, on bench: Workbench, _ reader: any LineReader
    ) throws -> FileChange {
        if let text { return try bench.fix(line: line, text: text) }
        return try bench.fix(line: line) { old in
            let answer = reader.readLine(prompt: StyledText("\(line) |", .dim), prefilled: old)
            return answer?.isEmpty == false ? answer : nil
        }
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

extension String {
    /// A shell would have done it.
    fileprivate var expandingHome: String { NSString(string: self).expandingTildeInPath }
}
