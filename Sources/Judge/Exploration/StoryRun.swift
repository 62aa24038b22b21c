import Referee
import Scenario
import Wire

/// A story while it is played: carries out line after line, and looks around after each.
struct StoryRun {
    private(set) var referee: Referee
    private(set) var moments: [Moment] = []
    /// Why the last line that could not be done could not, and what was on screen.
    private(set) var refusal = ""

    init(on referee: Referee) { self.referee = referee }

    /// - Returns: false if the line could not be done, because there was nothing to touch or the line makes no sense here.
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

    /// The end of every story.
    mutating func settle() throws(RefereeFault) { try carryOut(.settle(limit: StoryStage.longest)) }
}

/// What there was when a line of a story had been carried out.
struct Moment: Sendable {
    /// What the screen says. `Curtain.screen(at:)` knows which of it came from the network.
    let lines: [ScreenLine]
    /// What the screen tells of the app's work: a spinner, an error.
    let signs: Set<Sight>
    /// How many events of the run there were by then.
    let events: Int
    /// Nothing is on its way and no timer runs: nothing changes any more by itself.
    let isQuiet: Bool

    init(_ referee: Referee) {
        lines = referee.screen
        var signs: Set<Sight> = []
        if lines.contains(where: { $0.kind == .spinner }) { signs.insert(.spinner) }
        if referee.showsError { signs.insert(.error) }
        self.signs = signs
        events = referee.events.count
        isQuiet = referee.outcome == nil && referee.nextMoment == nil
    }
}
