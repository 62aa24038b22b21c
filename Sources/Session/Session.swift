// Session: the prompt as a pure function from (state, command) to (state, effects).
//
// Start here. `Session.handle` takes a line and returns what has to be done; whoever performs the
// effects reports back through `opened`, `measured` and `verified`. `Command` reads a line, `NextStep` knows what
// Return does, and `Pages` words what is shown. Nothing here touches a terminal, a
// file, a process or a clock, so a test is a list of lines and what came of them.

import Curriculum

/// A learner's conversation with the course.
///
///     var session = Session(curriculum: curriculum, progress: progress)
///     perform(session.greeting())
///     while let line = reader.readLine(prompt: StyledText(session.prompt.text)) {
///         perform(session.handle(line))
///     }
public struct Session: Sendable {
    public let curriculum: Curriculum
    public private(set) var progress: Progress
    /// The exercise at hand.
    private(set) var current: OpenExercise?
    /// The last place on the course's path that the learner went to; Return goes on from it.
    private(set) var place: Place?
    /// A lesson that waits for what its reader expects.
    private var reading: OpenReading?
    /// A question that waits for a yes.
    private var confirmation: Confirmation?

    /// What is left of a lesson, behind a question that was asked.
    private struct OpenReading: Hashable, Sendable {
        let question: Reading.Question
        let rest: ArraySlice<Reading.Part>
        let lessonID: String
    }

    /// An exercise whose file is in the learner's workspace.
    struct OpenExercise: Hashable, Sendable {
        let exercise: Exercise
        let file: String
        /// How far each ladder of hints was climbed.
        var hintsShown: [HintLadder: Int] = [:]
        /// It passed since it was opened, so Return moves on.
        var isDone = false
    }

    public init(curriculum: Curriculum, progress: Progress = Progress()) {
        self.curriculum = curriculum
        self.progress = progress
    }

    /// What the prompt says, and what Return would do.
    public var prompt: Prompt {
        if reading != nil { return Prompt(place: "your guess", next: "show it") }
        if confirmation != nil { return Prompt(place: "yes or no", next: "no") }
        return Prompt(place: current.map { "\($0.exercise.number)" } ?? "course", next: next.command)
    }

    public func greeting() -> [Effect] { [.print(GreetingPage(session: self).markdown)] }

    /// - Returns: what has to be done now, in this order.
    public mutating func handle(_ line: String) -> [Effect] {
        if let reading { return answer(reading, with: line.split(whereSeparator: \.isWhitespace)) }
        if let confirmation {
            self.confirmation = nil
            return Confirmation.isYes(line) ? confirmation.effects : [.print(confirmation.refusal)]
        }
        do throws(CommandError) {
            return perform(try Command(line))
        } catch {
            return [.print(error.markdown(for: curriculum))]
        }
    }

    /// The exercise's file is in the workspace: `.openExercise` was carried out.
    public mutating func opened(_ exerciseID: String, file: String, isNew: Bool) -> [Effect] {
        guard let exercise = curriculum.exercise(id: exerciseID) else { return [] }
        let earlier = current.flatMap { $0.exercise.id == exerciseID ? $0.hintsShown : nil }
        current = OpenExercise(exercise: exercise, file: file, hintsShown: earlier ?? [:])
        place = .exercise(exercise)
        return [.page(TaskPage(exercise: exercise, file: file, isNew: isNew).markdown)]
    }

    /// The file changed, so there is something to verify again.
    mutating func reopen(_ exerciseID: String) {
        if current?.exercise.id == exerciseID { current?.isDone = false }
    }

    /// More is known of the learner than before: `.import` was carried out.
    public mutating func imported(_ progress: Progress, _ report: String) -> [Effect] {
        self.progress = progress
        return [.print(report)]
    }

    /// A lesson's runs were played, and it can be read: `.readLesson` was carried out.
    public mutating func measured(_ reading: Reading) -> [Effect] {
        guard let lesson = curriculum.lessons.first(where: { $0.id == reading.lessonID }) else { return [] }
        place = .lesson(lesson)
        return show(reading.parts[...], of: reading.lessonID)
    }

    /// The run came to an end, and its report has been shown.
    public mutating func verified(_ summary: AttemptSummary) -> [Effect] {
        let before = progress.standings[summary.exerciseID]
        progress.add(summary)
        if current?.exercise.id == summary.exerciseID { current?.isDone = summary.passed }
        let page = VerdictPage(summary: summary, before: before, next: next)
        return [.recordAttempt(summary), .print(page.markdown)]
    }

    // MARK: Commands

    private mutating func perform(_ command: Command) -> [Effect] {
        switch command {
        case .next: perform(next.asCommand)
        case .lessons: [.print(LessonsPage(session: self).markdown)]
        case .read(let word): read(word)
        case .exercises(let words): [.print(ExercisesPage(session: self, subject: words).markdown)]
        case .open(let word): open(word)
        case .task: withCurrent { [.page(TaskPage(exercise: $0.exercise, file: $0.file).markdown)] }
        case .edit(let program): withFile { .edit(exerciseID: $0, program: program) }
        case .show: withFile { .show(exerciseID: $0) }
        case .fix(let line, let text): withFile { .fix(exerciseID: $0, line: line, text: text) }
        case .hint: hint()
        case .verify: withCurrent { [.verify(exerciseID: $0.exercise.id)] }
        case .explain(let word): [.explain(finding: word)]
        case .compare: ask(reveal()) ?? withFile { .compare(exerciseID: $0) }
        case .reset: ask(reset()) ?? withCurrent { _ in [] }
        case .export(let file): [.export(file: file)]
        case .import(let file): [.import(file: file)]
        case .progress: [.print(ProgressPage(session: self).markdown)]
        case .help(let word): [.print(HelpPage(word: word, next: next).markdown)]
        case .quit: [.quit]
        }
    }

    private func read(_ word: String?) -> [Effect] {
        guard let word else {
            guard let lesson = obviousLesson else { return [.print("The course has no lessons.")] }
            return [.readLesson(lessonID: lesson.id)]
        }
        switch curriculum.lesson(matching: word) {
        case .found(let lesson): return [.readLesson(lessonID: lesson.id)]
        case .ambiguous(let several): return [.print(ChoicePage(word: word, lessons: several).markdown)]
        case .unknown(let near): return [.print(UnknownPage(word: word, lessons: near).markdown)]
        }
    }

    /// Shows a lesson up to its next question, or to its end.
    private mutating func show(_ parts: ArraySlice<Reading.Part>, of lessonID: String) -> [Effect] {
        var texts: [String] = []
        var rest = parts
        while let part = rest.popFirst() {
            switch part {
            case .text(let markdown): texts.append(markdown)
            case .question(let question):
                reading = OpenReading(question: question, rest: rest, lessonID: lessonID)
                return [.page((texts + [question.markdown]).joined(separator: "\n\n"))]
            }
        }
        reading = nil
        progress.markRead(lesson: lessonID)
        return (texts.isEmpty ? [] : [.page(texts.joined(separator: "\n\n"))]) + [
            .markRead(lessonID: lessonID)
        ]
    }

    private mutating func answer(_ open: OpenReading, with words: [Substring]) -> [Effect] {
        let guess = words.joined(separator: " ")
        if guess == "quit" || guess == "exit" { return [.quit] }
        let page = AnswerPage(question: open.question, guess: guess)
        return [.print(page.markdown)] + show(open.rest, of: open.lessonID)
    }

    private func open(_ word: String?) -> [Effect] {
        guard let word else {
            guard let exercise = obviousExercise else { return [.print("The course has no exercises.")] }
            return [.openExercise(exerciseID: exercise.id)]
        }
        switch curriculum.exercise(matching: word) {
        case .found(let exercise): return [.openExercise(exerciseID: exercise.id)]
        case .ambiguous(let several): return [.print(ChoicePage(word: word, exercises: several).markdown)]
        case .unknown(let near): return [.print(UnknownPage(word: word, exercises: near).markdown)]
        }
    }

    private mutating func hint() -> [Effect] {
        guard var open = current else { return withCurrent { _ in [] } }
        let findings = progress.standings[open.exercise.id]?.lastFindings ?? []
        let ladder = open.exercise.ladder(for: findings)
        let page = HintPage(
            ladder: ladder, shown: ladder.flatMap { open.hintsShown[$0] } ?? 0,
            isForLastRun: ladder.map { $0.codes.contains(where: findings.contains) } ?? false)
        if let ladder { open.hintsShown[ladder] = min(page.shown + 1, ladder.steps.count) }
        current = open
        return [.print(page.markdown)]
    }

    private mutating func ask(_ confirmation: Confirmation?) -> [Effect]? {
        self.confirmation = confirmation
        return confirmation.map { [.print($0.question)] }
    }

    func withCurrent(_ body: (OpenExercise) -> [Effect]) -> [Effect] {
        guard let current else {
            let example = obviousExercise.map { "`open \($0.number)`" } ?? "`open`"
            return [
                .print("No exercise is open. Type \(example) to open one, or `exercises` to see them all.")
            ]
        }
        return body(current)
    }
}
