import CommandLine
import CommandOutput
import Grading
import Reporting
import Study
import Text

/// `course why`: explains what caused a request of an answer.
enum WhyCommand {
    static let definition = Command(
        "why", summary: "show what caused a request of your answer",
        operands: [Common.exercise, request, Common.file],
        options: [scenario, Common.folder, Common.seed, Common.plain, Common.json],
        discussion: """
            `course verify --help` explains EXERCISE and FILE. N is the number of a request, as in reports and
            timelines. Without N, the command lists the requests. Without --scenario, N is a request of the first
            failed scenario, or of the first scenario if all passed.

            exit status: as for `verify`, and 2 if the scenario has no request N
            """,
        run: run)

    private static let scenario = Option(
        "scenario", "NAME", .text, summary: "show a request of this scenario")
    private static let request = Operand(
        optional: "N",
        ValueForm<Int>("a request's number") { word in
            Int(word.drop { $0 == "#" }).flatMap { $0 > 0 ? $0 : nil }
        })

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.exercise(arguments[Common.exercise])
        let number = arguments[request]
        let scenario = try arguments[scenario].map { try ScenarioName.named($0, in: exercise) }
        let run = try AnswerRunner.ofThisProcess.runToAsk(
            file: arguments.answer(to: exercise), for: exercise, seed: arguments[Common.seed])
        if let number, let trace = run.trace(of: scenario) {
            let count = RequestRecord.all(in: trace).count
            guard number <= count else {
                throw UsageError(
                    "\"\(trace.scenario.title)\" has \(Wording.count(count, "request")) but no request \(number)"
                )
            }
        }
        if arguments[Common.json] {
            if let why = WhyFacts(run, request: number, of: scenario) {
                Output.say(try JSONLine.text(of: why))
            } else {
                try Output.say(run.facts)
            }
        } else {
            let style = PageStyle.atHand(isPlain: arguments[Common.plain])
            Output.say(
                RequestPage.text(of: run, request: number, of: scenario, style: style)
                    ?? VerifyPage(style: style, showsAll: false, source: run.bytes).text(
                        run.mark, of: exercise)
            )
        }
        return ExitStatus(for: run.mark)
    }
}
