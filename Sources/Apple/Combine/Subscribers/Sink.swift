extension Subscribers {
    /// Requests all values; runs one closure for each value, and another closure for the completion.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public var receiveValue: (Input) -> Void
        public var receiveCompletion: (Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        private var isOver = false

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription new: any Subscription) {
            guard !isOver, subscription == nil else { return new.cancel() }
            subscription = new
            new.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            if !isOver { receiveValue(value) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard !isOver else { return }
            let tell = receiveCompletion
            end()
            tell(completion)
        }

        public func cancel() {
            let above = subscription
            end()
            above?.cancel()
        }

        /// Releases the sink's closures and the captured values.
        private func end() {
            isOver = true
            subscription = nil
            receiveValue = { _ in }
            receiveCompletion = { _ in }
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
