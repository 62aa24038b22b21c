import Foundation
import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire
import Workshop

/// Every way in which a child can fail has its own outcome and words. In these tests, a real child produces each
/// outcome.
@Suite struct `A child's outcome` {
    private func trace(_ deed: String, with text: String = "", limits: Limits = Mischief.limits) throws
        -> Trace
    {
        let trace = try Mischief.shared.get().run(deed, with: text, limits: limits)
        // An app that did something wrong never passes.
        #expect(Verdict(judging: [trace]).passed == (trace.outcome == .completed))
        return trace
    }

    private func words(_ trace: Trace) -> [String] {
        ScenarioVerdict(judging: trace).findings.filter { !$0.isConsequence }.map(\.sentence)
    }

    @Test func `is completed if nothing went wrong`() throws {
        #expect(try trace("nothing").outcome == .completed)
    }

    @Test func `of a trap has the signal, the message and the line`() throws {
        let trace = try trace("trap")
        guard case .crashed(let signal, let message, let location) = trace.outcome else {
            Issue.record("\(trace.outcome)")
            return
        }
        #expect([SIGILL, SIGTRAP].contains(signal))
        #expect(message == "Fatal error: gone")
        #expect(location?.file == "Mischief.swift")
        #expect(words(trace).count == 1)
        #expect(words(trace).first?.hasSuffix("Its message: Fatal error: gone.") == true)
    }

    @Test func `of an index out of range has the runtime's message`() throws {
        guard case .crashed(_, let message, _) = try trace("index").outcome else {
            Issue.record("it did not crash")
            return
        }
        #expect(message.contains("Index out of range"))
    }

    @Test func `of a signal without a message says so`() throws {
        let trace = try trace("abort")
        guard case .crashed(SIGABRT, _, location: nil) = trace.outcome else {
            Issue.record("\(trace.outcome)")
            return
        }
        #expect(words(trace) == ["The app crashed at 0 ms (abort, SIGABRT). The app left no message."])
    }

    @Test func `of too many events at one moment is a limit`() throws {
        let trace = try trace("whisper")
        #expect(trace.outcome == .exceeded(.stepsWithoutTime))
        #expect(words(trace).first?.contains("events happened at one moment") == true, "\(words(trace))")
    }

    @Test func `of a trap keeps what was printed before`() throws {
        let events = try trace("speak and trap").events
        let said = events.compactMap { if case .console(let text) = $0.kind { text } else { nil } }
        #expect(said == ["my last words\n"])
    }

    @Test func `of endless recursion is a crash`() throws {
        let trace = try trace("recurse")
        guard case .crashed(SIGSEGV, "", location: nil) = trace.outcome else {
            Issue.record("\(trace.outcome)")
            return
        }
        #expect(words(trace).first?.contains("Endless recursion") == true, "\(words(trace))")
    }

    @Test func `of endless work is the processor limit`() throws {
        let trace = try trace("compute")
        #expect(trace.outcome == .exceeded(.processorTime))
        #expect(
            words(trace) == [
                "The app used more processor time than a run allows, so the course stopped it at 0 ms."
            ])
    }

    @Test func `of endless waiting is the real-time limit`() throws {
        var limits = Mischief.limits
        limits.wallSeconds = 2
        let trace = try trace("wait", limits: limits)
        #expect(trace.outcome == .exceeded(.wallTime))
        #expect(words(trace) == ["The app did not respond in time, so the course stopped it at 0 ms."])
    }

    @Test func `of too much memory is the memory limit`() throws {
        let trace = try trace("hoard")
        #expect(trace.outcome == .exceeded(.memory))
        #expect(
            words(trace) == ["The app used more memory than a run allows, so the course stopped it at 0 ms."])
    }

    @Test func `of too large a file is the output limit`() throws {
        let trace = try trace("file")
        #expect(trace.outcome == .exceeded(.output))
        #expect(
            words(trace) == [
                "The app wrote more output than a run allows, so the course stopped it at 0 ms."
            ])
    }

    @Test func `of a flood of output is completed`() throws {
        #expect(try trace("flood").outcome == .completed)
    }

    @Test(arguments: [0, 7])
    func `of an exit has the status`(status: Int32) throws {
        let trace = try trace("exit", with: "\(status)")
        #expect(trace.outcome == .exited(status: status))
        #expect(words(trace).first?.contains("ended itself with status \(status) at 0 ms") == true)
    }

    /// The app under test has no key, so the referee accepts no message from this app, even if the message is
    /// well-formed.
    @Test(arguments: ["", "255", "110 111", Said.early, Said.later, Said.twice, Said.greeting])
    func `of a message that the engine never sends is a broken protocol`(message: String) throws {
        let trace = try trace("say", with: message)
        let reason = "a message did not come from the course's own code in the app"
        #expect(trace.outcome == .brokeProtocol(reason))
        #expect(words(trace).first?.contains(reason) == true)
    }

    @Test func `of a message longer than any honest one is a broken protocol`() throws {
        let outcome = try trace("oversize").outcome
        #expect(outcome == .brokeProtocol("a message of 2147483647 bytes is too long"))
    }

    @Test(arguments: ["close", "close and wait"])
    func `of a closed connection is a broken protocol`(deed: String) throws {
        #expect(try trace(deed).outcome == .brokeProtocol("the app closed its connection to the course"))
    }
}

/// Well-formed messages that break the rules.
private enum Said {
    static let early = text(.paused(Pause(at: instant(-5), events: [], nextDeadline: nil)))
    static let later = text(
        .paused(Pause(at: instant(5), events: [event(at: 9, .console("too late"))], nextDeadline: nil)))
    static let twice = text(
        .paused(
            Pause(
                at: instant(0), events: [event(at: 0, request), event(at: 0, request)], nextDeadline: nil)))
    static let greeting = text(.ready(version: wireVersion, knobs: []))

    private static let request = HostEvent.Kind.requested(
        outgoing(1, Resource(path: "/a")))

    private static func event(at milliseconds: Int, _ kind: HostEvent.Kind) -> HostEvent {
        HostEvent(at: instant(milliseconds), scope: nil, kind: kind)
    }

    private static func text(_ message: HostMessage) -> String {
        WireWriter.bytes(of: message).map(String.init).joined(separator: " ")
    }
}
