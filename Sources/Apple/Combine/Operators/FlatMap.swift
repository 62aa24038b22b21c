extension Publishers {
    /// Makes a publisher from each value, and merges the values of these publishers.
    ///
    /// `FlatMap` subscribes to at most `maxPublishers` publishers at a time. `FlatMap` requests one value at
    /// a time from each publisher, so that an endless publisher does not block others.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let flattening = Flattening(self, into: Outlet<Output, Failure>(subscriber))
            flattening.begin()
        }
    }

    private final class Flattening<NewPublisher: Publisher, Upstream: Publisher>
    where NewPublisher.Failure == Upstream.Failure {
        typealias Inner = Inlet<NewPublisher.Output, NewPublisher.Failure>
        private let operation: FlatMap<NewPublisher, Upstream>
        private let outlet: Outlet<NewPublisher.Output, NewPublisher.Failure>
        private var outer: Inlet<Upstream.Output, Upstream.Failure>?
        private var inners: [Inner] = []
        private var paused: [Inner] = []
        private var outerIsOver = false

        init(
            _ operation: FlatMap<NewPublisher, Upstream>,
            into outlet: Outlet<NewPublisher.Output, NewPublisher.Failure>
        ) {
            self.operation = operation
            self.outlet = outlet
        }

        func begin() {
            let outer = Inlet<Upstream.Output, Upstream.Failure>(
                onValue: {
                    self.follow(self.operation.transform($0))
                    return .none
                },
                onCompletion: { self.outerEnded($0) })
            self.outer = outer
            outlet.onRequest = { _ in self.resume() }
            outlet.onClose = { self.close() }
            operation.upstream.subscribe(outer)
            outlet.open()
            outer.request(operation.maxPublishers)
        }

        private func follow(_ publisher: NewPublisher) {
            guard outlet.isOpen else { return }
            weak var own: Inner?
            let inner = Inner(
                onValue: { value in
                    self.outlet.send(value)
                    guard self.outlet.isSated, let own else { return .max(1) }
                    self.paused.append(own)
                    return .none
                },
                onCompletion: { completion in
                    self.inners.removeAll { $0 === own }
                    self.innerEnded(completion)
                })
            own = inner
            inners.append(inner)
            publisher.subscribe(inner)
            inner.request(.max(1))
        }

        private func resume() {
            let waiting = paused
            paused = []
            for inner in waiting { inner.request(.max(1)) }
        }

        private func outerEnded(_ completion: Subscribers.Completion<Upstream.Failure>) {
            outerIsOver = true
            if case .failure = completion { outlet.end(completion) } else { endIfOver() }
        }

        private func innerEnded(_ completion: Subscribers.Completion<Upstream.Failure>) {
            if case .failure = completion { return outlet.end(completion) }
            endIfOver()
            if operation.maxPublishers != .unlimited { outer?.request(.max(1)) }
        }

        private func endIfOver() {
            if outerIsOver, inners.isEmpty { outlet.end(.finished) }
        }

        private func close() {
            outer.take()?.cancel()
            for inner in inners { inner.cancel() }
            (inners, paused) = ([], [])
        }
    }
}

extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
