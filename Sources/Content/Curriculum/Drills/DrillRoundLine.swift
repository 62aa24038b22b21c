/// The last line of a round: the number of right guesses, the improved ideas, and the ideas that return tomorrow.
public struct DrillRoundLine {
    public let text: String

    /// - Parameters:
    ///   - answers: the round's answers, with the titles of their ideas.
    ///   - before: the schedule before the round.
    public init(_ answers: [(title: String, answer: DrillAnswer)], before: DrillSchedule) {
        guard !answers.isEmpty else {
            text = "You answered no drill."
            return
        }
        let right = answers.count(where: \.answer.isRight)
        var sentences = ["\(right) of \(answers.count) right."]
        let missed = Self.titles(answers.filter { !$0.answer.isRight })
        let better = Self.titles(
            answers.filter { title, answer in
                answer.isRight && !missed.contains(title)
                    && (before.standings[answer.idea]?.wrongInARow ?? 0) > 0
            })
        if !better.isEmpty {
            sentences.append("Better than last time: \(better.joined(separator: "; ")).")
        }
        if !missed.isEmpty { sentences.append("Back tomorrow: \(missed.joined(separator: "; ")).") }
        if better.isEmpty, missed.isEmpty {
            sentences.append("You made no wrong guess, so no idea returns tomorrow because of this round.")
        }
        text = sentences.joined(separator: " ")
    }

    private static func titles(_ answers: [(title: String, answer: DrillAnswer)]) -> [String] {
        answers.map(\.title).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
