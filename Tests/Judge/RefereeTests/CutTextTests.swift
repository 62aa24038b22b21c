import Grading
import Referee
import Scenario
import Testing
import VirtualTime
import Wire

/// A text of three million bytes is cut and marked when it enters the trace.
@Suite struct `A text that is too long` {
    private static let word = String(repeating: "x", count: 3_000_000)

    private func trace(_ kinds: [HostEvent.Kind], scope: Scope? = nil, lines: String = "show") throws -> Trace
    {
        let scenario = try Scenario(parsing: lines, name: "text")
        let events = kinds.map { HostEvent(at: .zero, scope: scope, kind: $0) }
        let host = ScriptedHost { _, turn in
            .paused(Pause(at: .zero, events: turn == 0 ? events : [], nextDeadline: nil))
        }
        return try Referee.run(scenario, seed: 1, on: host)
    }

    private func longest(_ trace: Trace) -> Int { trace.events.map { "\($0)".utf8.count }.max() ?? 0 }

    private static let kinds: [HostEvent.Kind] = [
        HostEvent.Kind.screen([ScreenLine(.text, word)]), .screen([ScreenLine(.button, word)]),
        .console(word),
        .requested(OutgoingRequest(id: 1, method: word, url: "https://x.example/\(word)")),
        .requested(
            OutgoingRequest(
                id: 1, method: "GET", url: "https://x.example/",
                location: SourceLocation(file: word, line: 1))),
        .fact(.appeared(view: word, location: SourceLocation(file: word, line: 1))),
        .fact(.initialised(view: word, type: word)),
        .fact(.stateWritten(view: word, name: word, isOnMain: true)),
        .fact(.bodyEvaluated(view: word, cause: .stateChanged(name: word))),
        .fact(.diagnosed(Diagnosis(kind: .updateCycle, message: word, scope: nil))),
    ]

    // The test's argument is an index instead of a text, because a failing test prints its argument.
    @Test(arguments: kinds.indices)
    func `is cut with a mark`(number: Int) throws {
        let scope = Scope(
            view: Self.word, phase: .task, type: Self.word, location: SourceLocation(file: Self.word, line: 1)
        )
        let trace = try trace([Self.kinds[number]], scope: scope)
        #expect(longest(trace) < 30_000)
        #expect(trace.events.contains { "\($0.kind)".contains("cut: it had 3") })
        for finding in ScenarioVerdict(judging: trace).findings {
            #expect("\(finding)".utf8.count < 60_000)
        }
    }

    @Test func `is cut in a check's report, but the check sees all of it`() throws {
        let said = Self.word + " the end"
        let trace = try trace(
            [.screen([ScreenLine(.text, said)])], lines: "show\nsee \"the end\"\nsee spinner")
        let held = trace.events.compactMap {
            if case .checked(_, _, let held, _) = $0.kind { held } else { nil }
        }
        #expect(held == [true, false])
        #expect(longest(trace) < 30_000)
    }

    @Test func `keeps the view's name`() throws {
        let path = "\(Self.word)/Picture"
        let trace = try trace([.fact(.appeared(view: path, location: nil))])
        let view = trace.events.compactMap { event -> String? in
            if case .fact(.appeared(let view, _)) = event.kind { view } else { nil }
        }
        #expect(view.first?.hasSuffix("/Picture") == true)
    }

    @Test func `of ordinary length stays unchanged`() throws {
        let page = [ScreenLine(.text, String(repeating: "word ", count: 1000))]
        #expect(try trace([.screen(page)]).events.contains { $0.kind == .screen(page) })
    }
}
