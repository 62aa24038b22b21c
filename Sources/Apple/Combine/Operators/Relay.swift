/// Connects one subscriber to several publishers, one after another. The next publisher of a relay receives the
/// demand that the previous publisher did not meet.
final class Relay<Output, Failure: Error> {
    private let outlet: Outlet<Output, Failure>
    private var source: (any RelaySource)?

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        outlet = Outlet(subscriber)
        outlet.onRequest = { self.source?.request($0) }
        outlet.onClose = { self.source.take()?.cancel() }
    }

    func begin<P: Publisher>(
        _ first: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        follow(first, onCompletion: onCompletion)
        outlet.open()
    }

    func follow<P: Publisher>(
        _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        guard outlet.isOpen else { return }
        let inlet = Inlet<Output, P.Failure>(
            onValue: {
                self.outlet.send($0)
                return .none
            }, onCompletion: onCompletion)
        source = inlet
        publisher.subscribe(inlet)
        inlet.request(outlet.demand)
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        outlet.end(completion)
    }
}

private protocol RelaySource: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

extension Inlet: RelaySource {}

extension Publishers {
    /// Publishes all values of one publisher, then all values of a second publisher.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
        public let prefix: Prefix
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure>(subscriber)
            relay.begin(prefix) { completion in
                if case .failure = completion { return relay.end(completion) }
                relay.follow(suffix) { relay.end($0) }
            }
        }
    }

    /// Continues with a replacement publisher after a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure>(subscriber)
            relay.begin(upstream) { completion in
                guard case .failure(let error) = completion else { return relay.end(.finished) }
                relay.follow(handler(error)) { relay.end($0) }
            }
        }
    }

    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, any Error>(subscriber)
            relay.begin(upstream) { completion in
                guard case .failure(let error) = completion else { return relay.end(.finished) }
                do {
                    relay.follow(try handler(error)) { relay.end($0.mapError { $0 }) }
                } catch {
                    relay.end(.failure(error))
                }
            }
        }
    }

    /// Subscribes to the upstream again after a failure, up to a number of times or without limit.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let retries: Int?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure>(subscriber)
            var left = retries ?? .max
            func again(_ completion: Subscribers.Completion<Failure>) {
                guard case .failure = completion, left > 0 else { return relay.end(completion) }
                left -= 1
                relay.follow(upstream, onCompletion: again)
            }
            relay.begin(upstream, onCompletion: again)
        }
    }
}

extension Publisher {
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(Publishers.Sequence(sequence: elements))
    }

    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(Publishers.Sequence(sequence: elements))
    }

    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
