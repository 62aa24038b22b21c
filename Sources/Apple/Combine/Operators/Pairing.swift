extension Publishers {
    /// Publishes the latest values of two publishers together: first when both have a value, then at each new
    /// value.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var latest: (A.Output?, B.Output?) = (nil, nil)
            var left = 2
            pair(a, b, Outlet(subscriber, surplus: .latestHeld)) { event, outlet in
                switch event {
                case .first(let value): latest.0 = value
                case .second(let value): latest.1 = value
                case .firstEnded, .secondEnded:
                    left -= 1
                    if left == 0 { outlet.end(.finished) }
                    return
                }
                if let first = latest.0, let second = latest.1 { outlet.send((first, second)) }
            }
        }
    }

    /// Publishes the first values of two publishers as a pair, then the second values, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var waiting: ([A.Output], [B.Output]) = ([], [])
            var isOver = (false, false)
            pair(a, b, Outlet(subscriber)) { event, outlet in
                switch event {
                case .first(let value): waiting.0.append(value)
                case .second(let value): waiting.1.append(value)
                case .firstEnded: isOver.0 = true
                case .secondEnded: isOver.1 = true
                }
                while !waiting.0.isEmpty, !waiting.1.isEmpty {
                    outlet.send((waiting.0.removeFirst(), waiting.1.removeFirst()))
                }
                if isOver.0 && waiting.0.isEmpty || isOver.1 && waiting.1.isEmpty { outlet.end(.finished) }
            }
        }
    }

    fileprivate enum PairEvent<First, Second> {
        case first(First)
        case second(Second)
        case firstEnded
        case secondEnded
    }

    /// Subscribes to two publishers and calls `judge`, which decides what to publish. If one of the two
    /// publishers fails, the combined publisher fails.
    fileprivate static func pair<A: Publisher, B: Publisher, Value>(
        _ a: A, _ b: B, _ outlet: Outlet<Value, A.Failure>,
        judge: @escaping (PairEvent<A.Output, B.Output>, Outlet<Value, A.Failure>) -> Void
    ) where A.Failure == B.Failure {
        let first = Inlet<A.Output, A.Failure>(onValue: {
            judge(.first($0), outlet)
            return .none
        }) {
            if case .failure = $0 { outlet.end($0) } else { judge(.firstEnded, outlet) }
        }
        let second = Inlet<B.Output, B.Failure>(onValue: {
            judge(.second($0), outlet)
            return .none
        }) {
            if case .failure = $0 { outlet.end($0) } else { judge(.secondEnded, outlet) }
        }
        outlet.onClose = {
            first.cancel()
            second.cancel()
        }
        outlet.open()
        a.subscribe(first)
        first.request(.unlimited)
        b.subscribe(second)
        second.request(.unlimited)
    }

    // `CombineLatest3` combines a pair with a third publisher, and puts all three values into one tuple.

    public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> = Map<
        CombineLatest<CombineLatest<A, B>, C>, (A.Output, B.Output, C.Output)
    > where A.Failure == B.Failure, A.Failure == C.Failure

    public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Map<
        CombineLatest<CombineLatest<CombineLatest<A, B>, C>, D>, (A.Output, B.Output, C.Output, D.Output)
    > where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure

    public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> = Map<
        Zip<Zip<A, B>, C>, (A.Output, B.Output, C.Output)
    > where A.Failure == B.Failure, A.Failure == C.Failure

    public typealias Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Map<
        Zip<Zip<Zip<A, B>, C>, D>, (A.Output, B.Output, C.Output, D.Output)
    > where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure
}

extension Publishers.Map {
    public init<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
    where
        Upstream == Publishers.CombineLatest<Publishers.CombineLatest<A, B>, C>,
        Output == (A.Output, B.Output, C.Output)
    {
        self.init(upstream: .init(.init(a, b), c)) { ($0.0, $0.1, $1) }
    }

    public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(_ a: A, _ b: B, _ c: C, _ d: D)
    where
        Upstream == Publishers.CombineLatest<Publishers.CombineLatest<Publishers.CombineLatest<A, B>, C>, D>,
        Output == (A.Output, B.Output, C.Output, D.Output)
    {
        self.init(upstream: .init(.init(.init(a, b), c), d)) { ($0.0.0, $0.0.1, $0.1, $1) }
    }

    public init<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
    where
        Upstream == Publishers.Zip<Publishers.Zip<A, B>, C>,
        Output == (A.Output, B.Output, C.Output)
    {
        self.init(upstream: .init(.init(a, b), c)) { ($0.0, $0.1, $1) }
    }

    public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(_ a: A, _ b: B, _ c: C, _ d: D)
    where
        Upstream == Publishers.Zip<Publishers.Zip<Publishers.Zip<A, B>, C>, D>,
        Output == (A.Output, B.Output, C.Output, D.Output)
    {
        self.init(upstream: .init(.init(.init(a, b), c), d)) { ($0.0.0, $0.0.1, $0.1, $1) }
    }
}

extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ p: P, _ q: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, p, q)
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r)
    }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, p, q)
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, p, q, r)
    }
}
