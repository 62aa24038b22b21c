import Curriculum

extension Session {
    func review(_ word: String?) -> [PromptEffect] {
        guard let word else {
            let passed = curriculum.exercises.map(\.id).filter(progress.hasPassed)
            guard !passed.isEmpty else {
                return [.print("You have passed no exercise yet, so `review` has no answer to run.")]
            }
            return [.review(exerciseIDs: passed)]
        }
        return withExercise(word, for: .review) { exercise in
            guard progress.hasPassed(exercise.id) else {
                return [
                    .print(
                        "\(exercise.number) \(exercise.title) is not passed yet: \(typed("open \(exercise.number)"))."
                    )
                ]
            }
            return [.review(exerciseIDs: [exercise.id])]
        }
    }

    /// Tells the session that the caller performed `.review` and showed the results.
    public mutating func reviewed(_ summaries: [AttemptSummary]) -> [PromptEffect] {
        for summary in summaries { progress.add(summary) }
        let failed = summaries.filter { !$0.passed }
        let exercises = failed.compactMap { curriculum.exercise(id: $0.exerciseID) }
        let page = ReviewPage(
            count: summaries.count, failed: exercises,
            openCommand: typed((["open"] + exercises.prefix(1).map { "\($0.number)" }).joined(separator: " "))
        )
        return summaries.map { .recordAttempt($0) } + [.print(page.markdown)]
    }
}
