import Testing

@testable import Curriculum

@Suite struct `A guess` {
    private static let count = Reading.Question(
        text: "How many requests are sent?", answer: "5", evidence: "")
    private static let none = Reading.Question(text: "How many are cancelled?", answer: "0", evidence: "")
    private static let time = Reading.Question(
        text: "For how many milliseconds is the request under way?", answer: "3000", evidence: "")
    private static let sight = Reading.Question(
        text: "What is there?", choices: ["a spinner", "“Gone”", "a picture"], answer: "“Gone”", evidence: "")

    @Test(arguments: [
        (count, "5"), (count, "five"), (count, "Five requests"), (count, " 5."), (none, "none"), (none, "0"),
        (none, "No"),
        (none, "nothing"), (time, "3000"), (time, "3000 ms"), (time, "3000ms"), (time, "3s"),
        (time, "3 seconds"),
        (time, "three seconds"), (time, "3,0 s"), (sight, "b"), (sight, "B"), (sight, "gone"),
        (sight, "“Gone”"),
        (sight, "b."), (sight, "go"),
    ])
    func `is right in any spelling`(question: Reading.Question, guess: String) {
        #expect(question.meaning(of: guess)?.isRight == true)
    }

    @Test(arguments: [
        (count, "4"), (count, "four"), (none, "one"), (time, "3"), (time, "3 ms"), (time, "300s"),
        (sight, "a"),
        (sight, "a picture"),
    ])
    func `is wrong if it means another value`(question: Reading.Question, guess: String) {
        #expect(question.meaning(of: guess)?.isRight == false)
    }

    @Test(arguments: [
        (count, "?"), (count, "q"), (count, "many"), (count, ""), (sight, "a p x"), (sight, "z"),
        (sight, "?"),
    ])
    func `is none if it means nothing`(question: Reading.Question, guess: String) {
        #expect(question.meaning(of: guess) == nil)
    }
}
