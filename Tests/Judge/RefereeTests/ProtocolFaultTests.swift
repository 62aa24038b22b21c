import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

/// A host that has the key but breaks the protocol, like a host that an attacker controls. Each breach ends the run
/// with a separate outcome, and no run passes.
@Suite struct `Behind the seal` {
    private func trace(_ host: SealedHost, _ lines: String = "show\nwait 1s\nsettle") throws -> Trace {
        let trace = try Referee.run(try Scenario(parsing: lines, name: "seal"), seed: 1, on: host)
        #expect(Verdict(judging: [trace]).passed == (trace.outcome == .completed))
        return trace
    }

    /// The outcome if the host reports the given events when the app is shown, and no events later.
    private func outcome(
        _ kinds: [HostEvent.Kind], at moment: Int = 0, pausing pause: Int = 0
    ) throws -> RunOutcome {
        let events = kinds.map { HostEvent(at: instant(moment), scope: nil, kind: $0) }
        return try trace(
            SealedHost { message, turn in
                if turn == 0 {
                    return .answer(.paused(Pause(at: instant(pause), events: events, nextDeadline: nil)))
                }
                return .answer(Self.nothing(after: message))
            }
        ).outcome
    }

    /// The app's reply to a message: a pause without events.
    private static func nothing(after message: RefereeMessage) -> HostMessage {
        let now = if case .run(let until) = message { until } else { VirtualInstant.zero }
        return .paused(Pause(at: now, events: [], nextDeadline: nil))
    }

    private static func said(_ deed: SealedHost.Deed) -> SealedHost { SealedHost { _, _ in deed } }

    private static func waiting(_ deed: SealedHost.Deed) -> SealedHost {
        SealedHost(patience: 0.4) { _, _ in deed }
    }

    private static func request(_ id: Int) -> HostEvent.Kind {
        .requested(outgoing(id, Resource(path: "/a")))
    }

    @Test func `a host that keeps the rules completes its run`() throws {
        #expect(try outcome([Self.request(1), .cancelled(request: 1)]) == .completed)
    }

    @Test func `a request with a negative time-out fails when it is sent`() throws {
        let request = HostEvent.Kind.requested(
            OutgoingRequest(id: 1, method: "GET", url: "https://x.example/a", patience: .min))
        #expect(try outcome([request]) == .completed)
    }

    @Test func `time does not run backwards`() throws {
        #expect(try outcome([], pausing: -5) == .brokeProtocol("the app's clock ran backward"))
    }

    @Test func `time does not run ahead of a message that lets none pass`() throws {
        #expect(try outcome([], pausing: 5) == .brokeProtocol("the app's clock ran ahead"))
    }

    @Test(arguments: [-1, 1])
    func `no event may come before or after its pause`(moment: Int) throws {
        #expect(
            try outcome([.console("late")], at: moment)
                == .brokeProtocol("the app's events are not in the order of time"))
    }

    @Test func `a request may start once`() throws {
        #expect(
            try outcome([Self.request(1), Self.request(1)])
                == .brokeProtocol("request 1 was sent twice"))
    }

    @Test(arguments: [HostEvent.Kind.cancelled(request: 7), .timedOut(request: 7)])
    func `a request that was never made is not ended`(end: HostEvent.Kind) throws {
        #expect(
            try outcome([end])
                == .brokeProtocol("the engine ended request 7, but that request was not in flight"))
    }

    @Test func `a request may end once`() throws {
        let ends = [Self.request(1), .cancelled(request: 1), .timedOut(request: 1)]
        #expect(
            try outcome(ends)
                == .brokeProtocol("the engine ended request 1, but that request was not in flight"))
    }

    @Test func `a request with a response may not end again`() throws {
        let host = SealedHost { message, turn in
            switch message {
            case .show: .answer(ScriptedHost.pause([Self.request(1)]))
            case .deliver:
                .answer(ScriptedHost.pause([.cancelled(request: 1)], at: instant(100)))
            default: .answer(Self.nothing(after: message))
            }
        }
        #expect(
            try trace(host).outcome
                == .brokeProtocol("the engine ended request 1, but that request was not in flight"))
    }

    @Test(arguments: [
        HostMessage.ready(version: wireVersion, knobs: []),
        .refused(reason: "no such request", candidates: []),
    ])
    func `a host may not answer a response with a refusal or a greeting`(reply: HostMessage) throws {
        let host = SealedHost { message, _ in
            switch message {
            case .show: .answer(ScriptedHost.pause([Self.request(1)]))
            case .deliver: .answer(reply)
            default: .answer(Self.nothing(after: message))
            }
        }
        #expect(
            try trace(host).outcome
                == .brokeProtocol("the app's host process sent a message that answers nothing"))
    }

    @Test(arguments: [1, -1])
    func `no message may be left out or repeated`(offset: Int) throws {
        let host = SealedHost(number: { $0 < 2 ? $0 : $0 &+ UInt64(bitPattern: Int64(offset)) }) {
            message, _ in
            .answer(Self.nothing(after: message))
        }
        #expect(
            try trace(host).outcome
                == .brokeProtocol("a message did not come from the course's own code in the app"))
    }

    @Test func `no message may be longer than an honest one`() throws {
        let length = MessageChannel.limit + 1
        #expect(
            try trace(Self.said(.announce(UInt32(length)))).outcome
                == .brokeProtocol("a message of \(length) bytes is too long"))
    }

    @Test(arguments: [
        [], [255], [1], [1, 0, 0, 255, 255, 255, 255, 15], Array(repeating: 1, count: 1 << 20),
    ])
    func `every message must be readable`(bytes: [UInt8]) throws {
        #expect(
            try trace(Self.said(.say(bytes))).outcome == .brokeProtocol("a message could not be read"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `the referee does not wait for an endless or missing response`() throws {
        #expect(try trace(Self.waiting(.nothing)).outcome == .exceeded(.wallTime))
        #expect(try trace(Self.waiting(.drip)).outcome == .exceeded(.wallTime))
    }

    @Test func `each kind of event has a limit for the whole run`() throws {
        let fact = HostEvent.Kind.fact(.appeared(view: "Host", location: nil))
        let page = [ScreenLine](repeating: ScreenLine(.text, "x"), count: 1000)
        let floods: [(kinds: [HostEvent.Kind], limit: RunOutcome.Limit)] = [
            (Array(repeating: fact, count: 100_000), .events),
            (Array(repeating: .screen([]), count: 9000), .screens),
            (Array(repeating: .screen(page), count: 400), .text), ([], .stepsWithoutTime),
        ]
        for flood in floods {
            #expect(
                try trace(Self.said(.answer(ScriptedHost.pause(flood.kinds)))).outcome
                    == .exceeded(flood.limit))
        }
    }

    @Test func `a text is cut where it enters the trace`() throws {
        let word = String(repeating: "x", count: 3_000_000)
        let host = SealedHost { message, turn in
            .answer(turn == 0 ? ScriptedHost.pause([.console(word)]) : Self.nothing(after: message))
        }
        let trace = try trace(host)
        #expect(trace.outcome == .completed)
        #expect(trace.events.contains { "\($0.kind)".contains("cut: it had 3000000 bytes") })
        #expect(trace.events.allSatisfy { "\($0.kind)".utf8.count < 30_000 })
    }
}
