extension Subscribers {
    /// Writes each value to a property of an object. As on a device, `Assign` retains its object:
    /// `assign(to: \.x, on: self)`, stored in `self`, makes a retain cycle.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        public func receive(subscription new: any Subscription) {
            guard object != nil, subscription == nil else { return new.cancel() }
            subscription = new
            new.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) {
            object = nil
            subscription = nil
        }

        public func cancel() {
            object = nil
            subscription.take()?.cancel()
        }
    }
}

extension Publisher where Failure == Never {
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Writes each value to a `@Published` property while the property's object exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.core.follow(self)
    }
}
