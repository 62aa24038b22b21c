import Curriculum
import Foundation
import Marking
import Reporting
import Session
import Terminal
import Workshop

/// Does what the session asks for: the thin layer that touches files, processes and the terminal.
struct EffectPerformer: ~Copyable {
    private let store: ProgressStore
    private let workspace: Workspace
    private let style: TerminalStyle
    private let curriculum: Curriculum
    let runner = AnswerRunner()

    /// What the session has to hear of.
    enum Outcome {
        case done
        case leave
        case measured(Reading)
        case opened(exerciseID: String, file: String, isNew: Bool)
        case verified(AttemptSummary)
        case reviewed([AttemptSummary])
    }

    init(store: consuming ProgressStore, workspace: Workspace, style: TerminalStyle, curriculum: Curriculum) {
        self.store = store
        self.workspace = workspace
        self.style = style
        self.curriculum = curriculum
    }

    func perform(_ effect: Effect) -> Outcome {
        do {
            return try Conversation.cancelling { try attempt(effect, until: $0) }
        } catch MarkingFault.cancelled {
            Output.say("Stopped. Nothing came of that run.")
            return .done
        } catch {
            // Nothing that goes wrong outside ends the conversation.
            Output.complain("\(error)")
            return .done
        }
    }

    private func attempt(_ effect: Effect, until cancellation: Cancellation) throws -> Outcome {
        switch effect {
        case .print(let markdown), .page(let markdown):
            Output.say(MarkdownRenderer(style: style).render(markdown))
        case .readLesson(let id):
            guard let lesson = curriculum.lessons.first(where: { $0.id == id }) else { return .done }
            return .measured(try LessonReading(style: style, cancellation: cancellation).reading(of: lesson))
        case .openExercise(let id):
            let answer = try workspace.open(exercise(id))
            return .opened(exerciseID: id, file: answer.file.path, isNew: answer.isNew)
        case .verify(let id):
            let run = try run(exercise(id), until: cancellation)
            show(run)
            return .verified(AttemptSummary(run.mark, of: run.exercise))
        case .lab(let id):
            try LabCommand.play(exercise(id), file: file(for: exercise(id)).path, style: style)
        case .replay(let id):
            try ReplayCommand.play(lastRun(of: exercise(id), until: cancellation), workspace, style: style)
        case .timeline(let id):
            let run = try lastRun(of: exercise(id), until: cancellation)
            Output.say(TimelineCommand.page(of: run, style: ReportStyle(style)) ?? text(of: run))
        case .why(let id, let request):
            let run = try lastRun(of: exercise(id), until: cancellation)
            Output.say(WhyCommand.page(of: run, request: request, style: ReportStyle(style)) ?? text(of: run))
        case .review(let ids):
            let course = curriculum
            let exercises = ids.compactMap { course.exercise(id: $0) }
            return .reviewed(try review(exercises, until: cancellation))
        case .explain(let finding):
            let page = try ExplainCommand.markdown(for: finding, lessons: curriculum.lessons)
            Output.say(MarkdownRenderer(style: style).render(page))
        case .recordAttempt(let summary):
            try store.record(summary)
        case .recordHint(let id, let ladder, let step):
            try store.recordHint(step, in: ladder, of: id)
        case .markRead(let id):
            try store.markRead(lesson: id)
        case .quit:
            return .leave
        }
        return .done
    }

    /// The session speaks of the course's own exercises only.
    private func exercise(_ id: String) -> Exercise {
        guard let exercise = curriculum.exercise(id: id) else {
            preconditionFailure("the session named \(id), which is no exercise of its course")
        }
        return exercise
    }

    func file(for exercise: Exercise) -> URL { workspace.answerFile(for: exercise) }

    // MARK: Runs

    private func run(
        _ exercise: Exercise, seed: UInt64 = 1, until cancellation: Cancellation
    ) throws -> AnswerRun {
        let bytes = try AnswerFile.read(file(for: exercise).path, for: exercise)
        let runner = runner
        return try Waiting.show("compiling and running …") {
            try runner.run(bytes, for: exercise, seed: seed, until: cancellation)
        }
    }

    /// What a question is about: the last run, or one that is made for it.
    private func lastRun(of exercise: Exercise, until cancellation: Cancellation) throws -> AnswerRun {
        try runner.lastRun(of: exercise) ?? run(exercise, until: cancellation)
    }

    /// The report on a run, and beside it the ones before.
    func show(_ run: AnswerRun) {
        var history: AttemptHistory?
        do {
            history = try store.history(of: run.exercise)
        } catch {
            // Progress that cannot be read is no reason to keep back a verdict.
            Output.complain("\(error)")
        }
        Output.say(text(of: run, after: history))
        let attempt = AttemptSummary(run.mark, of: run.exercise)
        guard attempt.passed, attempt.par > 0 else { return }
        let last = history?.last.flatMap { $0.par > 0 ? $0 : nil }
        let earlier = last.map { [ParBars.Row("last time", $0.requests)] } ?? []
        let bars = ParBars(
            earlier + [.init("this time", attempt.requests), .init("par", attempt.par)],
            style: ReportStyle(style))
        Output.say((["", "Requests:"] + bars.lines + ["", ""]).joined(separator: "\n"))
    }

    private func text(of run: AnswerRun, after history: AttemptHistory? = nil) -> String {
        MarkPage(
            style: style, showsAll: false, explainCommand: "explain",
            allOption: "course verify \(run.exercise.number) --all", source: run.bytes
        ).text(run.mark, of: run.exercise, after: history)
    }

    /// Each under a seed of its own, a line for each as it comes.
    private func review(
        _ exercises: [Exercise], until cancellation: Cancellation
    ) throws -> [AttemptSummary] {
        var summaries: [AttemptSummary] = []
        for exercise in exercises {
            do {
                let run = try run(exercise, seed: UInt64.random(in: 2...99_999), until: cancellation)
                if exercises.count == 1 { show(run) }
                for line in ReviewLine(run).lines(ReportStyle(style)) { Output.say(line) }
                summaries.append(AttemptSummary(run.mark, of: exercise))
            } catch MarkingFault.cancelled {
                Output.say("Stopped.")
                break
            } catch {
                Output.complain("\(exercise.number) \(exercise.title): \(error)")
            }
        }
        return summaries
    }
}
