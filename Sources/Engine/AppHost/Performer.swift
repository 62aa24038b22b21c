import Lab
import Lifecycle
import URLLoading
import VirtualTime
import Wire

/// Executes one message of the referee, lets the app finish the instant, and returns the events.
@MainActor struct Performer {
    private let stage: Stage
    private let tree = Tree(simulation: .shared)

    init(stage: Stage, attention: Attention) {
        self.stage = stage
        tree.recordsEveryScreen = attention.everyScreen
        EventLog.shared.notesWorkOfViews = attention.workOfViews
        ClassWatch.begin(attention.classes, in: InitFrames.libraryAddress)
        let (tree, previous) = (tree, Simulation.shared.clockMoved)
        var last = VirtualInstant.zero
        Simulation.shared.clockMoved = { instant in
            onEngine { tree.recordScreen(at: last) }
            last = instant
            previous(instant)
        }
    }

    var greeting: HostMessage {
        .ready(
            version: wireVersion,
            knobs: stage.knobs.map { Wire.Knob(name: $0.name, kind: $0.kind.rawValue) })
    }

    func perform(_ message: RefereeMessage) -> HostMessage {
        switch message {
        case .hello, .bye, .again:
            return .refused(reason: "this message may come only once", candidates: [])
        case .run(let limit):
            return pause(after: Simulation.shared.run(until: limit))
        case .show(let settings):
            guard tree.root == nil else {
                return .refused(reason: "the app is already on screen", candidates: [])
            }
            // A message that is refused must change nothing, so all settings are checked first.
            for setting in settings {
                if let refusal = refusal(of: setting) { return refusal }
            }
            for setting in settings { stage.turn(setting.knob, to: setting.value) }
            stage.show(in: tree)
        case .hide:
            guard tree.root != nil else {
                return .refused(reason: "the app is not on screen", candidates: [])
            }
            tree.unmount()
        case .set(let setting):
            if let refusal = refusal(of: setting) { return refusal }
            stage.turn(setting.knob, to: setting.value)
        case .rerender(let times):
            guard let host = tree.first({ $0 as? EvaluatedNode }) else {
                return .refused(reason: "the app is not on screen", candidates: [])
            }
            for _ in 0..<times {
                host.invalidate(because: .rerendered)
                tree.flush()
            }
        case .gesture(let gesture):
            do throws(Finger.Miss) {
                try Finger(tree: tree).perform(gesture)
            } catch {
                return .refused(reason: error.reason, candidates: error.candidates)
            }
        case .deliver(let request, let response, let more):
            RequestDesk.shared.deliver(response, to: request)
            return pause(after: finishInstant(), isUnseen: more)
        case .fail(let request, let error, let more):
            RequestDesk.shared.fail(request, with: error)
            return pause(after: finishInstant(), isUnseen: more)
        }
        return pause(after: finishInstant())
    }

    /// The response to a message includes every event that the message causes in this instant.
    private func finishInstant() -> Simulation.Stop { Simulation.shared.run(until: Simulation.shared.now) }

    /// - Parameter isUnseen: true if the referee changes the screen again before time passes.
    private func pause(after stop: Simulation.Stop, isUnseen: Bool = false) -> HostMessage {
        let now = Simulation.shared.now
        if stop == .stuck {
            EventLog.shared.diagnose(
                .noTimePassing,
                "the app took \(Simulation.stepsPerInstant) steps without letting time pass")
        }
        if !isUnseen { tree.recordScreen(at: now) }
        let pause = Pause(
            at: now, events: EventLog.shared.takeEvents(), nextDeadline: Simulation.shared.nextDeadline)
        if pause.events.count > Pause.mostEvents { return Self.cutShort(pause) }
        return stop == .stuck ? .stuck(pause) : .paused(pause)
    }

    /// The response for a message whose events do not fit in one response. Grading needs all events, so a response
    /// without some of them ends the run.
    static func cutShort(_ pause: Pause) -> HostMessage {
        let message = """
            \(pause.events.count) events happened at one moment, too many for a run; for many rows, use a List or a lazy \
            stack, which makes only the visible rows
            """
        let diagnosis = Diagnosis(kind: .noTimePassing, message: message, scope: nil)
        let told =
            pause.events.prefix(1000) + [
                HostEvent(at: pause.at, scope: nil, kind: .fact(.diagnosed(diagnosis)))
            ]
        return .stuck(Pause(at: pause.at, events: Array(told), nextDeadline: nil))
    }

    private func refusal(of setting: KnobSetting) -> HostMessage? {
        let (name, value) = (setting.knob, setting.value)
        return switch stage.refusal(of: name, to: value) {
        case .none:
            nil
        case .unknown:
            .refused(reason: "Host has no knob \"\(name)\"", candidates: stage.knobs.map(\.name))
        case .misspelled(let kind):
            .refused(
                reason: "knob \"\(name)\" takes \(kind.article), not \"\(value)\"", candidates: [])
        }
    }
}

extension KnobKind {
    fileprivate var article: String {
        switch self {
        case .int: "a whole number"
        case .double: "a number"
        case .bool: "true or false"
        case .string: "a text"
        }
    }
}
