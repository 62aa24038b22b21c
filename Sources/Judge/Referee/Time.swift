import VirtualTime
import Wire

/// Lets time pass for the app and the network together.
///
/// At each instant, the app does all work that is due before the network responds. Responses that are due in the same
/// instant arrive one by one, and the app finishes its work after each response.
extension Referee {
    /// Lets time pass until `target`, and delivers every response that is due by then.
    mutating func letTimePass(to target: VirtualInstant) throws(Interruption) {
        repeat {
            let next = min(target, world.nextAnswer ?? target)
            // The app stops early when it sends a request, because the response may be due before `next`.
            try exchange(.run(until: next), until: next)
            if now == next { try answer() }
        } while now < target || (world.nextAnswer.map { $0 <= target } ?? false)
    }

    /// Delivers every response that is due now, one at a time.
    private mutating func answer() throws(Interruption) {
        var more = false
        while let answer = world.takeAnswer(due: now) {
            more = world.nextAnswer.map { $0 <= now } ?? false
            switch answer.kind {
            case .response(let response):
                try spendAndRecord(
                    TraceEvent(
                        at: now,
                        .responded(
                            request: answer.request, status: response.status, bytes: response.body.count)))
                try exchange(.deliver(request: answer.request, response: response, more: more))
            case .opening:
                let response = Response(status: 101, body: [])
                try exchange(.deliver(request: answer.request, response: response, more: more))
            case .message(let response):
                try spendAndRecord(
                    TraceEvent(
                        at: now,
                        .fact(
                            .messaged(
                                request: answer.request, bytes: response.body.count, isSent: false))))
                try exchange(.deliver(request: answer.request, response: response, more: more))
            case .failure(let error):
                note(.failed(request: answer.request, error))
                try exchange(.fail(request: answer.request, error: error, more: more))
            }
        }
        // The app may cancel the last request of the instant before its response. Then the screen is still to be drawn.
        if more { try exchange(.run(until: now), until: now) }
    }

    /// Lets time pass until the app and the network are idle, but at most until the limit.
    mutating func settle(by limit: VirtualInstant) throws(Interruption) {
        while let next = nextMoment {
            try letTimePass(to: min(next, limit))
            if now >= limit { return noteRemainder() }
        }
    }

    /// Records the work that is still active at the limit of `settle`. Unfinished work is not an error, because an app
    /// may poll forever.
    private mutating func noteRemainder() {
        let remainder = Remainder(after: events, requests: world.inFlight, nextTimer: nextDeadline)
        if !remainder.isNothing { note(.unsettled(remainder)) }
    }
}
