import Curriculum
import Grading
import Referee
import Scenario
import TestSupport
import Testing
import Verification
import Workshop

@testable import Exploration

/// The explorer runs a story without `want` lines, and adds `want` lines later to grade the run.
@Suite struct `A story's run` {
    private let exercise: ChangingPicture
    init() throws { exercise = try ChangingPicture() }

    private let lines: [Verb] = [
        .show([.init(knob: "width", value: "100")]), .wait(.milliseconds(40)),
        .set(.init(knob: "width", value: "200")), .settle(limit: .seconds(2)),
        .set(.init(knob: "width", value: "100")), .hide,
    ]

    /// The story's lines with added `want` and `may` lines.
    private var wanting: [Verb] {
        let first = Resource(method: "GET", path: "/100/200")
        let second = Resource(method: "GET", path: "/200/200")
        var wanting = lines
        wanting.insert(contentsOf: [.want([first]), .may([second])], at: 0)
        wanting.insert(contentsOf: [.want([second]), .may([first])], at: 4)
        wanting.insert(.want([]), at: 9)
        return wanting + [.settle(limit: StoryRunner.longest)]
    }

    private func stage(_ source: SourceFile) throws -> StoryRunner {
        StoryRunner(
            AppRunner(of: try exercise.app(source.text), in: exercise.workshop), seed: 1,
            errors: exercise.exercise.errors)
    }

    @Test func `equals the run with want lines in between`() throws {
        for source in [exercise.exercise.starter, exercise.exercise.solution] {
            let stage = try stage(source)
            let weather = StoryNetwork(seed: 3, kinds: ReplyKinds(), failure: nil)
            let story = Story(lines: lines, weather: weather)
            let told = try #require(try stage.play(lines, in: weather, seed: 1))
            let judged = try #require(told.trace(of: story, with: wanting, seed: 1))

            let asked = Set(told.requests.map(\.resource)).sorted()
            #expect(!asked.isEmpty)
            let scenario = Scenario(
                name: "story", title: "story", steps: (asked.map { weather.route(to: $0) } + wanting).steps)
            let played = try stage.trace(of: scenario, seed: 1)
            // The two traces have different line numbers, because the scenario begins with routes and the
            // story does not.
            let happened = played.events.dropFirst(asked.count).filter { !$0.kind.isWorkOfAView }
            // The scenario's trace has more events about the work of views than the story's trace.
            let claimed = judged.events.filter { !$0.kind.isWorkOfAView }
            #expect(claimed.map(\.kind.withoutLine) == happened.map(\.kind.withoutLine))
            #expect(claimed.map(\.at) == happened.map(\.at))
            let findings = [judged, played].map { ScenarioVerdict(judging: $0).findings.map(\.sentence) }
            #expect(findings[0] == findings[1])
        }
    }

    @Test func `cannot be graded with a line that looks at the screen`() throws {
        let stage = try stage(exercise.exercise.solution)
        let weather = StoryNetwork(seed: 3, kinds: ReplyKinds(), failure: nil)
        let told = try #require(try stage.play(lines, in: weather, seed: 1))
        let story = Story(lines: lines, weather: weather)
        let looking = wanting + [.see(.spinner, isExpected: false)]
        #expect(told.trace(of: story, with: looking, seed: 1) == nil)
    }
}

extension TraceEvent.Kind {
    /// True for events about the work of views; a story's trace leaves most of them out.
    fileprivate var isWorkOfAView: Bool {
        switch self {
        case .fact(.initialised), .fact(.bodyEvaluated), .fact(.appeared(_, nil)): true
        case .stepped, .wanted, .requested, .cancelled, .gaveUp, .responded, .failed, .checked, .unsettled,
            .screen, .console, .fact:
            false
        }
    }

    fileprivate var withoutLine: TraceEvent.Kind {
        if case .stepped = self { .stepped(line: 0) } else { self }
    }
}
