extension Publishers {
    /// Publishes the values of several publishers as the values arrive. The merged publisher completes after
    /// all publishers have completed, and fails with the first failure.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func merge(with other: Upstream) -> Self {
            Self(publishers + [other])
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            var left = publishers.count
            let inlets = publishers.map { _ in
                Inlet<Output, Failure>(
                    onValue: {
                        outlet.send($0)
                        return .none
                    },
                    onCompletion: { completion in
                        left -= 1
                        if case .failure = completion { return outlet.end(completion) }
                        if left == 0 { outlet.end(.finished) }
                    })
            }
            outlet.onClose = { for inlet in inlets { inlet.cancel() } }
            outlet.open()
            if publishers.isEmpty { outlet.end(.finished) }
            for (publisher, inlet) in Swift.zip(publishers, inlets) where outlet.isOpen {
                publisher.subscribe(inlet)
                inlet.request(.unlimited)
            }
        }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).subscribe(subscriber)
        }
    }

    // `Merge3` merges a third publisher into a `Merge`; `Merge4` merges a fourth into a `Merge3`.

    public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure

    public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<
        Merge3<A, B, C>, D
    >
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
}

extension Publishers.Merge {
    public init<X: Publisher, Y: Publisher>(_ x: X, _ y: Y, _ z: B) where A == Publishers.Merge<X, Y> {
        self.init(.init(x, y), z)
    }

    public init<X: Publisher, Y: Publisher, Z: Publisher>(_ x: X, _ y: Y, _ z: Z, _ last: B)
    where A == Publishers.Merge<Publishers.Merge<X, Y>, Z> {
        self.init(.init(x, y, z), last)
    }
}

extension Publisher {
    public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        Publishers.Merge(self, other)
    }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        merge(with: b).merge(with: c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure
    {
        merge(with: b, c).merge(with: d)
    }
}
