public struct QuestionBook {
    let questions: [Question]
    let curriculum: Curriculum

    public init(_ questions: [Question], of curriculum: Curriculum) {
        (self.questions, self.curriculum) = (questions, curriculum)
    }

    public var markdown: String {
        let entries = questions.map { question in
            (["## \(question.question)", question.answer] + [links(question)]).joined(separator: "\n\n")
        }
        return """
            # Questions

            For learners: frequent questions, each with the shortest true answer and the place in the course that explains it.
            `course ask "why does my task run twice"` searches this page, which is made from `Lessons/Questions/`.


            """ + entries.joined(separator: "\n\n") + "\n"
    }

    private func links(_ question: Question) -> String {
        var parts: [String] = []
        if let place = question.place, let lesson = curriculum.lesson(id: place.lesson) {
            parts.append("Lesson \(lesson.part), [\(lesson.title)](../\(lesson.file)): \"\(place.sentence)\"")
            if let run = place.run { parts.append("Run: `course lab \(lesson.part) --root \(run)`.") }
        } else {
            parts.append("No lesson answers this question yet.")
        }
        if let id = question.exercise, let exercise = curriculum.exercise(id: id) {
            parts.append("Exercise: \(exercise.number), \(exercise.title).")
        }
        return parts.joined(separator: "\n")
    }
}
