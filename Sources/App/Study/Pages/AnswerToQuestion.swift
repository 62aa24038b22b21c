import Curriculum

/// The page of `course ask`: the answer to a question, or the nearest questions.
package struct AnswerToQuestion {
    let asked: String
    let hits: QuestionIndex.Hits
    let curriculum: Curriculum

    package init(asked: String, hits: QuestionIndex.Hits, curriculum: Curriculum) {
        (self.asked, self.hits, self.curriculum) = (asked, hits, curriculum)
    }

    package var markdown: String {
        guard let first = hits.questions.first else {
            return "The course has no question about that. `\(Suggestion.ask("").text)` lists all questions."
        }
        guard hits.isAnswered else {
            return "No question of the course has all these words. The most similar questions:\n\n"
                + Self.list(hits.questions)
        }
        let others = Array(hits.questions.dropFirst().prefix(3))
        let more = others.isEmpty ? [] : ["Similar questions:", Self.list(others)]
        return ([page(of: first)] + more).joined(separator: "\n\n")
    }

    package static func list(_ questions: [Question]) -> String {
        questions.isEmpty
            ? "The course has no questions."
            : questions.map { "- \($0.question) `\(Suggestion.ask($0.id).text)`" }.joined(separator: "\n")
    }

    private func page(of question: Question) -> String {
        var parts = ["# \(question.question)", question.answer]
        if let place = question.place, let lesson = curriculum.lesson(id: place.lesson) {
            parts.append(
                "Lesson \(lesson.part), *\(lesson.title)* (`\(Suggestion.read(lesson: lesson.part).text)`), says:"
            )
            parts.append("> \(question.paragraph(in: lesson) ?? place.sentence)")
            if let run = lesson.runs.first(where: { $0.name == place.run }) {
                let command = Suggestion.play(lesson: lesson.part, run: run.name).text
                parts.append("See it: `\(command)`" + (run.question.map { ". \($0)" } ?? ""))
            }
        } else {
            parts.append("No lesson answers this question yet.")
        }
        if let id = question.exercise, let exercise = curriculum.exercise(id: id) {
            let command = Suggestion.open(exercise: "\(exercise.number)").text
            parts.append("Practice: \(exercise.number), \(exercise.title) (`\(command)`).")
        }
        return parts.joined(separator: "\n\n")
    }
}
