/// Sends each value only to the current subscribers, without storing the value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private var upstreams: [any Subscription] = []

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.admit(subscriber, surplus: .dropped, keeping: self)
    }

    public func send(_ value: Output) { audience.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) {
        upstreams = []
        audience.end(completion)
    }

    public func send(subscription: any Subscription) {
        upstreams.append(subscription)
        subscription.request(.unlimited)
    }
}
