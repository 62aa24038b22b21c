/// A publisher that starts at `connect()` instead of at the first subscriber.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects when the first subscriber attaches, and disconnects when the last subscriber cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publishers {
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            let inlet = Inlet<Output, Failure>(
                onValue: {
                    outlet.send($0)
                    return .none
                }, onCompletion: { outlet.end($0) })
            outlet.onRequest = { inlet.request($0) }
            outlet.onClose = { [self] in
                inlet.cancel()
                subscribers -= 1
                if subscribers == 0 { connection.take()?.cancel() }
            }
            subscribers += 1
            upstream.subscribe(inlet)
            outlet.open()
            if subscribers > 0, connection == nil { connection = upstream.connect() }
        }
    }

    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private var subject: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var present: SubjectType {
            if let subject { return subject }
            let new = createSubject()
            subject = new
            return new
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            present.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            upstream.subscribe(present)
        }
    }

    /// Shares one subscription to the upstream among all subscribers. The shared subscription ends when the last
    /// subscriber cancels.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }
    }

    public typealias MakeConnectable<Upstream: Publisher> = Multicast<
        Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
    >
}

extension Publisher {
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }

    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        multicast { PassthroughSubject() }
    }
}
