import Testing

@testable import VirtualTime

/// All tests in one process share one clock. Each test runs to its end on the main actor, and counts
/// time from the start of the test.
@MainActor @Suite struct `The simulation` {
    private let simulation = Simulation.shared

    /// Runs a scene twice and returns its words; if the two runs differ, returns the words of both runs.
    private func played(for milliseconds: Int = 1000, _ scene: (_ say: @escaping (String) -> Void) -> Void)
        -> [String]
    {
        let runs = (1...2).map { _ in
            var lines: [String] = []
            let begin = simulation.now
            scene { lines.append("\((simulation.now - begin).spelled): \($0)") }
            _ = simulation.run(until: begin + .milliseconds(milliseconds))
            return lines
        }
        return runs[0] == runs[1] ? runs[0] : ["The second run differs."] + runs[0] + runs[1]
    }

    @Test func `runs due work in order, and an instant's closing work last`() {
        let told = played { say in
            simulation.schedule(at: simulation.now + .milliseconds(5)) { say("later") }
            simulation.whenInstantCloses { say("closes") }
            simulation.afterEverythingDue {
                say("first")
                simulation.afterEverythingDue { say("second") }
            }
        }
        #expect(told == ["0 ms: first", "0 ms: second", "0 ms: closes", "5 ms: later"])
    }

    @Test func `neither keeps nor waits for a cancelled appointment`() {
        let told = played { say in
            let appointment = simulation.appoint(at: simulation.now + .milliseconds(5)) { say("kept") }
            say(simulation.nextDeadline == simulation.now + .milliseconds(5) ? "waits" : "idle")
            appointment.cancel()
            say(simulation.nextDeadline == nil && appointment.isOver ? "idle" : "waits")
        }
        #expect(told == ["0 ms: waits", "0 ms: idle"])
    }

    @Test func `knows whether work is on the main actor, and restores that afterwards`() {
        let told = played { say in
            simulation.appoint(at: .zero, onMain: false) {
                say("\(simulation.isOnMain)")
                simulation.visitingMain { say("\(simulation.isOnMain)") }
                simulation.runAhead(onMain: true) { say("\(simulation.isOnMain)") }
                say("\(simulation.isOnMain)")
            }
        }
        #expect(told == ["0 ms: false", "0 ms: true", "0 ms: true", "0 ms: false"])
        #expect(simulation.isOnMain)
    }

    @Test func `pauses at the end of the instant in which a pause is requested`() {
        let begin = simulation.now
        var done: [String] = []
        simulation.schedule(at: begin + .milliseconds(1)) {
            simulation.pauseAfterThisInstant()
            done.append("asks")
            simulation.afterEverythingDue { done.append("same instant") }
        }
        simulation.schedule(at: begin + .milliseconds(2)) { done.append("next instant") }
        #expect(simulation.run(until: begin + .milliseconds(10)) == .paused)
        #expect(done == ["asks", "same instant"])
        #expect(simulation.now == begin + .milliseconds(1))
        #expect(simulation.run(until: begin + .milliseconds(10)) == .reachedLimit)
        #expect(done.last == "next instant")
    }

    @Test func `stops work that lets no time pass`() {
        func again() { simulation.afterEverythingDue { if simulation.now == instant { again() } } }
        let instant = simulation.now
        again()
        #expect(simulation.run(until: instant + .milliseconds(1)) == .stuck)
        #expect(simulation.run(until: instant + .milliseconds(1)) == .reachedLimit)
    }

    @Test func `reports each move of the clock once`() {
        let begin = simulation.now
        var moves: [String] = []
        simulation.clockMoved = { moves.append(($0 - begin).spelled) }
        defer { simulation.clockMoved = { _ in } }
        for milliseconds in [3, 3, 5] { simulation.schedule(at: begin + .milliseconds(milliseconds)) {} }
        _ = simulation.run(until: begin + .milliseconds(10))
        #expect(moves == ["3 ms", "5 ms", "10 ms"])
    }
}
