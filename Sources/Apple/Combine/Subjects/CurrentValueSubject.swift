/// Keeps the latest value and sends it to each new subscriber first.
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

    /// Unlike with `@Published`, the new value is already readable when subscribers receive it.
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
