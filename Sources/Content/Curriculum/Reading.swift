/// A lesson, prepared for reading: texts, and between them questions with measured answers.
public struct Reading: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        /// Markdown.
        case text(String)
        case question(Question)
    }

    public struct Question: Hashable, Sendable {
        /// Markdown: the scenario, and the question about it.
        public let text: String
        /// The choices A, B, C and so on; empty if the answer is a number.
        public let choices: [String]
        /// The measured answer: a number in digits, or one of the choices.
        public let answer: String
        /// Markdown: a drawing of the run, which the page shows below the answer.
        public let evidence: String

        public init(text: String, choices: [String] = [], answer: String, evidence: String) {
            self.text = text
            self.choices = choices
            self.answer = answer
            self.evidence = evidence
        }

        /// Markdown: the question, and a letter for each choice.
        public var markdown: String {
            let list = choices.enumerated().map { "- **\(Self.letter($0.offset))**: \($0.element)" }
            return ([text] + (list.isEmpty ? [] : [list.joined(separator: "\n")])).joined(separator: "\n\n")
        }

        /// Reads a guess; returns nil if the text is not a possible answer.
        public func meaning(of guess: String) -> Guess? { Guess(guess, to: self) }

        static func letter(_ place: Int) -> String { ["a", "b", "c", "d"][place] }
    }

    public let lessonID: String
    public let parts: [Part]

    public init(lessonID: String, parts: [Part]) {
        self.lessonID = lessonID
        self.parts = parts
    }
}
