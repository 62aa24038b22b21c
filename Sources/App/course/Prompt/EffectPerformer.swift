import CommandOutput
import Curriculum
import Essentials
import Laboratory
import Reporting
import Session
import Study
import Terminal
import Text
import Verification
import Workshop

import struct Curriculum.Progress

/// Performs the session's effects with files, processes and the terminal.
struct EffectPerformer: ~Copyable {
    private let store: ProgressStore
    private let workspace: Workspace
    private let look: PageStyle
    /// The course's pages; empty until `turn(to:)`, because the greeting does not need them.
    private var curriculum = Curriculum(lessons: [], exercises: [])
    let runner = AnswerRunner.ofThisProcess

    /// Fits the style to the window before each line, because the person may have resized the
    /// window.
    private var style: PageStyle { look.fitted() }

    /// The result of an effect, for the session.
    enum EffectResult {
        case done
        case leave
        case measured(Reading)
        case opened(exerciseID: String, file: String, isNew: Bool)
        case edited(exerciseID: String, FileChange)
        case wasReset(exerciseID: String, copy: String?)
        case imported(Progress, report: String)
        case verified(AttemptSummary)
        case reviewed([AttemptSummary])
        case noticed(Session.CommandTrace)
    }

    init(store: consuming ProgressStore, workspace: Workspace, style: PageStyle) {
        self.store = store
        self.workspace = workspace
        look = style
    }

    mutating func turn(to curriculum: Curriculum) { self.curriculum = curriculum }

    func perform(_ effect: PromptEffect, asking reader: any LineReader) -> EffectResult {
        do {
            return try Conversation.cancelling { try attempt(effect, reader, until: $0) }
        } catch VerificationFault.cancelled {
            Output.say("You stopped the run, so it has no result.")
            return .done
        } catch {
            // Errors of effects do not end the prompt.
            Output.complain("\(error)")
            return .done
        }
    }

    private func attempt(
        _ effect: PromptEffect, _ reader: any LineReader, until cancellation: Cancellation
    ) throws -> EffectResult {
        switch effect {
        case .print(let markdown):
            Output.say(MarkdownRenderer(style: style).render(markdown))
        case .page(let markdown):
            pager.show { MarkdownRenderer(style: $0).lines(of: markdown) }
        case .readLesson(let id):
            guard let lesson = curriculum.lesson(id: id) else { return .done }
            return .measured(try LessonReading(style: style, cancellation: cancellation).reading(of: lesson))
        case .openExercise(let id):
            let answer = try workspace.open(exercise(id))
            EditorFiles(workspace: workspace).refresh(for: curriculum)
            return .opened(exerciseID: id, file: answer.file.path, isNew: answer.isNew)
        case .edit(let id, let finding, let program):
            guard let bench = workbench(id) else { return .done }
            let line = try runner.lastRun(of: bench.exercise)?.line(ofFinding: finding)
            return .edited(exerciseID: id, try bench.edit(with: program, at: line))
        case .show(let id):
            guard let listing = try workbench(id).map({ SourceListing(try $0.text()) }) else { return .done }
            pager.show { listing.lines(for: $0) }
        case .fix(let id, let line, let edit):
            guard let bench = workbench(id) else { return .done }
            return try fix(line, edit, on: bench, reader)
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
            let place = HomePath.file(file)
            try Portfolio(store: store, workspace: workspace).write(to: place)
            Output.say(
                MarkdownRenderer(style: style).render(
                    "Your progress and answers are in `\(place.path)`."))
        case .import(let file):
            let merge = try Portfolio(reading: HomePath.file(file)).merge(
                into: store, workspace)
            return .imported(try store.progress(), report: MergePage(merge).markdown)
        case .verify(let id):
            let run = try run(exercise(id), until: cancellation)
            show(run)
            return .verified(run.summary)
        case .lab(let id):
            try LabVisit.play(exercise(id), file: file(for: exercise(id)).path, style: style)
        case .labOfLesson(let id):
            guard let lesson = curriculum.lesson(id: id) else { return .done }
            try LabVisit.play(lesson, style: style)
        case .replay(let id):
            let exercise = exercise(id)
            _ = try LabVisit.replay(
                lastRun(of: exercise, until: cancellation), file: file(for: exercise).path, style: style)
        case .timeline(let id):
            let run = try lastRun(of: exercise(id), until: cancellation)
            Output.say(TimelineCommand.page(of: run, style: style) ?? text(of: run))
        case .why(let id, let request):
            let run = try lastRun(of: exercise(id), until: cancellation)
            Output.say(RequestPage.text(of: run, request: request, style: style) ?? text(of: run))
        case .explore(let id):
            let explored = try SourceExploration(
                of: exercise(id), file: file(for: exercise(id)).path, style: style)
            let page = ExplorationPage(explored.run, name: explored.name, words: [], style: style)
            Output.say(page.text)
        case .review(let ids):
            let course = curriculum
            let exercises = ids.compactMap { course.exercise(id: $0) }
            let look = style
            let runs = try Review(runner: runner, workspace: workspace).run(exercises, until: cancellation) {
                if exercises.count == 1 { show($0) }
                for line in ReviewLine($0).lines(look) { Output.say(line) }
            }
            return .reviewed(runs.map(\.summary))
        case .command(let line, let id):
            return .noticed(try carryOut(line, about: id))
        case .recordOpen(let id):
            try LastExercise(environment: ProcessInfo.processInfo.environment).keep(id)
        case .explain(let finding, let lastFindings):
            let page = try ExplanationPage.markdown(
                for: finding, lessons: curriculum.lessons, lastFindings: lastFindings)
            pager.show { MarkdownRenderer(style: $0).lines(of: page) }
        case .doctor:
            Output.say(Checkup().page(style))
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

    private func carryOut(_ line: String, about id: String?) throws -> Session.CommandTrace {
        let last = LastExercise(environment: ProcessInfo.processInfo.environment)
        let (opened, attempts) = (last.id, try id.map { try store.attempts(of: $0).count })
        try PromptShell(workspace: workspace, style: style).run(line, about: id)
        // With `--json`, a program reads the output, so the prompt prints no text about the attempt.
        let isNew = try id.map { try store.attempts(of: $0).count } != attempts && !line.contains("--json")
        let run = isNew ? id.flatMap { curriculum.exercise(id: $0) }.flatMap(runner.lastRun) : nil
        let now = last.id == opened ? nil : last.id.flatMap { curriculum.exercise(id: $0) }
        return Session.CommandTrace(
            progress: try store.progress(), attempt: run?.summary,
            opened: now.map { ($0, file(for: $0).path) })
    }

    private var pager: Pager {
        Pager(style: style, environment: ProcessInfo.processInfo.environment)
    }

    private func workbench(_ id: String) -> Workbench? {
        curriculum.exercise(id: id).map { Workbench(workspace: workspace, exercise: $0) }
    }

    private func fix(
        _ line: Int, _ edit: LineEdit, on bench: Workbench, _ reader: any LineReader
    ) throws -> EffectResult {
        var isEmptied = false
        let change = try bench.fix(line: line, edit) { old in
            let answer = reader.readLine(prompt: StyledText("\(line) |", .quiet), prefilled: old)
            isEmptied = answer?.isEmpty == true && !old.isEmpty
            return isEmptied ? nil : answer
        }
        guard isEmptied else { return .edited(exerciseID: bench.exercise.id, change) }
        // An empty line may come from Ctrl-C, so `fix` changes nothing.
        let page =
            "The course changed nothing. `fix \(line) --delete` removes the line, and `fix \(line) --blank` empties it."
        Output.say(MarkdownRenderer(style: style).render(page))
        return .done
    }

    /// An unknown exercise id traps, because the session names only exercises of its course.
    private func exercise(_ id: String) -> Exercise {
        guard let exercise = curriculum.exercise(id: id) else {
            preconditionFailure("the session asked for \(id), which is no exercise of its course")
        }
        return exercise
    }

    /// Creates the learner's folder.
    /// - Returns: the folder's path, written with `~`; nil if creating the folder fails.
    func makeFolder() -> String? {
        do {
            try workspace.make()
        } catch {
            Output.complain("\(error)")
            return nil
        }
        return HomePath.abbreviated(workspace.folder.path)
    }

    func file(for exercise: Exercise) -> URL { workspace.answerFile(for: exercise) }

    // MARK: Runs

    private func run(_ exercise: Exercise, until cancellation: Cancellation) throws -> AnswerRun {
        try runner.run(file: file(for: exercise).path, for: exercise, until: cancellation)
    }

    /// Returns the last run if that run can answer the question, and a new run if not.
    private func lastRun(of exercise: Exercise, until cancellation: Cancellation) throws -> AnswerRun {
        try runner.lastRun(of: exercise) ?? run(exercise, until: cancellation)
    }

    /// Prints the report on a run, compared with earlier attempts.
    func show(_ run: AnswerRun) {
        var history: AttemptHistory?
        do {
            history = try store.history(of: run.exercise)
        } catch {
            // Shows the verdict even if progress cannot be read.
            Output.complain("\(error)")
        }
        Output.say(text(of: run, after: history))
        PageOffer.show(after: run, style: style)
        let attempt = run.summary
        guard attempt.passed, attempt.par > 0 else { return }
        let last = history?.last.flatMap { $0.par > 0 ? $0 : nil }
        let earlier = last.map { [ParBars.Row("last time", $0.requests)] } ?? []
        let bars = ParBars(
            earlier + [.init("this time", attempt.requests), .init("par", attempt.par)],
            style: style)
        Output.say((["", "Requests:"] + bars.lines + ["", ""]).joined(separator: "\n"))
    }

    private func text(of run: AnswerRun, after history: AttemptHistory? = nil) -> String {
        VerifyPage(
            style: style, showsAll: false, source: run.bytes
        ).text(run.mark, of: run.exercise, after: history)
    }
}
