import Referee
import Scenario
import Wire

/// Runs a story line by line, and records the state after each line.
struct StoryRun {
    private(set) var referee: Referee
    private(set) var moments: [Moment] = []
    /// The error message of the last line that could not run, with a description of the screen.
    private(set) var refusal = ""

    init(on referee: Referee) { self.referee = referee }

    /// - Returns: false if the line could not run, for example because its target is missing.
    @discardableResult mutating func carryOut(_ line: Verb) throws(RefereeFault) -> Bool {
        let before = referee.events.count
        do throws(RefereeFault) {
            try referee.carryOut(Step(line: moments.count + 1, verb: line))
        } catch {
            if case .scenario = error { return false }
            throw error
        }
        var isDone = true
        for event in referee.events[before...] {
            guard case .checked(_, _, false, let found) = event.kind else { continue }
            isDone = false
            refusal = found
        }
        if isDone { moments.append(Moment(referee)) } else { referee.strikeMiss() }
        return isDone
    }

    /// Runs the `settle` line that ends every story.
    mutating func settle() throws(RefereeFault) { try carryOut(.settle(limit: StoryRunner.longest)) }
}

/// The state after one line of a story.
struct Moment: Sendable {
    /// The lines on screen; `StoryResult.screen(at:)` adds the resources that the content came from.
    let lines: [ScreenLine]
    /// The spinner and the error that the screen shows, if any.
    let signs: Set<Sight>
    let events: Int
    /// True if no request is in flight and no timer runs, so the screen does not change by itself.
    let isQuiet: Bool

    init(_ referee: Referee) {
        lines = referee.screen
        var signs: Set<Sight> = []
        if lines.contains(where: { [.spinner, .redacted].contains($0.kind) }) { signs.insert(.spinner) }
        if referee.showsError { signs.insert(.error) }
        self.signs = signs
        events = referee.events.count
        isQuiet = referee.outcome == nil && referee.nextMoment == nil
    }
}
