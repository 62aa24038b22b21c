import Curriculum
import Text

/// Checks that a question's lesson, sentence, run and exercise exist.
struct QuestionExamination {
    let curriculum: Curriculum

    func problems(with question: Question) -> [CurriculumProblem] {
        (question.place.map { problems(with: $0, of: question) } ?? []) + exercise(of: question)
    }

    private func problems(with place: Question.Place, of question: Question) -> [CurriculumProblem] {
        guard let lesson = curriculum.lesson(id: place.lesson) else {
            return [unknown("lesson", place.lesson, among: curriculum.lessons.map(\.id), question)]
        }
        var problems: [CurriculumProblem] = []
        if question.paragraph(in: lesson) == nil {
            problems.append(
                CurriculumProblem(
                    file: question.file, fact: "The sentence does not occur in \(lesson.file)",
                    evidence: "\"\(place.sentence)\"",
                    nextStep: "Copy the sentence from a paragraph of the lesson exactly."))
        }
        if let run = place.run, !lesson.runs.contains(where: { $0.name == run }) {
            problems.append(unknown("run of \(lesson.file)", run, among: lesson.runs.map(\.name), question))
        }
        return problems
    }

    private func exercise(of question: Question) -> [CurriculumProblem] {
        guard let id = question.exercise, curriculum.exercise(id: id) == nil else { return [] }
        return [unknown("exercise", id, among: curriculum.exercises.map(\.id), question)]
    }

    private func unknown(
        _ what: String, _ name: String, among known: [String], _ question: Question
    ) -> CurriculumProblem {
        let meant = Spelling.suggestions(for: name, among: known).first
        return CurriculumProblem(
            file: question.file, fact: "No \(what) is called \"\(name)\"",
            nextStep: meant.map { "Did you mean \"\($0)\"?" } ?? "Known: \(known.joined(separator: ", ")).")
    }
}
