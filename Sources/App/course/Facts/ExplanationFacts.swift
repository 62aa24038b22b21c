import Curriculum
import Grading

/// One element in the output of `explain --json`.
struct ExplanationFacts: Encodable {
    let code: String
    let cause: String
    let wrong: String
    let right: String
    /// The ids of the lessons about the finding.
    let lessons: [String]

    init(_ code: FindingCode, lessons: [Lesson]) {
        let explanation = code.explanation
        self.code = code.rawValue
        (cause, wrong, right) = (explanation.cause, explanation.wrong, explanation.right)
        self.lessons = lessons.filter { explanation.parts.contains($0.part) }.map(\.id)
    }
}
