extension Publishers {
    /// Publishes the elements of a sequence as the subscriber requests them, then completes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: Counter<Elements, S>(sequence, subscriber))
        }
    }

    /// Takes elements from the sequence only when the subscriber requests values, because the sequence may be
    /// endless.
    private final class Counter<Elements: Swift.Sequence, S: Subscriber>: Subscription
    where S.Input == Elements.Element {
        private var iterator: Elements.Iterator
        private var next: Elements.Element?
        private var subscriber: S?
        private var demand: Subscribers.Demand = .none
        private var isCounting = false

        init(_ sequence: Elements, _ subscriber: S) {
            iterator = sequence.makeIterator()
            next = iterator.next()
            self.subscriber = subscriber
            if next == nil { finishLater() }
        }

        /// An empty sequence completes without a request, after the subscriber has received the subscription.
        private func finishLater() {
            demand = .unlimited
        }

        func request(_ more: Subscribers.Demand) {
            demand += more
            guard !isCounting else { return }
            isCounting = true
            defer { isCounting = false }
            while let subscriber {
                guard let element = next else {
                    self.subscriber = nil
                    return subscriber.receive(completion: .finished)
                }
                guard demand > 0 else { return }
                demand -= 1
                next = iterator.next()
                demand += subscriber.receive(element)
            }
        }

        func cancel() {
            subscriber = nil
        }
    }
}

extension Swift.Sequence {
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}
