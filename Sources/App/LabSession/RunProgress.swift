import Referee
import Scenario
import VirtualTime
import Wire

/// A copy of the run so far, for the session.
public struct RunProgress: Sendable {
    public var events: [TraceEvent]
    /// The lines that the app has run, with the seed's choices filled in.
    public var steps: [Step]
    public var now: VirtualInstant
    /// The time of the next event, if the user does nothing.
    public var nextMoment: VirtualInstant?
    public var knobs: [Knob]
    /// How the app ended; nil while the app runs.
    public var outcome: RunOutcome?
    /// Maps each picture's fingerprint to the picture's resource.
    public var pictures: [String: Resource]

    /// Copies the referee's run up to now.
    public init(_ referee: Referee) {
        self.init(
            events: referee.events, steps: referee.steps, now: referee.now, nextMoment: referee.nextMoment,
            knobs: referee.knobs,
            outcome: referee.outcome, pictures: referee.pictures)
    }

    public init(_ trace: Trace) {
        self.init(
            events: trace.events, steps: trace.scenario.steps, now: trace.end, outcome: trace.outcome,
            pictures: trace.pictures)
    }

    public init(
        events: [TraceEvent] = [], steps: [Step] = [], now: VirtualInstant = .zero,
        nextMoment: VirtualInstant? = nil,
        knobs: [Knob] = [],
        outcome: RunOutcome? = nil, pictures: [String: Resource] = [:]
    ) {
        self.events = events
        self.steps = steps
        self.now = now
        self.nextMoment = nextMoment
        self.knobs = knobs
        self.outcome = outcome
        self.pictures = pictures
    }

    /// True if the last `show` or `hide` was a `show`.
    var isShown: Bool {
        for step in steps.reversed() {
            if case .show = step.verb { return true }
            if case .hide = step.verb { return false }
        }
        return false
    }

    /// The requests that fail because of `network off`, even if the app has not received the errors yet. Requests
    /// that wait for a connection do not count as lost.
    public var lost: Set<Int> {
        let states = Dictionary(
            steps.compactMap { step in
                if case .network(let state) = step.verb { (step.line, state) } else { nil }
            }, uniquingKeysWith: { $1 })
        var (state, sent, lost) = (NetworkState.on, Set<Int>(), Set<Int>())
        var waiting: Set<Int> = []
        guard !states.isEmpty else { return lost }
        for event in events {
            switch event.kind {
            case .stepped(let line):
                state = states[line] ?? state
                if state == .on {
                    sent.formUnion(waiting)
                    waiting = []
                }
            case .requested(let request, _):
                let waits = state == .off && request.patience != nil
                if waits { waiting.insert(request.id) } else { sent.insert(request.id) }
            case .cancelled, .gaveUp, .responded, .failed, .wanted, .checked, .unsettled, .screen, .console,
                .fact:
                break
            }
            if state == .off { lost.formUnion(sent) }
        }
        return lost
    }

    public var screen: [ScreenLine] {
        for event in events.reversed() {
            if case .screen(let lines) = event.kind { return lines }
        }
        return []
    }

    public var missedChecks: Int {
        events.count { if case .checked(_, _, false, _) = $0.kind { true } else { false } }
    }
}
