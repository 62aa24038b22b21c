/// A lesson, prepared for reading: texts, and between them questions with measured answers.
public struct Reading: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        case text(String)
        case question(Question)
    }

    public struct Question: Hashable, Sendable {
        /// The scenario, and the question about the scenario's run, in Markdown.
        public let text: String
        /// The choices A, B, C and so on; empty if the question's answer is a number.
        public let choices: [String]
        /// The measured answer: a number in digits, or one of the choices.
        public let answer: String
        /// A drawing of the run in Markdown, for the page to show below the answer.
        public let evidence: String

        public init(text: String, choices: [String] = [], answer: String, evidence: String) {
            self.text = text
            self.choices = choices
            self.answer = answer
            self.evidence = evidence
        }

        /// The question with a letter for each choice, in Markdown.
        public var markdown: String {
            let list = choices.enumerated().map { "- **\(Self.letter($0.offset))**: \($0.element)" }
            return ([text] + (list.isEmpty ? [] : [list.joined(separator: "\n")])).joined(separator: "\n\n")
        }

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
