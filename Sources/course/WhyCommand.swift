import Curriculum
import Foundation
import Rehearsal
import Reporting
import Terminal

/// `course why`: what led to one request of an answer.
enum WhyCommand {
    static let definition = Command(
        name: "why", summary: "say what led to a request of your answer",
        operands: [Operand("EXERCISE"), Operand("N", isOptional: true), Operand("FILE", isOptional: true)],
        options: [.dir, .seed, .plain, .json],
        discussion: """
            EXERCISE and FILE are as for `verify`; N is the number that reports and timelines give a request. Asked about is
            the first scenario that did not pass, or the first of all. Without N, its requests are listed.

            exit status: as for `verify`
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.open().exercise(arguments.operands[0])
        let word = arguments.operands.dropFirst().first
        let number = try word.map { word throws(UsageError) in
            guard let number = Int(word.drop { $0 == "#" }), number > 0 else {
                throw UsageError("\"\(word)\" is no request's number", usage: definition.usage)
            }
            return number
        }
        let seed = try SeedOption.value(in: arguments, usage: definition.usage)
        let run = try AnswerRun.now(exercise, file: arguments.answer(to: exercise, at: 2), seed: seed)
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isPlain: arguments.has(.plain))
        if arguments.has(.json) {
            if let why = WhyJSON(run, request: number) {
                Output.say(try why.text)
            } else {
                try Output.say(run.json)
            }
        } else {
            Output.say(
                page(of: run, request: number, style: ReportStyle(style))
                    ?? MarkPage(style: style, showsAll: false, source: run.bytes).text(run.mark, of: exercise)
            )
        }
        return ExitStatus(for: run.mark)
    }

    /// Nil where nothing ran.
    static func page(of run: AnswerRun, request: Int?, style: ReportStyle) -> String? {
        guard let (judgement, index) = run.tellingRun else { return nil }
        let trace = judgement.traces[index]
        let answers = Answers(trace, style: style)
        let heading = Paragraph.lines("In \"\(trace.scenario.title)\":", style)
        let lines = request.map(answers.why) ?? answers.requests
        return (heading + lines.flatMap { Paragraph.lines($0, style) }).joined(separator: "\n")
    }
}

/// What `why --json` prints. `docs/facts.md` describes it.
struct WhyJSON: Encodable {
    let version = 1
    let exercise: String
    let scenario: String
    let seed: UInt64
    let request: Int?
    /// What led to the request, or the requests there are.
    let lines: [String]

    init?(_ run: AnswerRun, request: Int?) {
        guard let (judgement, index) = run.tellingRun else { return nil }
        let trace = judgement.traces[index]
        let answers = Answers(trace, style: ReportStyle(width: 1000))
        exercise = run.exercise.id
        scenario = trace.scenario.name
        seed = run.seed
        self.request = request
        lines = request.map(answers.why) ?? answers.requests
    }

    var text: String {
        get throws { try JSONLine.text(of: self) }
    }

    private enum CodingKeys: String, CodingKey { case version, exercise, scenario, seed, request, lines }
}
