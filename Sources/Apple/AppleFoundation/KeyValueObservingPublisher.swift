extension NSObject {
    /// Publishes an observed property's value after every change; with the option `.initial`, also the
    /// current value first.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        ) { (self.object, self.keyPath, self.options) = (object, keyPath, options) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subscriber.receive(subscription: Changes(self, subscriber))
        }
    }
}

/// Delivers the latest value as soon as the subscriber requests a value.
private final class Changes<Subject: NSObject, Value, S: Subscriber>: Combine.Subscription
where S.Input == Value, S.Failure == Never {
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var waiting: Value?
    private var number: Int?

    init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>, _ subscriber: S) {
        self.subscriber = subscriber
        let path = publisher.keyPath
        if publisher.options.contains(.initial) { waiting = publisher.object[keyPath: path] }
        number = Observers.shared.add(publisher.object, path) { [weak self] object in
            guard let self, let object = object as? Subject else { return }
            waiting = object[keyPath: path]
            give()
        }
        kept = publisher.object
    }
    private var kept: Subject?

    func request(_ more: Subscribers.Demand) {
        demand += more
        give()
    }
    func cancel() {
        if let number { Observers.shared.remove(number) }
        (subscriber, number, kept, waiting) = (nil, nil, nil, nil)
    }
    private func give() {
        guard let subscriber, let value = waiting, demand > .none else { return }
        waiting = nil
        demand -= 1
        demand += subscriber.receive(value)
    }
}
