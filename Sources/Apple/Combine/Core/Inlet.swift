/// An operator's input: a subscriber made of closures, which requests values only when the operator needs
/// them.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private var onValue: ((Input) -> Subscribers.Demand)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// The demand that the operator requested before the subscription arrived.
    private var early: Subscribers.Demand = .none
    private var isOver = false

    var onSubscription: ((any Subscription) -> Void)?

    init(
        onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0, !isOver else { return }
        if let subscription { subscription.request(demand) } else { early += demand }
    }

    func cancel() {
        isOver = true
        (onValue, onCompletion, onSubscription) = (nil, nil, nil)
        subscription.take()?.cancel()
    }

    func receive(subscription new: any Subscription) {
        guard !isOver, subscription == nil else { return new.cancel() }
        subscription = new
        onSubscription?(new)
        if early > 0 {
            let demand = early
            early = .none
            new.request(demand)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        onValue?(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        subscription = nil
        let tell = onCompletion
        (onValue, onCompletion, onSubscription) = (nil, nil, nil)
        tell?(completion)
    }
}
