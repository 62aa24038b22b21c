import CommandLine
import Curriculum
import Foundation
import Grading
import Reporting
import Text

/// `course timeline`: one run of an answer, as a picture of its time.
enum TimelineCommand {
    static let definition = Command(
        "timeline", summary: "draw what your answer did in a scenario, and when",
        operands: [Common.exercise, Common.file],
        options: [scenario, picture, Common.folder, Common.seed, Common.plain, Common.json],
        discussion: """
            EXERCISE and FILE are as for `verify`. Without --scenario, the first scenario that did not pass is drawn, and
            the first of all where every one passed. `course guide timeline` says how to read the drawing.

            exit status: as for `verify`
            """,
        run: run)

    private static let scenario = Option(
        "scenario", "NAME", .text, summary: "draw the run of this scenario")
    private static let picture = Option(
        "svg", "FILE", .file, summary: "write a vector picture there; \"-\" is standard output")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.exercise(arguments[Common.exercise])
        let scenario = try arguments[scenario].map { try ScenarioName.named($0, in: exercise) }
        let run = try AnswerRunner.ofThisProcess.runToAsk(
            file: arguments.answer(to: exercise), for: exercise, seed: arguments[Common.seed])
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        guard let trace = run.trace(of: scenario) else {
            if arguments[Common.json] {
                try Output.say(run.facts)
            } else {
                let page = MarkPage(style: style, showsAll: false, source: run.bytes)
                Output.say(page.text(run.mark, of: exercise, after: nil))
            }
            return ExitStatus(for: run.mark)
        }
        let timeline = Timeline(trace)
        if let path = arguments[picture] {
            try write(timeline.svg, to: path)
        } else if arguments[Common.json] {
            var series = EventSeries(pictures: trace.pictures)
            for event in trace.events { Output.say(try series.next(event).jsonLine) }
        } else {
            Output.say(timeline.page(style))
        }
        return ExitStatus(for: run.mark)
    }

    /// The run that a reader wants to see first; nil where nothing ran.
    static func page(of run: AnswerRun, style: PageStyle) -> String? {
        run.trace().map { Timeline($0).page(style) }
    }

    private static func write(_ svg: String, to path: String) throws {
        guard path != "-" else { return Output.say(svg) }
        do {
            try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            let reason = WriteFailure.reason(error)
            throw PictureFailure(
                description: "\(path) cannot be written: \(reason).\nName a file in a folder of yours.")
        }
        Output.say("Drawn in \(path). Any browser shows it.")
    }

    /// The picture cannot be written to its place.
    struct PictureFailure: Error, CustomStringConvertible { let description: String }
}
