import Referee
import Scenario
import TestSupport
import VirtualTime
import Wire

/// A variant of a story; the variant has the same findings as the story.
enum Retelling: String, CaseIterable, Sendable {
    case asDrawn
    /// All times of the story are multiplied by seven.
    case slower
    /// All events of the story happen an hour later.
    case later
    /// The user also wants another resource all the time, and the app fetches it correctly.
    case besideAnother
    /// The events of each instant are shuffled.
    case shuffled
    /// The scenario is hidden from the learner.
    case hidden

    func tell(_ trace: Trace) -> Trace {
        switch self {
        case .asDrawn: trace
        case .slower: Self.moved(trace) { .zero + ($0 - .zero) * 7 }.stretched(by: 7)
        case .later: Self.moved(trace) { $0 + .seconds(3600) }
        case .besideAnother: Self.besideAnother(trace)
        case .shuffled: Self.shuffled(trace)
        case .hidden: Self.hidden(trace)
        }
    }

    private static func moved(_ trace: Trace, _ move: (VirtualInstant) -> VirtualInstant) -> Trace {
        var trace = trace
        for place in trace.events.indices { trace.events[place].at = move(trace.events[place].at) }
        trace.end = move(trace.end)
        return trace
    }

    private static func besideAnother(_ trace: Trace) -> Trace {
        let other = Resource(path: "/other")
        var trace = trace
        for place in trace.scenario.steps.indices {
            guard case .want(let resources, let limit) = trace.scenario.steps[place].verb else { continue }
            trace.scenario.steps[place].verb = .want(resources + [other], within: limit)
        }
        var first: VirtualInstant?
        trace.events = trace.events.flatMap { event -> [TraceEvent] in
            guard case .wanted(let resources) = event.kind else { return [event] }
            let wanted = TraceEvent(at: event.at, .wanted(resources + [other]))
            guard first == nil else { return [wanted] }
            first = event.at
            return [wanted, TraceEvent(at: event.at, .requested(outgoing(999, other), other))]
        }
        guard let first else { return trace }
        let answer = TraceEvent(
            at: first + .milliseconds(37), .responded(request: 999, status: 200, bytes: 5))
        let behind = trace.events.firstIndex { $0.at > answer.at } ?? trace.events.endIndex
        trace.events.insert(answer, at: behind)
        trace.end = max(trace.end, answer.at)
        return trace
    }

    /// A story with checks keeps its order, because a check's result depends on earlier events of the
    /// same instant.
    private static func shuffled(_ trace: Trace) -> Trace {
        let isChecked = trace.events.contains { event in
            switch event.kind {
            case .checked, .screen: true
            case .stepped, .wanted, .requested, .cancelled, .gaveUp, .responded, .failed, .unsettled,
                .console,
                .fact:
                false
            }
        }
        guard !isChecked else { return trace }
        var random = SplitMix64(seed: UInt64(trace.events.count), stream: 3)
        return trace.shuffledWithinInstants(&random)
    }

    private static func hidden(_ trace: Trace) -> Trace {
        var trace = trace
        trace.scenario.isHidden = true
        return trace
    }
}

extension Trace {
    fileprivate func stretched(by factor: Int) -> Trace {
        var trace = self
        for place in trace.scenario.steps.indices {
            guard case .want(let resources, let limit?) = trace.scenario.steps[place].verb else { continue }
            trace.scenario.steps[place].verb = .want(resources, within: limit * factor)
        }
        return trace
    }
}
