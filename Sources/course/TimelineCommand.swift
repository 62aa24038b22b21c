import Curriculum
import Foundation
import Grading
import Marking
import Referee
import Reporting
import Spelling
import Terminal

/// `course timeline`: one run of an answer, as a picture of its time.
enum TimelineCommand {
    static let definition = Command(
        name: "timeline", summary: "draw what your answer did in a scenario, and when",
        operands: [Operand("EXERCISE"), Operand("FILE", isOptional: true)],
        options: [scenario, picture, .dir, .seed, .plain, .json],
        discussion: """
            EXERCISE and FILE are as for `verify`. Without --scenario, the first scenario that did not pass is drawn, and
            the first of all where every one passed. `docs/timeline.md` says how to read the drawing.

            exit status: as for `verify`
            """,
        run: run)

    private static let scenario = Option(
        name: "scenario", value: "NAME", summary: "draw the run of this scenario")
    private static let picture = Option(
        name: "svg", value: "FILE", summary: "write a vector picture there; \"-\" is standard output")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.open().exercise(arguments.operands[0])
        let wanted = try arguments[scenario].map { try name($0, in: exercise) }
        let bytes = try AnswerFile.read(arguments.answer(to: exercise), for: exercise)
        let seed = try SeedOption.value(in: arguments, usage: definition.usage)
        let workshop = try LearnersWorkshop.open()
        let mark = try Waiting.show("compiling and running …") {
            try Marker(for: exercise, in: workshop, seed: seed).mark(bytes)
        }
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isPlain: arguments.has(.plain))
        guard case .judged(let judgement) = mark, let trace = judgement.trace(of: wanted) else {
            if arguments.has(.json) {
                try Output.say(MarkJSON(mark, of: exercise, seed: seed))
            } else {
                let page = MarkPage(style: style, showsAll: false, source: bytes)
                Output.say(page.text(mark, of: exercise, after: nil))
            }
            return ExitStatus(for: mark)
        }
        let timeline = Timeline(trace)
        if let path = arguments[picture] {
            try write(timeline.svg, to: path)
        } else if arguments.has(.json) {
            var series = EventSeries(pictures: trace.pictures)
            for event in trace.events { Output.say(try series.next(event).jsonLine) }
        } else {
            Output.say(timeline.page(ReportStyle(style)))
        }
        return ExitStatus(for: mark)
    }

    /// The run that a reader wants to see first; nil where nothing ran.
    static func page(of run: AnswerRun, style: ReportStyle) -> String? {
        run.tellingRun.map { Timeline($0.judgement.traces[$0.index]).page(style) }
    }

    private static func name(_ name: String, in exercise: Exercise) throws(UsageError) -> String {
        let names = exercise.scenarios.map(\.name)
        guard !names.contains(name) else { return name }
        throw UsageError(
            "\(exercise.id) has no scenario \"\(name)\"; it has \(Wording.list(names))",
            usage: definition.usage, suggestion: Spelling.suggestions(for: name, among: names).first)
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

    /// The place for the picture is no place to write to.
    struct PictureFailure: Error, CustomStringConvertible { let description: String }
}

extension Judgement {
    /// The run of the scenario of this name, or else the one that a reader wants to see first.
    fileprivate func trace(of name: String?) -> Trace? {
        if let name { return traces.first { $0.scenario.name == name } }
        let failed = verdict.scenarios.firstIndex { !$0.passed }
        return failed.flatMap { traces.indices.contains($0) ? traces[$0] : nil } ?? traces.first
    }
}
