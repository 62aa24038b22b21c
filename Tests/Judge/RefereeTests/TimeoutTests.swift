import Referee
import Scenario
import Testing
import VirtualTime
import Wire

/// Tests who caused a time-out: the network if it did not respond within the system's default time, and otherwise
/// the app.
@Suite struct `A request that timed out` {
    /// A `Host` view that sends one request when it appears and gives up after some seconds.
    private func kinds(_ reply: String, givingUpAfter seconds: Int) throws -> [TraceEvent.Kind] {
        let host = ScriptedHost { message, turn in
            let end = VirtualInstant.zero + .seconds(seconds)
            switch message {
            case .show:
                return ScriptedHost.pause([
                    .requested(OutgoingRequest(id: 1, method: "GET", url: "https://x.example/a"))
                ])
            case .run(let until) where until < end:
                return .paused(Pause(at: until, events: [], nextDeadline: end))
            case .run(let until):
                let gaveUp = HostEvent(at: end, scope: nil, kind: .timedOut(request: 1))
                return .paused(Pause(at: until, events: turn == 1 ? [gaveUp] : [], nextDeadline: nil))
            default: return .paused(Pause(at: .zero, events: [], nextDeadline: nil))
            }
        }
        let scenario = try Scenario(
            parsing: "route GET /a \(reply)\nshow\nwait \(seconds)s", name: "timeout")
        return try Referee.run(scenario, seed: 1, on: host).events.map(\.kind).filter { kind in
            switch kind {
            case .gaveUp, .failed, .responded: true
            default: false
            }
        }
    }

    @Test(arguments: ["replies text after 5s", "replies 500 after 20s", "replies text after 59s"])
    func `counts as the app's choice if a response was coming`(reply: String) throws {
        #expect(try kinds(reply, givingUpAfter: 2) == [.gaveUp(request: 1)])
    }

    @Test(arguments: ["replies text after 60s", "replies text after 1h", "fails with timeout after 10s"])
    func `is a failure of the network if no response was coming in time`(reply: String) throws {
        #expect(try kinds(reply, givingUpAfter: 2) == [.failed(request: 1, .timeout)])
    }

    @Test func `is a failure of the network after the system's default time`() throws {
        #expect(try kinds("replies text after 60s", givingUpAfter: 60) == [.failed(request: 1, .timeout)])
    }
}
