/// One student's total, of 100: the mean of what counts, each exercise with its weight.
struct Total {
    let value: Double?

    /// An optional exercise counts only where it makes the total better. Rounded to a tenth.
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
