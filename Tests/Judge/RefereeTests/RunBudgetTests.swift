import Grading
import Referee
import Scenario
import Testing
import VirtualTime
import Wire

/// The run of a hostile host ends at one of the limits, and its trace stays below a maximum size.
@Suite struct `A run's budget` {
    private func run(
        _ lines: String = "route GET /a replies text after 1h\nshow\nwait 1h\nsettle",
        on host: @escaping @Sendable (RefereeMessage, Int) -> HostMessage
    ) throws -> Trace {
        let scenario = try Scenario(parsing: lines, name: "budget")
        return try Referee.run(scenario, seed: 1, on: ScriptedHost(host))
    }

    private func sentences(_ trace: Trace) -> [String] {
        ScenarioVerdict(judging: trace).findings.filter { $0.code == .limitExceeded }.map(\.sentence)
    }

    @Test func `ends a silent host that lets no time pass`() throws {
        let trace = try run { _, _ in ScriptedHost.pause([]) }
        #expect(trace.outcome == .exceeded(.stepsWithoutTime))
        #expect(ScenarioVerdict(judging: trace).findings.map(\.code) == [.noTimePassing])
    }

    @Test func `ends a host that repeats one event forever`() throws {
        let fact = HostEvent.Kind.fact(.appeared(view: "Host", location: nil))
        let trace = try run { _, _ in ScriptedHost.pause(Array(repeating: fact, count: 50_000)) }
        #expect(trace.outcome == .exceeded(.events))
        #expect(trace.events.count <= 200_010)
        #expect(
            sentences(trace) == [
                "The app caused more events than a run allows, so the course stopped it at 0 ms."
            ])
    }

    @Test func `ends a host that lets time pass in tiny steps`() throws {
        let trace = try run { _, turn in
            ScriptedHost.pause([], at: .zero + .nanoseconds(max(0, turn - 1)))
        }
        #expect(trace.outcome == .exceeded(.exchanges))
    }

    @Test func `ends an app that sends requests forever`() throws {
        let trace = try run { _, turn in
            ScriptedHost.pause(
                (0..<1000).map {
                    .requested(
                        OutgoingRequest(id: turn * 1000 + $0 + 1, method: "GET", url: "https://x.example/a"))
                })
        }
        #expect(trace.outcome == .exceeded(.requests))
        #expect(
            sentences(trace) == [
                "The app sent more requests than a run allows, so the course stopped it at 0 ms."
            ])
    }

    @Test func `ends an app that shows more than a run may`() throws {
        let page = [ScreenLine](repeating: ScreenLine(.text, "x"), count: 1000)
        #expect(
            try run { _, _ in ScriptedHost.pause([.screen(page), .screen([])]) }.outcome == .exceeded(.text))
        let blinks = Array(repeating: HostEvent.Kind.screen([]), count: 5000)
        #expect(try run { _, _ in ScriptedHost.pause(blinks) }.outcome == .exceeded(.screens))
    }

    @Test func `keeps a host from running ahead of the world`() throws {
        let trace = try run { message, _ in
            if case .run = message { return ScriptedHost.pause([], at: .distantFuture) }
            return ScriptedHost.pause([])
        }
        #expect(trace.outcome == .brokeProtocol("the app's clock ran ahead"))
    }
}
