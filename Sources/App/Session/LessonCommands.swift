import Curriculum

extension Session {
    /// A lesson that is shown up to a question, where the session waits for a guess.
    struct OpenReading: Hashable, Sendable {
        let question: Reading.Question
        let rest: ArraySlice<Reading.Part>
        let lessonID: String
    }

    /// Call `measured` after performing `.readLesson`, which runs the lesson's programs.
    public mutating func measured(_ reading: Reading) -> [PromptEffect] {
        guard let lesson = curriculum.lesson(id: reading.lessonID) else { return [] }
        place = .lesson(lesson.entry)
        return show(reading.parts[...], of: reading.lessonID)
    }

    func read(_ word: String?) -> [PromptEffect] {
        guard let word else {
            guard let lesson = obviousLesson else { return [.print("The course has no lessons.")] }
            return [.readLesson(lessonID: lesson.id)]
        }
        return withLesson(word) { [.readLesson(lessonID: $0.id)] }
    }

    private func withLesson(_ word: String, _ body: (Lesson) -> [PromptEffect]) -> [PromptEffect] {
        switch curriculum.lesson(matching: word) {
        case .found(let lesson): body(lesson)
        case .ambiguous(let several): [.print(ChoicePage(word: word, lessons: several).markdown)]
        case .unknown(let near): [.print(UnknownPage(word: word, lessons: near).markdown)]
        }
    }

    /// Opens the named lesson or exercise in the lab. Without a name, opens the current exercise or the lesson that the
    /// learner just read.
    func lab(_ word: String?) -> [PromptEffect] {
        if let word {
            guard case .unknown(let lessons) = curriculum.lesson(matching: word) else {
                return withLesson(word) { [.labOfLesson(lessonID: $0.id)] }
            }
            switch curriculum.exercise(matching: word) {
            case .found(let exercise): return [.lab(exerciseID: exercise.id)]
            case .ambiguous(let several):
                return [.print(ChoicePage(word: word, exercises: several, command: .lab).markdown)]
            case .unknown(let exercises):
                return [.print(UnknownPage(word: word, lessons: lessons, exercises: exercises).markdown)]
            }
        }
        if current == nil, case .lesson(let lesson) = place { return [.labOfLesson(lessonID: lesson.id)] }
        return withCurrent { [.lab(exerciseID: $0.exercise.id)] }
    }

    /// Shows a lesson up to its next question, or to its end.
    /// - Parameter first: a text that the page shows above the lesson.
    private mutating func show(
        _ parts: ArraySlice<Reading.Part>, of lessonID: String, below first: String? = nil
    ) -> [PromptEffect] {
        var texts = [first].compactMap(\.self)
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
        if let lesson = curriculum.lesson(id: lessonID), !lesson.runs.isEmpty {
            texts.append("`lab \(lesson.part)` opens the programs of this lesson in the lab.")
        }
        return (texts.isEmpty ? [] : [.page(texts.joined(separator: "\n\n"))]) + [
            .markRead(lessonID: lessonID)
        ]
    }

    mutating func answer(_ open: OpenReading, with line: String) -> [PromptEffect] {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return goOn(open, guess: nil) }
        if let guess = open.question.meaning(of: words.joined(separator: " ")) {
            return goOn(open, guess: guess)
        }
        switch first.lowercased() {
        case "?": return [.print(GuessPage(question: open.question).markdown)]
        case "q": return leave(open)
        case "exit", "quit":
            reading = nil
            return [.quit]
        default: break
        }
        // An abbreviated command does not leave the lesson, because the abbreviation may be a typing error in the
        // guess.
        let isCommand = CommandWord(rawValue: first) != nil || first == "course" || has(first)
        guard isCommand else {
            return [.print(GuessPage(question: open.question, notUnderstood: line).markdown)]
        }
        return leave(open) + handle(line)
    }

    private mutating func goOn(_ open: OpenReading, guess: Reading.Guess?) -> [PromptEffect] {
        let page = AnswerPage(question: open.question, guess: guess)
        return show(open.rest, of: open.lessonID, below: page.markdown)
    }

    private mutating func leave(_ open: OpenReading) -> [PromptEffect] {
        reading = nil
        guard let lesson = curriculum.lesson(id: open.lessonID) else { return [] }
        return [.print("You left the lesson. `read \(lesson.part)` opens the lesson again.")]
    }
}
