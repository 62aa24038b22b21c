import Scenario
import VirtualTime
import Wire

/// Checks the replies of the app's process against the rules of the protocol, and records the events in the replies.
extension Referee {
    /// Sends one message and records the events in its reply.
    /// - Parameter limit: the latest instant that the message may reach; nil if the message lets no time pass.
    mutating func exchange(
        _ message: RefereeMessage, until limit: VirtualInstant? = nil
    ) throws(Interruption) {
        try take(try host.ask(message), until: limit)
    }

    /// Records the events since the last reply. The run ends if a reply breaks the protocol.
    mutating func take(
        _ answer: HostMessage, until limit: VirtualInstant? = nil
    ) throws(Interruption) {
        switch answer {
        case .paused(let pause):
            try take(pause, until: limit ?? now)
        case .stuck(let pause):
            try take(pause, until: limit ?? now)
            host.app.close()
            throw .app(.exceeded(.stepsWithoutTime))
        case .ending(let pause):
            try take(pause, until: limit ?? now)
            throw host.interruption(after: .closed)
        case .ready, .refused:
            throw .app(.brokeProtocol("the app's host process sent a message that answers nothing"))
        }
    }

    private mutating func take(_ pause: Pause, until limit: VirtualInstant) throws(Interruption) {
        guard pause.at >= now else { throw .app(.brokeProtocol("the app's clock ran backward")) }
        if let exceeded = budget.takeExchange(at: pause.at) { throw stopped(at: exceeded) }
        var last = now
        for event in pause.events {
            guard event.at >= last, event.at <= pause.at else {
                throw .app(.brokeProtocol("the app's events are not in the order of time"))
            }
            last = event.at
            try take(event)
        }
        guard pause.at <= limit else { throw .app(.brokeProtocol("the app's clock ran ahead")) }
        now = pause.at
        nextDeadline = pause.nextDeadline
    }

    private mutating func take(_ event: HostEvent) throws(Interruption) {
        let kind: TraceEvent.Kind
        switch event.kind {
        case .requested(let sent):
            let request = sent.cut
            guard let resource = world.accept(request, at: event.at) else {
                throw .app(.brokeProtocol("request \(request.id) was sent twice"))
            }
            kind = .requested(request, resource)
        case .cancelled(let id):
            try end(id)
            kind = .cancelled(request: id)
        case .timedOut(let id):
            try end(id)
            kind = world.abandons(id) ? .failed(request: id, .timeout) : .gaveUp(request: id)
        case .screen(let lines):
            eye.screen = lines
            if seesEveryScreen {
                if let last = screensOfNow.last, last.at != event.at { screensOfNow = [] }
                screensOfNow.append((event.at, lines))
            }
            lookOut()
            kind = .screen(lines.map(\.cut))
        case .console(let text):
            kind = .console(TraceText.cut(text, to: TraceText.said))
        case .fact(let fact):
            kind = .fact(fact.cut)
        }
        try spendAndRecord(TraceEvent(at: event.at, scope: event.scope?.cut, kind))
    }

    /// A correct engine ends only requests that are in flight.
    private mutating func end(_ request: Int) throws(Interruption) {
        guard world.cancel(request) else {
            throw .app(
                .brokeProtocol("the engine ended request \(request), but that request was not in flight"))
        }
    }

    /// Stops the run if an event exceeds the limits of the run.
    mutating func spendAndRecord(_ event: TraceEvent) throws(Interruption) {
        if let exceeded = budget.take(event) { throw stopped(at: exceeded) }
        record(event)
    }

    private func stopped(at limit: RunOutcome.Limit) -> Interruption {
        host.app.close()
        return .app(.exceeded(limit))
    }
}
