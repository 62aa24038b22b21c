import Lifecycle

extension Publishers {
    /// Runs the app's closures for each event, before the event passes unchanged to the subscriber.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Witness(self, subscriber))
        }
    }

    private final class Witness<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let events: HandleEvents<Upstream>
        private let downstream: Downstream
        private var upstream: (any Subscription)?

        init(_ events: HandleEvents<Upstream>, _ downstream: Downstream) {
            self.events = events
            self.downstream = downstream
        }

        func receive(subscription: any Subscription) {
            events.receiveSubscription?(subscription)
            upstream = subscription
            downstream.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            events.receiveOutput?(input)
            let more = downstream.receive(input)
            if more > 0 { events.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            upstream = nil
            events.receiveCompletion?(completion)
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            events.receiveRequest?(demand)
            upstream?.request(demand)
        }

        func cancel() {
            guard let above = upstream.take() else { return }
            events.receiveCancel?()
            above.cancel()
        }
    }
}

extension Publisher {
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
            receiveRequest: receiveRequest)
    }

    /// Prints each value, completion and subscription event to the app's console before delivery.
    public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
        func write(_ event: String) {
            Console.shared.write((prefix.isEmpty ? "" : "\(prefix): ") + event + "\n")
        }
        return handleEvents(
            receiveSubscription: { write("receive subscription: (\(type(of: $0)))") },
            receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: write("receive finished")
                case .failure(let error): write("receive error: (\(error))")
                }
            },
            receiveCancel: { write("receive cancel") },
            receiveRequest: { write("request \($0)") })
    }
}
