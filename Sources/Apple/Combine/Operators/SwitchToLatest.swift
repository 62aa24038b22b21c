extension Publishers {
    /// Publishes the values of the latest publisher that the upstream sends. When a new publisher arrives,
    /// `switchToLatest` cancels the subscription to the previous publisher, including a running network request.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            var latest: Inlet<Output, Failure>?
            var outerIsOver = false

            func follow(_ publisher: P) {
                latest.take()?.cancel()
                guard outlet.isOpen else { return }
                outlet.dropWaiting()
                weak var own: Inlet<Output, Failure>?
                let inner = Inlet<Output, Failure>(
                    onValue: {
                        outlet.send($0)
                        return .none
                    },
                    onCompletion: { completion in
                        if latest === own { latest = nil }
                        if case .failure = completion { return outlet.end(completion) }
                        if outerIsOver, latest == nil { outlet.end(.finished) }
                    })
                own = inner
                latest = inner
                publisher.subscribe(inner)
                inner.request(.unlimited)
            }

            let outer = Inlet<P, Failure>(
                onValue: {
                    follow($0)
                    return .none
                },
                onCompletion: { completion in
                    outerIsOver = true
                    if case .failure = completion { return outlet.end(completion) }
                    if latest == nil { outlet.end(.finished) }
                })
            outlet.onClose = {
                outer.cancel()
                latest.take()?.cancel()
            }
            upstream.subscribe(outer)
            outlet.open()
            outer.request(.unlimited)
        }
    }
}

extension Publisher where Output: Publisher {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
    }

    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        > where Output.Failure == Never
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }

    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Never {
        Publishers.SwitchToLatest(upstream: self)
    }
}
