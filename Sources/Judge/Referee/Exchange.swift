import Scenario
import VirtualTime
import Wire

/// The host's answers, checked against the rules of the conversation and recorded.
extension Referee {
    /// Says one frame, and takes its answer in.
    /// - Parameter limit: how far the frame lets time pass; nil for one that lets none pass.
    mutating func exchange(
        _ frame: RefereeFrame, until limit: VirtualInstant? = nil
    ) throws(Interruption) {
        try take(try host.ask(frame), until: limit)
    }

    /// Takes in what happened since the last answer. An answer out of order ends the run.
    mutating func take(
        _ answer: HostFrame, until limit: VirtualInstant? = nil
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
            throw .app(.brokeProtocol("the app host said something that was not an answer"))
        }
    }

    private mutating func take(_ pause: Pause, until limit: VirtualInstant) throws(Interruption) {
        guard pause.at >= now else { throw .app(.brokeProtocol("the app's time ran backwards")) }
        if let exceeded = budget.takeExchange(at: pause.at) { throw stopped(at: exceeded) }
        var last = now
        for event in pause.events {
            guard event.at >= last, event.at <= pause.at else {
                throw .app(.brokeProtocol("something happened out of its time"))
            }
            last = event.at
            try take(event)
        }
        guard pause.at <= limit else { throw .app(.brokeProtocol("the app's time ran ahead")) }
        now = pause.at
        nextDeadline = pause.nextDeadline
    }

    private mutating func take(_ event: HostEvent) throws(Interruption) {
        let kind: TraceEvent.Kind
        switch event.kind {
        case .requested(let sent):
            let request = sent.cut
            guard let resource = world.accept(request, at: event.at) else {
                throw .app(.brokeProtocol("request \(request.id) was made twice"))
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

    /// Takes a request off the network. The engine never ends one that it has not made, nor one that has its answer.
    private mutating func end(_ request: Int) throws(Interruption) {
        guard world.cancel(request) else {
            throw .app(.brokeProtocol("request \(request) was ended and was not on its way"))
        }
    }

    /// Records what the app brought about, as long as its run has room for it.
    mutating func spendAndRecord(_ event: TraceEvent) throws(Interruption) {
        if let exceeded = budget.take(event) { throw stopped(at: exceeded) }
        record(event)
    }

    private func stopped(at limit: RunOutcome.Limit) -> Interruption {
        host.app.close()
        return .app(.exceeded(limit))
    }
}
