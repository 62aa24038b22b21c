import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

/// An app with several screens in one instant.
@Suite struct `A see line with at once` {
    /// - Parameter screens: the app's screens right after `show`; `later` has the app's screens 100
    ///   ms later.
    private static func trace(_ lines: String, _ screens: [[ScreenLine]], later: [[ScreenLine]] = []) throws
        -> Trace
    {
        let host = ScriptedHost { message, _ in
            switch message {
            case .show: ScriptedHost.pause(screens.map(HostEvent.Kind.screen))
            case .run(let limit): ScriptedHost.pause(later.map(HostEvent.Kind.screen), at: limit)
            case .hello, .hide, .set, .rerender, .gesture, .deliver, .fail, .bye, .again:
                ScriptedHost.pause([])
            }
        }
        return try Referee.run(
            Scenario(parsing: lines, name: "at-once"), seed: 1, on: host)
    }

    private static func checks(_ trace: Trace) -> [String] {
        trace.events.compactMap { event in
            guard case .checked(_, let check, let held, let found) = event.kind else { return nil }
            return "\(check): \(held), \(found)"
        }
    }

    private static let spinner = [ScreenLine(.spinner, "")]
    private static let text = [ScreenLine(.text, "Old")]

    @Test func `finds the blank screen before the spinner`() throws {
        let trace = try Self.trace("show\nsee spinner\nsee spinner at once", [[], Self.spinner])
        #expect(
            Self.checks(trace) == [
                "see spinner: true, a spinner", "see spinner at once: false, for a moment nothing",
            ])
        #expect(
            trace.told == [
                "wrong-screen: At 0 ms the screen was wrong for a moment: a spinner has to be on screen "
                    + "at once, and came only with a later update of the same instant (`see spinner at "
                    + "once`). In that moment the screen showed nothing."
            ])
    }

    @Test func `finds content that appears for a moment and should not`() throws {
        let trace = try Self.trace("show\nsee no \"Old\" at once", [Self.text, Self.spinner])
        #expect(Self.checks(trace) == ["see no \"Old\" at once: false, for a moment \"Old\""])
    }

    @Test func `holds if every screen satisfies it`() throws {
        let trace = try Self.trace("show\nsee spinner at once", [Self.spinner, Self.spinner + Self.text])
        #expect(Self.checks(trace) == ["see spinner at once: true, a spinner, \"Old\""])
    }

    @Test func `covers the screens since the last action and the instant's start`() throws {
        let lines = "show\nset x 1\nsee spinner at once\nwait 100ms\nsee \"Old\" at once"
        let trace = try Self.trace(lines, [[], Self.spinner], later: [Self.text])
        #expect(Self.checks(trace).map { $0.contains("true") } == [true, true])
    }

    @Test func `is an ordinary check if the last screen is wrong as well`() throws {
        let trace = try Self.trace("show\nsee spinner at once", [[], Self.text])
        #expect(Self.checks(trace) == ["see spinner at once: false, nothing"])
    }
}
