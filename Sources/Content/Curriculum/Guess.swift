extension Reading {
    /// A reader's answer to a lesson's question, such as `3`, `three`, `3s`, `3000 ms`, `b` or `a spinner`.
    public struct Guess: Hashable, Sendable {
        public let text: String
        public let isRight: Bool

        /// The initializer returns nil if the text is neither a number nor one of the question's choices.
        init?(_ text: String, to question: Question) {
            self.text = text
            let (words, choices) = (text.lowercased(), question.choices)
            if choices.isEmpty {
                guard let guess = Quantity(words), let measured = Quantity(question.measured) else {
                    return nil
                }
                isRight = guess.agrees(with: measured)
            } else {
                guard let choice = Self.choice(words, among: choices) else { return nil }
                isRight = choices[choice] == question.answer
            }
        }

        /// Finds a question's choice by its letter, its words, or a unique beginning of its words.
        private static func choice(_ words: String, among choices: [String]) -> Int? {
            let plain = { (text: String) in text.lowercased().filter { $0.isLetter || $0.isNumber } }
            let wanted = plain(words)
            guard !wanted.isEmpty else { return nil }
            if let place = choices.indices.first(where: { Question.letter($0) == wanted }) { return place }
            if let place = choices.firstIndex(where: { plain($0) == wanted }) { return place }
            let fitting = choices.indices.filter { plain(choices[$0]).hasPrefix(wanted) }
            return fitting.count == 1 ? fitting[0] : nil
        }
    }
}

extension Reading.Question {
    /// The measured number with the question's unit: `300 milliseconds` for "For how many milliseconds …?"
    fileprivate var measured: String {
        guard let asked = text.lowercased().ranges(of: "how many ").last else { return answer }
        return "\(answer) \(text.lowercased()[asked.upperBound...].prefix { $0.isLetter })"
    }
}
