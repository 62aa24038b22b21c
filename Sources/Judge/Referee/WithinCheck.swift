import Scenario
import VirtualTime
import Wire

/// What a `within` line looks for on screen, and whether the check has succeeded so far.
struct WithinCheck {
    let sight: Sight
    let isExpected: Bool
    var hasHeld = false
}

extension Referee {
    mutating func look(for sight: Sight, isExpected: Bool, by eye: ScreenReader, at step: Step) {
        let holds = eye.holds(sight, isExpected: isExpected, given: world.bodies)
        let found = TraceText.cut(eye.description(knowing: world.bodies), to: TraceText.said)
        note(.checked(line: step.line, check: step.verb.description, held: holds, found: found))
    }

    var firstEye: ScreenReader {
        screensOfNow.first { $0.at == now }.map { eye.looking(at: $0.lines) } ?? eye
    }

    /// Checks a `see … at once` line against every screen of the instant, including screens that were visible only for
    /// a moment.
    mutating func lookAtEachScreen(for sight: Sight, isExpected: Bool, at step: Step) {
        func holds(_ eye: ScreenReader) -> Bool {
            eye.holds(sight, isExpected: isExpected, given: world.bodies)
        }
        let screens = screensOfNow.filter { $0.at == now }.map { eye.looking(at: $0.lines) }
        let odd = (screens + [eye]).first { !holds($0) }
        let seen = (odd ?? eye).description(knowing: world.bodies)
        let found = odd == nil || !holds(eye) ? seen : Trace.forAMoment + seen
        note(
            .checked(
                line: step.line, check: step.verb.description, held: odd == nil,
                found: TraceText.cut(found, to: TraceText.said)))
    }

    /// Carries out a `within` line: lets time pass, and checks every new screen.
    mutating func watch(
        for sight: Sight, isExpected: Bool, until end: VirtualInstant, at step: Step
    ) throws(Interruption) {
        lookout = WithinCheck(sight: sight, isExpected: isExpected)
        defer { lookout = nil }
        lookOut()
        try letTimePass(to: end)
        lookOut()
        let held = lookout?.hasHeld ?? false
        let found = TraceText.cut(eye.description(knowing: world.bodies), to: TraceText.said)
        note(.checked(line: step.line, check: step.verb.description, held: held, found: found))
    }

    /// The referee calls this method with each new screen while a `within` line waits.
    mutating func lookOut() {
        guard let watched = lookout, !watched.hasHeld else { return }
        lookout?.hasHeld = eye.holds(watched.sight, isExpected: watched.isExpected, given: world.bodies)
    }

    mutating func count(_ tally: Tally, at step: Step) {
        let run = RunTally(events)
        let count = run.count(of: tally.subject)
        let moment = tally.subject == .inFlight && count > 0 ? " at \(run.busiest.at)" : ""
        note(
            .checked(
                line: step.line, check: Verb.expect([tally]).description, held: tally.holds(for: count),
                found: "\(count)\(moment)"))
    }
}
