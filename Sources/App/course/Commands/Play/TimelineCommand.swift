import CommandLine
import CommandOutput
import Curriculum
import Exploration
import Grading
import Laboratory
import Referee
import Reporting
import Scenario
import Study
import Text

/// `course timeline`: draws one run of an answer over time.
enum TimelineCommand {
    static let definition = Command(
        "timeline", summary: "draw a run of your answer over time",
        operands: [Common.exercise, Common.file],
        options: [
            scenario, script, against, picture, Common.folder, Common.seed, Common.plain, Common.json,
        ],
        discussion: """
            `course verify --help` explains EXERCISE and FILE. Without --scenario, the command draws the first failed
            scenario, or the first scenario if all passed. `course guide timeline` explains the drawing.

            --script draws a scenario from a file, such as a story that `course explore --save` wrote. With --script,
            you can name a Swift file of your own in place of EXERCISE. --against draws a second run below the first.
            `fresh` starts the same app again with the final inputs. `patient` runs the same scenario with a user who
            waits after each line.

            exit status: as for `verify`
            """,
        run: run)

    private static let scenario = Option(
        "scenario", "NAME", .text, summary: "draw the run of this scenario")
    private static let script = Option(
        "script", "FILE", .file, summary: "draw a run of the scenario in this file"
    ).endingSupply
    private static let against = Option(
        "against", "fresh|patient", .reference, summary: "draw this second run below the first")
    private static let picture = Option(
        "svg", "FILE", .file, summary: "write the drawing to FILE as SVG; \"-\" is standard output")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard let path = arguments[script] else { return try drawRun(arguments) }
        guard arguments[scenario] == nil else {
            throw UsageError("--scenario and --script both choose the run; leave out one of them")
        }
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        let words = [arguments[Common.exercise]] + (arguments[Common.file].map { [$0] } ?? [])
        let story = try StoryFile(
            path, playedWith: words, in: Workspace(arguments[Common.folder]), rootName: nil, style: style)
        let seed = RunSeed(arguments[Common.seed])
        let trace = try story.play(story.scenario, seed: seed)
        let reference = try reference(of: trace.scenario, arguments) { try story.play($0, seed: seed) }
        try draw(trace, reference, style, arguments)
        guard trace.outcome == .completed else { return .crashedOrOverLimit }
        return ScenarioVerdict(judging: trace).passed ? .passed : .notPassed
    }

    private static func drawRun(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.exercise(arguments[Common.exercise])
        let scenario = try arguments[scenario].map { try ScenarioName.named($0, in: exercise) }
        let run = try AnswerRunner.ofThisProcess.runToAsk(
            file: arguments.answer(to: exercise), for: exercise, seed: arguments[Common.seed])
        guard let trace = run.trace(of: scenario) else { return try run.sayMark(arguments) }
        let reference = try reference(of: trace.scenario, arguments) {
            try AnswerRunner.ofThisProcess.play($0, with: run)
        }
        try draw(trace, reference, PageStyle.atHand(isPlain: arguments[Common.plain]), arguments)
        return ExitStatus(for: run.mark)
    }

    private static func reference(
        of scenario: Scenario, _ arguments: Arguments, play: (Scenario) throws -> Trace
    ) throws -> Trace? {
        guard let reference = arguments[against] else { return nil }
        return try play(try reference.companion(of: scenario))
    }

    private static func draw(
        _ trace: Trace, _ reference: Trace?, _ style: PageStyle, _ arguments: Arguments
    ) throws {
        let timeline = Timeline(trace, against: reference)
        if let path = arguments[picture] {
            try ReportFile.write(timeline.svg, to: path)
            if path != "-" { Output.say("Wrote \(path). Open the drawing in any browser.") }
        } else if arguments[Common.json] {
            try tell(trace)
            guard let reference else { return }
            Output.say(
                try JSONLine.text(of: LabEvent(t: 0, event: "against", text: reference.scenario.title)))
            try tell(reference)
        } else {
            Output.say(timeline.page(style))
        }
    }

    private static func tell(_ trace: Trace) throws {
        var series = EventSeries(pictures: trace.pictures)
        for event in trace.events { Output.say(try series.next(event).jsonLine) }
    }

    /// The drawing of the run that explains the verdict best; nil if the answer did not run.
    static func page(of run: AnswerRun, style: PageStyle) -> String? {
        run.trace().map { Timeline($0).page(style) }
    }
}

extension ValueForm where Value == StoryReference {
    /// The run that a story is compared with: `fresh` or `patient`.
    fileprivate static let reference = ValueForm("fresh (a new app) or patient (a user who waits)") {
        StoryReference(rawValue: $0)
    }
}
