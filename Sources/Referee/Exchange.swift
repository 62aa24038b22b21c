import Scenario
import VirtualTime
import Wire

/// The host's answers, checked against the rules of the conversation and recorded.
extension Referee {
    /// Says one frame, and takes its answer in.
    mutating func exchange(_ frame: RefereeFrame) throws(Interruption) {
        try take(try host.ask(frame))
    }

    /// Takes in what happened since the last answer. An answer out of order ends the run.
    mutating func take(_ answer: HostFrame) throws(Interruption) {
        switch answer {
        case .paused(let pause):
            try take(pause)
        case .stuck(let pause):
            try take(pause)
            host.app.close()
            throw .app(.exceeded(.stepsWithoutTime))
        case .ending(let pause):
            try take(pause)
            throw host.interruption(after: .closed)
        case .ready, .refused:
            throw .app(.brokeProtocol("the app host said something that was not an answer"))
        }
    }

    private mutating func take(_ pause: Pause) throws(Interruption) {
        guard pause.at >= now else { throw .app(.brokeProtocol("the app's time ran backwards")) }
        for event in pause.events {
            guard event.at >= now, event.at <= pause.at else {
                throw .app(.brokeProtocol("something happened out of its time"))
            }
            try take(event)
        }
        now = pause.at
        nextDeadline = pause.nextDeadline
    }

    private mutating func take(_ event: HostEvent) throws(Interruption) {
        let kind: TraceEvent.Kind
        switch event.kind {
        case .requested(let request):
            guard let resource = world.accept(request, at: event.at) else {
                throw .app(.brokeProtocol("request \(request.id) was made twice"))
            }
            kind = .requested(request, resource)
        case .cancelled(let id):
            guard world.cancel(id) else { return }
            kind = .cancelled(request: id)
        case .timedOut(let id):
            guard world.cancel(id) else { return }
            kind = .failed(request: id, .timeout)
        case .screen(let lines):
            eye.screen = lines
            lookOut()
            kind = .screen(lines)
        case .console(let text):
            kind = .console(text)
        case .fact(let fact):
            kind = .fact(fact)
        }
        record(TraceEvent(at: event.at, scope: event.scope, kind))
    }
}
