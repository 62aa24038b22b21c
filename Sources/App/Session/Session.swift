// Session: the prompt as a pure function. A state and a command give a new state and effects.
//
// Start at `Session.handle`, which takes a line and returns effects. The caller performs the effects and reports each
// result through a method such as `opened` or `verified`. `PromptCommand` parses a line, `NextStep` chooses the command
// that Return runs, and `Pages` has the texts. The module Session uses no terminal, file, process or clock, so tests
// only pass in lines and compare effects.

import Curriculum

/// The state of the prompt: the course, the learner's progress, and the open exercise or question.
///
///     var session = Session(curriculum: curriculum, progress: progress)
///     perform(session.greeting(folder: folder))
///     while let line = reader.readLine(prompt: StyledText(session.prompt.text)) {
///         perform(session.handle(line))
///     }
public struct Session: Sendable {
    /// The titles and numbers of lessons and exercises, for the greeting, the prompt and the next step.
    let contents: TableOfContents
    /// The course's lessons and exercises; empty before `turn(to:)` if the session began with only a table of contents.
    public private(set) var curriculum: Curriculum
    /// The names of all findings, for completion with the Tab key.
    let findings: [String]
    let shellCommands: [ShellCommand]
    /// The text that pages print before every command: nothing at the prompt, the program's name in a shell.
    let commandPrefix: String
    public internal(set) var progress: Progress
    var current: OpenExercise?
    /// The lesson or exercise that the learner visited last, where Return continues.
    var place: Place?
    /// The exercise whose answer runs at each save. While an answer is watched, the learner presses keys instead of typing
    /// lines.
    public internal(set) var watched: String?
    /// The lesson that waits for the reader's guess, if any.
    var reading: OpenReading?
    /// The question that the learner must answer with yes, if any.
    private var confirmation: Confirmation?

    /// The open exercise, whose file is in the learner's workspace.
    struct OpenExercise: Hashable, Sendable {
        let exercise: Exercise
        let file: String
        /// True if the exercise has passed since the learner opened it. After the exercise has passed, the Return key
        /// goes to the next lesson or exercise.
        var isDone = false
    }

    public init(
        curriculum: Curriculum, progress: Progress = Progress(), findings: [String] = [],
        shellCommands: [ShellCommand] = [], commandPrefix: String = ""
    ) {
        self.init(
            contents: curriculum.contents, progress: progress, findings: findings,
            shellCommands: shellCommands, commandPrefix: commandPrefix)
        self.curriculum = curriculum
    }

    /// A session that has no pages yet, but can greet the learner and show its prompt. Call `turn(to:)` with the
    /// course's pages before handling the first line.
    public init(
        contents: TableOfContents, progress: Progress = Progress(), findings: [String] = [],
        shellCommands: [ShellCommand] = [], commandPrefix: String = ""
    ) {
        self.contents = contents
        curriculum = Curriculum(lessons: [], exercises: [])
        self.findings = findings
        self.shellCommands = shellCommands
        self.commandPrefix = commandPrefix
        self.progress = progress
    }

    public mutating func turn(to curriculum: Curriculum) { self.curriculum = curriculum }

    /// A suggested command as code in Markdown, with `commandPrefix`.
    func typed(_ words: String) -> String { "`\(commandPrefix)\(words)`" }

    /// The prompt shows the learner's place and the command that Return runs.
    public var prompt: Prompt {
        if reading != nil { return Prompt(place: "your guess", next: "show it") }
        if confirmation != nil { return Prompt(place: "yes or no", next: "no") }
        return Prompt(place: current.map { "\($0.exercise.number)" } ?? "course", next: next.command)
    }

    /// - Parameter folder: the path of the answers' folder for display; nil without a folder.
    public func greeting(folder: String?) -> [PromptEffect] {
        [.print(GreetingPage(session: self, folder: folder).markdown)]
    }

    /// True if the line is a command or answers the session's question.
    public func understands(_ line: String) -> Bool {
        if reading != nil || confirmation != nil { return true }
        do throws(CommandError) {
            _ = try command(line)
            return true
        } catch {
            return false
        }
    }

    /// Handles a line that the learner typed.
    public mutating func handle(_ line: String) -> [PromptEffect] {
        if let reading { return answer(reading, with: line) }
        if let confirmation {
            self.confirmation = nil
            return Confirmation.isYes(line) ? confirmation.effects : [.print(confirmation.refusal)]
        }
        do throws(CommandError) {
            return perform(try command(line))
        } catch {
            return [.print(error.markdown(for: curriculum))]
        }
    }

    /// Tells the session that the caller performed `.openExercise`: the exercise's file is in the workspace.
    public mutating func opened(_ exerciseID: String, file: String, isNew: Bool) -> [PromptEffect] {
        guard let exercise = curriculum.exercise(id: exerciseID) else { return [] }
        current = OpenExercise(exercise: exercise, file: file)
        if watched != nil { watched = exerciseID }
        place = .exercise(exercise.entry)
        let task = TaskPage(exercise: exercise, file: file, isNew: isNew).markdown
        return [.recordOpen(exerciseID: exerciseID), .page(task)]
            + (watched == nil ? [] : [.print(WatchKey.overview)])
    }

    /// After a change of the file, Return runs `verify` again.
    mutating func reopen(_ exerciseID: String) {
        if current?.exercise.id == exerciseID { current?.isDone = false }
    }

    /// Call `imported` after performing `.import`.
    public mutating func imported(_ progress: Progress, _ report: String) -> [PromptEffect] {
        self.progress = progress
        return [.print(report)]
    }

    /// Call `verified` after performing `.verify` and showing the report.
    /// - Parameter wait: the time from the learner's save to the verdict, if known.
    public mutating func verified(_ summary: AttemptSummary, after wait: Duration? = nil) -> [PromptEffect] {
        let before = progress.standings[summary.exerciseID]
        progress.add(summary)
        if current?.exercise.id == summary.exerciseID { current?.isDone = summary.passed }
        var page = page(on: summary, after: before)
        page.wait = wait
        return [.recordAttempt(summary), .print(page.markdown)]
    }

    /// The run must already be part of `progress`.
    func page(on summary: AttemptSummary, after before: Progress.Standing?) -> VerdictPage {
        var page = VerdictPage(summary: summary, before: before, next: next)
        if let exercise = curriculum.exercise(id: summary.exerciseID) {
            page.learned = exercise.learned ?? curriculum.lesson(part: exercise.number.part)?.toKeep
        }
        if next == .admire { page.finish = FinishPage(session: self).markdown }
        page.isWatched = watched != nil
        page.isExplorable = curriculum.exercise(id: summary.exerciseID)?.kind.answer == .app
        return page
    }

    /// Opens the exercise that the command line named, without showing its task.
    public mutating func takeUp(_ exercise: Exercise, file: String) {
        current = OpenExercise(exercise: exercise, file: file)
        place = .exercise(exercise.entry)
    }

    /// Opens the exercise of the previous session again.
    public mutating func resume(_ exercise: Exercise, file: String) {
        takeUp(exercise, file: file)
        current?.isDone = progress.hasPassed(exercise.id)
    }

    // MARK: Commands

    mutating func perform(_ command: PromptCommand) -> [PromptEffect] {
        switch command {
        case .next: perform(next.asCommand)
        case .lessons: [.print(LessonsPage(session: self).markdown)]
        case .read(let word): read(word)
        case .exercises(let words): [.print(ExercisesPage(session: self, subject: words).markdown)]
        case .open(let word): open(word)
        case .task: withCurrent { [.page(TaskPage(exercise: $0.exercise, file: $0.file).markdown)] }
        case .edit(let finding, let program):
            withFile { .edit(exerciseID: $0, finding: finding, program: program) }
        case .show: withFile { .show(exerciseID: $0) }
        case .fix(let line, let edit): withFile { .fix(exerciseID: $0, line: line, edit) }
        case .hint: hint()
        case .verify: withCurrent { [.verify(exerciseID: $0.exercise.id)] }
        case .watch: watch()
        case .lab(let word): lab(word)
        case .replay: withCurrent { [.replay(exerciseID: $0.exercise.id)] }
        case .timeline: withCurrent { [.timeline(exerciseID: $0.exercise.id)] }
        case .why(let number): withCurrent { [.why(exerciseID: $0.exercise.id, request: number)] }
        case .explore: withCurrent { [.explore(exerciseID: $0.exercise.id)] }
        case .review(let word): review(word)
        case .explain(let word): [.explain(finding: word, lastFindings: lastFindings)]
        case .shell(let line): [.command(line: line, exerciseID: current?.exercise.id)]
        case .compare: ask(reveal()) ?? withFile { .compare(exerciseID: $0) }
        case .reset: ask(reset()) ?? withCurrent { _ in [] }
        case .export(let file): [.export(file: file)]
        case .import(let file): [.import(file: file)]
        case .doctor: [.doctor]
        case .progress: [.print(ProgressPage(session: self).markdown)]
        case .help(let word): [.print(HelpPage(word: word, next: next).markdown)]
        case .quit: [.quit]
        }
    }

    private func open(_ word: String?) -> [PromptEffect] {
        guard let word else {
            guard let exercise = obviousExercise else { return [.print("The course has no exercises.")] }
            return [.openExercise(exerciseID: exercise.id)]
        }
        if case .unknown(let near) = curriculum.exercise(matching: word), near.isEmpty,
            !curriculum.exercises(about: word).isEmpty
        {
            return [
                .print(
                    "No exercise is called \(word.quoted). \(typed("exercises \(word)")) lists the exercises with this word."
                )
            ]
        }
        return withExercise(word, for: .open) { [.openExercise(exerciseID: $0.id)] }
    }

    func withExercise(
        _ word: String, for command: CommandWord, _ body: (Exercise) -> [PromptEffect]
    ) -> [PromptEffect] {
        switch curriculum.exercise(matching: word) {
        case .found(let exercise): body(exercise)
        case .ambiguous(let several):
            [.print(ChoicePage(word: word, exercises: several, command: command).markdown)]
        case .unknown(let near): [.print(UnknownPage(word: word, exercises: near).markdown)]
        }
    }

    private mutating func ask(_ confirmation: Confirmation?) -> [PromptEffect]? {
        self.confirmation = confirmation
        return confirmation.map { [.print($0.question)] }
    }

    func withCurrent(_ body: (OpenExercise) -> [PromptEffect]) -> [PromptEffect] {
        guard let current else {
            let example = obviousExercise.map { "`open \($0.number)`" } ?? "`open`"
            return [
                .print(
                    "No exercise is open. Type \(example) to open an exercise, or `exercises` to list them.")
            ]
        }
        return body(current)
    }
}
