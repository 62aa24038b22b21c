import Scenario
import VirtualTime
import Wire

extension Referee {
    mutating func perform(_ step: Step) throws(Interruption) {
        note(.stepped(line: step.line))
        if step.verb.isDeed { screensOfNow = [] }
        switch step.verb {
        case .pick, .template:
            preconditionFailure(
                "line \(step.line) still has a `pick` or a {name}, which the seed has to replace first")
        case .route(let route):
            try add(route, at: step)
        case .network(let state):
            world.set(state, at: now)
        case .show(let settings):
            try say(.show(settings), at: step)
        case .hide:
            try say(.hide, at: step)
        case .set(let setting):
            try say(.set(setting), at: step)
        case .rerender(let times):
            try say(.rerender(times: times), at: step)
        case .gesture(let gesture):
            try perform(gesture, at: step)
        case .wait(let duration):
            try letTimePass(to: now + duration)
        case .settle(let limit):
            try settle(by: now + limit)
        case .want(let resources, within: _):
            note(.wanted(resources))
        case .may:
            break  // The referee skips the line, because only the grading uses it.
        case .within(let limit, let sight, let isExpected):
            try watch(for: sight, isExpected: isExpected, until: now + limit, at: step)
        case .see(let sight, let isExpected, let glance):
            guard glance == .now || seesEveryScreen else {
                throw mistake(
                    at: step,
                    "`\(glance.words)` works only in a scenario file, not line by line", [])
            }
            switch glance {
            case .now: look(for: sight, isExpected: isExpected, by: eye, at: step)
            case .atFirst: look(for: sight, isExpected: isExpected, by: firstEye, at: step)
            case .atOnce: lookAtEachScreen(for: sight, isExpected: isExpected, at: step)
            }
        case .expect(let tallies):
            for tally in tallies { count(tally, at: step) }
        }
    }

    private mutating func add(_ route: Route, at step: Step) throws(Interruption) {
        do throws(FixtureFault) {
            var files: [String: [UInt8]] = [:]
            for name in route.fixtures { files[name] = try fixtures.bytes(of: name) }
            world.add(route, replyingWith: files)
        } catch {
            throw mistake(at: step, error.reason, error.candidates)
        }
    }

    private func mistake(at step: Step, _ reason: String, _ candidates: [String]) -> Interruption {
        .fault(
            .scenario(
                ScenarioFault(
                    scenario: scenarioName, line: step.line, reason: reason, candidates: candidates)))
    }

    /// Performs a gesture. A gesture without a target on screen is a fault of the app, because the user cannot perform
    /// the gesture.
    private mutating func perform(_ gesture: Gesture, at step: Step) throws(Interruption) {
        let answer = try host.ask(.gesture(gesture))
        guard case .refused(let reason, let candidates) = answer else { return try take(answer) }
        let choice = candidates.isEmpty ? "" : " (there is \(candidates.joined(separator: ", ")))"
        let seen = eye.description(knowing: world.bodies)
        let found = TraceText.cut("\(reason)\(choice). On screen: \(seen)", to: TraceText.said)
        note(.checked(line: step.line, check: step.verb.description, held: false, found: found))
    }

    /// If the app's process cannot carry out the line, the scenario has an error.
    private mutating func say(_ message: RefereeMessage, at step: Step) throws(Interruption) {
        let answer = try host.ask(message)
        if case .refused(let reason, let candidates) = answer {
            throw mistake(at: step, reason, candidates)
        }
        try take(answer)
    }
}
