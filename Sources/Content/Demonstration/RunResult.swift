import Curriculum
import Referee

public struct RunResult: Sendable {
    public let run: LessonRun
    /// The trace of the run, without the `see` lines that the course adds for the choices.
    public let trace: Trace
    /// The answer to the question: a number in digits, or one of the choices; nil if the run has no question.
    public let answer: String?

    /// The `see` and `expect` lines from the lesson that failed under at least one seed.
    public internal(set) var failures: [String] = []

    /// The number of `see` and `expect` lines that the lesson's author wrote for the run.
    public var checks: Int { trace.events.count { if case .checked = $0.kind { true } else { false } } }

    /// - Parameter trace: the trace of the run's scenario; the scenario ends with a `see` line for each
    ///   choice.
    init(_ run: LessonRun, _ trace: Trace) throws(RunFault) {
        let choiceLines = Set(trace.scenario.steps.suffix(run.choices.count).map(\.line))
        var story = trace
        story.scenario.steps.removeLast(run.choices.count)
        story.events.removeAll { event in
            switch event.kind {
            case .stepped(let line): choiceLines.contains(line)
            case .checked(let line, _, _, _): choiceLines.contains(line)
            case .wanted, .requested, .cancelled, .gaveUp, .responded, .failed, .unsettled, .screen, .console,
                .fact:
                false
            }
        }
        self.run = run
        self.trace = story
        failures = story.events.compactMap { event in
            guard case .checked(_, let check, held: false, let found) = event.kind else { return nil }
            return "at \(event.at) `\(check)` found \(found), under seed \(trace.seed)"
        }
        if trace.outcome != .completed {
            failures.append("it does not finish under seed \(trace.seed)")
        }
        switch run.measure {
        case nil: answer = nil
        case .choice: answer = try Self.choice(of: run, in: trace, lines: choiceLines.sorted())
        case let measure?:
            guard let number = Measurement(story).value(of: measure) else {
                throw .lesson("the run has no value for \"\(measure)\"")
            }
            answer = "\(number)"
        }
    }

    public func value(of measure: Measure) -> Int? { Measurement(trace).value(of: measure) }

    private static func choice(of run: LessonRun, in trace: Trace, lines: [Int]) throws(RunFault) -> String {
        let holding = zip(run.choices, lines).filter { _, line in
            trace.events.contains { event in
                if case .checked(line, _, true, _) = event.kind { true } else { false }
            }
        }.map(\.0)
        guard let answer = holding.first, holding.count == 1 else {
            let count = holding.isEmpty ? "no choice is true" : "\(holding.count) choices are true"
            throw .lesson("at its end, \(count)")
        }
        return answer
    }
}
