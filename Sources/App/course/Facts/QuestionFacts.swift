import Curriculum

/// One question with its answer in the output of `ask --json`.
struct QuestionFacts: Encodable {
    struct Place: Encodable {
        let lesson: String
        let part: Int
        let sentence: String
        let paragraph: String?
        let run: String?
    }
    let id: String
    let question: String
    let answer: String
    /// The place in a lesson; nil if no lesson answers the question yet.
    let place: Place?
    let exercise: String?

    init(_ question: Question, in curriculum: Curriculum) {
        id = question.id
        self.question = question.question
        answer = question.answer
        exercise = question.exercise
        place = question.place.flatMap { place in
            curriculum.lesson(id: place.lesson).map { lesson in
                Place(
                    lesson: lesson.id, part: lesson.part, sentence: place.sentence,
                    paragraph: question.paragraph(in: lesson), run: place.run)
            }
        }
    }

    /// The output of `ask WORD… --json`.
    struct Search: Encodable {
        let asked: String
        /// The matching question; nil without a match.
        let found: QuestionFacts?
        let near: [QuestionFacts]

        init(_ asked: String, _ hits: QuestionIndex.Hits, in curriculum: Curriculum) {
            self.asked = asked
            let all = hits.questions.map { QuestionFacts($0, in: curriculum) }
            found = hits.isAnswered ? all.first : nil
            near = hits.isAnswered ? Array(all.dropFirst()) : all
        }
    }
}
