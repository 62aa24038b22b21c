import Classroom
import Grading
import Text

/// An answer that is worth showing to the class, with the reason. A `Showing` names the answer's page but no
/// student.
struct Showing: Encodable {
    var exercise: String
    var reason: String
    var page: String

    /// Chooses up to three answers to each exercise: the clearest example of the most common mistake, the passing
    /// answer with the most attempts, and the shortest passing answer.
    static func all(in gradebook: Gradebook, _ places: AnswerPlaces) -> [Showing] {
        gradebook.exercises.flatMap { exercise -> [Showing] in
            let answers = gradebook.answers(to: exercise.id)
            return [
                commonest(answers, places), recovered(answers, places),
                shortest(answers, exercise.id, places),
            ].compactMap(\.self)
        }
    }

    private static func commonest(_ answers: [GradedAnswer], _ places: AnswerPlaces) -> Showing? {
        let codes = answers.compactMap(\.grade.codes.first)
        let counts = Dictionary(grouping: codes) { $0 }.mapValues(\.count)
        guard let (code, count) = counts.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }), count > 1,
            let example = answers.filter({ $0.grade.codes.first == code }).min(by: { $0.isClearer(than: $1) }
            ),
            let page = places.page(of: example)
        else { return nil }
        return Showing(
            exercise: example.exercise,
            reason: "The most common mistake, in \(Wording.count(count, "answer")): \(code.title)", page: page
        )
    }

    private static func recovered(_ answers: [GradedAnswer], _ places: AnswerPlaces) -> Showing? {
        let passed = answers.filter { $0.grade.passed == true && ($0.attempts ?? 1) > 1 }
        guard
            let best = passed.max(by: {
                ($0.attempts ?? 1, $1.sha256 ?? "") < ($1.attempts ?? 1, $0.sha256 ?? "")
            }),
            let page = places.page(of: best)
        else { return nil }
        return Showing(
            exercise: best.exercise, reason: "Passes after \(best.attempts ?? 1) attempts", page: page)
    }

    private static func shortest(
        _ answers: [GradedAnswer], _ exercise: String, _ places: AnswerPlaces
    ) -> Showing? {
        let passed = answers.compactMap { answer -> (lines: Int, digest: String, page: String)? in
            guard answer.grade.passed == true, let digest = answer.sha256, let page = places.page(of: answer),
                let lines = places.length(exercise, digest)
            else { return nil }
            return (lines, digest, page)
        }
        guard let best = passed.min(by: { ($0.lines, $0.digest) < ($1.lines, $1.digest) }) else { return nil }
        return Showing(
            exercise: exercise, reason: "The shortest passing answer: \(best.lines) lines", page: best.page)
    }
}
