import Curriculum
import Study

/// The output of `drill --json`.
struct DrillFacts: Encodable {
    struct Drill: Encodable {
        let idea: String
        let part: Int
        let title: String
        let variant: String
        let question: String
        let choices: [String]?
        let guess: String
        let answer: String
        let right: Bool
        /// The timeline and the explanation, in Markdown.
        let evidence: String
        let explanation: String
    }
    let drills: [Drill]
    /// How many drills are still due today after this round.
    let due: Int

    init(_ answered: [DrillRound.Answered], due: Int) {
        self.due = due
        drills = answered.map { drill in
            Drill(
                idea: drill.idea.id, part: drill.idea.part, title: drill.idea.title,
                variant: drill.answer.variant, question: drill.question.text,
                choices: drill.question.choices.isEmpty ? nil : drill.question.choices,
                guess: drill.answer.guess, answer: drill.question.answer, right: drill.answer.isRight,
                evidence: drill.question.evidence,
                explanation: DrillRound.explanation(of: drill.reading).joined(separator: "\n\n"))
        }
    }
}
