import Referee
import Reporting
import Scenario
import Testing
import Text
import VirtualTime
import Wire

@testable import LabSession

/// Tests which lines belong to a session, and which messages the session prints about them.
@Suite struct `The lines of a session` {
    private var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)

    /// Runs a line of a session in which the app reports only the given facts.
    @discardableResult
    private mutating func play(_ line: String, number: Int, _ kinds: TraceEvent.Kind...) -> [LabEffect] {
        guard case .carryOut(let step) = rehearsal.handle(line, number: number).first else { return [] }
        var take = RunProgress(steps: rehearsal.steps + [step])
        take.events = ran
        take.events.append(TraceEvent(at: take.now, .stepped(line: number)))
        take.events += kinds.map { TraceEvent(at: take.now, $0) }
        ran = take.events
        return rehearsal.carriedOut(take)
    }
    private var ran: [TraceEvent] = []

    private func missed(_ line: Int, _ check: String) -> TraceEvent.Kind {
        .checked(line: line, check: check, held: false, found: "\"loading\"")
    }

    @Test mutating func `exclude a gesture that failed: it is not saved, drawn or taken back`() {
        play("show", number: 1)
        play("tap \"Nowhere\"", number: 2, missed(2, "tap \"Nowhere\""))
        play("see \"ready\"", number: 3, missed(3, "see \"ready\""))
        #expect(rehearsal.steps.map { "\($0.verb)" } == ["show", "see \"ready\""])
        #expect(rehearsal.take.missedChecks == 2, "the failed gesture counts as a missed check")
        guard case .save(_, let text, _) = rehearsal.handle("save a").first else {
            Issue.record("nothing was saved")
            return
        }
        #expect(!text.contains("Nowhere"))
        let lines = rehearsal.trace.events.compactMap {
            if case .stepped(let line) = $0.kind { line } else { nil }
        }
        #expect(lines == [1, 3])
    }

    @Test mutating func `include each failed check, which a reload names with its line`() {
        play("show", number: 1)
        play("see \"ready\"", number: 4, missed(4, "see \"ready\""))
        _ = rehearsal.handle("reload")
        let effects = rehearsal.replayed(RunProgress(events: ran, steps: rehearsal.steps))
        guard case .answer(let lines) = effects.first else {
            Issue.record("nothing was answered")
            return
        }
        #expect(
            lines.prefix(2) == [
                "The lab compiled your files and ran 2 lines again; the time is 0 ms.",
                "Line 4, `see \"ready\"`, does not hold. Found: \"loading\"",
            ])
    }

    @Test mutating func `lose the restart if rewind follows it`() {
        play("show", number: 1)
        #expect(rehearsal.handle("restart") == [.replay([])])
        _ = rehearsal.replayed(RunProgress())
        #expect(rehearsal.handle("rewind") == [.replay([Step(line: 1, verb: .show([]))])])
        _ = rehearsal.replayed(RunProgress(events: ran, steps: [Step(line: 1, verb: .show([]))]))
        #expect(rehearsal.steps.map(\.verb) == [.show([])])
    }

    @Test func `a word of the course is not taken for a misspelled verb`() {
        var rehearsal = LabSession(
            take: RunProgress(), style: PageStyle(width: 80), seed: 1, elsewhere: ["verify"])
        #expect(
            rehearsal.handle("verify") == [
                .complain(
                    "`verify` is a command of the course's prompt, not of the lab. `quit` leaves the lab, and `help` lists its commands."
                )
            ])
    }

    @Test mutating func `show a finding once, after its moment has passed`() {
        let request = OutgoingRequest(id: 1, method: "GET", url: "https://a.example/a")
        play("want nothing", number: 1, .wanted([]))
        let early = play("show", number: 2, .requested(request, Resource(path: "/a")))
        #expect(!early.contains(where: Self.isFinding))
        rehearsal.take.now = .zero + .milliseconds(5)
        #expect(rehearsal.findings().count(where: Self.isFinding) == 1)
        #expect(rehearsal.findings().isEmpty)
    }

    private static func isFinding(_ effect: LabEffect) -> Bool {
        if case .answer(let lines) = effect {
            lines[0].hasPrefix("Found redundant fetch: GET /a")
        } else {
            false
        }
    }
}
