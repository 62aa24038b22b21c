import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study
import Terminal
import Text

/// `course drill`: asks the learner to predict runs, and asks again later about wrong guesses.
enum DrillCommand {
    static let definition = Command(
        .drill, options: [part, count, Common.json, Common.plain],
        discussion: """
            Each drill is a small program and a user's actions. You predict what happens; then course runs the program
            and measures the answer. After a wrong guess, course shows the timeline and an explanation of two
            sentences. Another program with the same idea comes after 1, 3 and 7 days.

            Type a number or the letter of a choice. ? shows the answer and counts as a wrong guess. q leaves the
            round. The course stores each answer at once, so you lose nothing when you leave. Without a terminal, each
            line of standard input is an answer; with --json, the questions go to standard error.

            exit status: 0 the round has ended or you left the round, 2 usage, 5 the machine lacks something
            """,
        run: run)

    private static let part = Option(
        "part", "N", .number(1...99), summary: "ask only about part N of the course")
    private static let count = Option(
        "count", "N", .number(1...100), default: 5, summary: "the number of drills in the round (default 5)")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(isPlain: arguments[Common.plain])
        let isJSON = arguments[Common.json]
        let ideas = try ideas(inPart: arguments[part])
        let store = try desk.store()
        let before = try store.drills()
        let read = try store.progress().lessonsRead
        let partsRead = Set(desk.library.curriculum.lessons.filter { read.contains($0.id) }.map(\.part))
        let round = DrillRound(
            before.round(
                of: ideas, count: arguments[count], on: DrillAnswer.day(), partsRead: partsRead),
            style: desk.style,
            show: { markdown in
                let text = MarkdownRenderer(style: desk.style).render(markdown)
                if isJSON { Output.hint(text + "\n") } else { Output.say(text + "\n") }
            })
        let answered = try round.run {
            Output.hint("your guess > ")
            let line = readLine()
            if line == nil || isatty(STDIN_FILENO) == 0 { Output.hint("\n") }
            return line
        } record: { answer in
            try store.record(answer)
        }
        if isJSON {
            let due = try store.progress().drills.due(of: desk.library.curriculum.drills)
            try Output.say(DrillFacts(answered, due: due))
            return .passed
        }
        let line = DrillRoundLine(answered.map { ($0.idea.title, $0.answer) }, before: before)
        Output.say(MarkdownRenderer(style: desk.style).render(line.text))
        return .passed
    }

    private static func ideas(inPart part: Int?) throws -> [DrillIdea] {
        let all = try DrillIdea.load(try Library.root())
        guard let part else {
            guard !all.isEmpty else { throw UsageError("this course has no drills") }
            return all
        }
        let ideas = all.filter { $0.part == part }
        guard ideas.isEmpty else { return ideas }
        let parts = Set(all.map(\.part)).sorted().map(String.init).joined(separator: ", ")
        throw UsageError("part \(part) has no drills; the parts with drills are \(parts)")
    }
}
