import CommandOutput
import Curriculum
import Essentials
import Terminal
import Text
import Verification

/// A round of drills: measures each drill, asks for a guess, stores the answer, and shows the run after a wrong guess.
package struct DrillRound {
    package struct Answered {
        package let idea: DrillIdea
        package let reading: Reading
        package let question: Reading.Question
        package let answer: DrillAnswer
    }

    package let choices: [DrillSchedule.Choice]
    package let style: PageStyle
    /// With `--json`, standard output contains only JSON, so pages go to standard error.
    package let show: (String) -> Void

    package init(_ choices: [DrillSchedule.Choice], style: PageStyle, show: @escaping (String) -> Void) {
        (self.choices, self.style, self.show) = (choices, style, show)
    }

    /// - Parameters:
    ///   - ask: reads a line; nil at the end of the input. The end of the input ends the round.
    ///   - record: called to store an answer, before the next drill begins.
    /// - Returns: the answered drills, up to the end or to `q`.
    package func run(asking ask: () -> String?, record: (DrillAnswer) throws -> Void) throws -> [Answered] {
        var answered: [Answered] = []
        for (place, choice) in choices.enumerated() {
            let reading = try LessonReading(style: style, cancellation: Conversation.underWay)
                .reading(of: choice.idea.lesson(of: choice.variant))
            guard let question = Self.question(of: reading) else { continue }
            // The page leaves out its first part, the drill's title, because the title hints at the answer.
            let before = reading.parts.dropFirst().prefix { if case .text = $0 { true } else { false } }
            show(
                ([
                    "### Drill \(place + 1) of \(choices.count), part \(choice.idea.part)"
                ] + before.map(Self.text) + [question.markdown]).joined(separator: "\n\n"))
            guard let guess = guess(question, ask) else { break }
            let answer = DrillAnswer(
                idea: choice.idea.id, variant: choice.variant.key, guess: guess?.text ?? "",
                isRight: guess?.isRight ?? false, day: DrillAnswer.day())
            try record(answer)
            answered.append(Answered(idea: choice.idea, reading: reading, question: question, answer: answer))
            show(Self.reply(answer, question, reading))
        }
        return answered
    }

    /// Asks until the learner makes a guess, gives up or leaves. Returns nil if the learner leaves the round, and
    /// `.some(nil)` if the learner gives up.
    private func guess(_ question: Reading.Question, _ ask: () -> String?) -> Reading.Guess?? {
        while let line = ask() {
            let words = line.trimmed
            if let guess = question.meaning(of: words) { return .some(guess) }
            switch words.lowercased() {
            case "q", "quit", "exit": return nil
            case "?": return .some(nil)
            default:
                let expected =
                    question.choices.isEmpty
                    ? "Type a number, such as `3` or `300 ms`" : "Type the letter of your choice"
                show("\(expected). `?` shows the answer and counts as a wrong guess. `q` leaves the round.")
            }
        }
        return nil
    }

    private static func reply(
        _ answer: DrillAnswer, _ question: Reading.Question, _ reading: Reading
    ) -> String {
        guard !answer.isRight else { return "Right: **\(question.answer)**." }
        let guess = answer.guess.isEmpty ? "" : ", and you said \"\(answer.guess)\""
        return (["Measured: **\(question.answer)**\(guess).", question.evidence] + explanation(of: reading))
            .joined(separator: "\n\n")
    }

    /// The paragraphs of the lesson after the drill's question.
    package static func explanation(of reading: Reading) -> [String] {
        reading.parts.reversed().prefix { if case .text = $0 { true } else { false } }.reversed().map(text)
    }

    private static func question(of reading: Reading) -> Reading.Question? {
        reading.parts.lazy.compactMap { if case .question(let question) = $0 { question } else { nil } }.first
    }

    private static func text(_ part: Reading.Part) -> String {
        switch part {
        case .text(let markdown): markdown.trimmed
        case .question(let question): question.markdown
        }
    }
}
