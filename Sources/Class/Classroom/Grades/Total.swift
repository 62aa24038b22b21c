/// One student's total: the weighted mean of the scores that count, from 0 to 100, rounded to a tenth.
struct Total {
    /// The student's total; nil if an answer was not graded, or if no exercise counts.
    let value: Double?

    /// An optional exercise counts only if it raises the total, so the total adds the best optional scores
    /// first.
    init(_ answers: [GradedAnswer], _ exercises: [Gradebook.Assigned]) {
        var sum = 0.0
        var weight = 0.0
        var extra: [(score: Double, weight: Double)] = []
        for exercise in exercises {
            guard let score = answers.first(where: { $0.exercise == exercise.id })?.counted else {
                value = nil
                return
            }
            if exercise.optional {
                extra.append((Double(score), exercise.weight))
            } else {
                sum += Double(score) * exercise.weight
                weight += exercise.weight
            }
        }
        for (score, share) in extra.sorted(by: { $0.score > $1.score })
        where share > 0 && (weight == 0 || score > sum / weight) {
            sum += score * share
            weight += share
        }
        value = weight == 0 ? nil : (sum / weight * 10).rounded() / 10
    }
}
