/// Keeps the latest value and sends that value first to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private var upstreams: [any Subscription] = []
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.admit(subscriber, surplus: .latestHeld, first: current, keeping: self)
    }

    /// Subscribers of a `CurrentValueSubject` can already read the new value from the subject, unlike with
    /// `@Published`.
    public func send(_ value: Output) {
        guard audience.completion == nil else { return }
        current = value
        audience.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        upstreams = []
        audience.end(completion)
    }

    public func send(subscription: any Subscription) {
        upstreams.append(subscription)
        subscription.request(.unlimited)
    }
}
