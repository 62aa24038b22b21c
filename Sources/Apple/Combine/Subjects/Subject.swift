public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they subscribed.
///
/// A subscriber that joins while a subject sends a value receives only later values.
final class Audience<Value, Failure: Error> {
    private var outlets: [Outlet<Value, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?

    var isEmpty: Bool { outlets.isEmpty }

    /// Adds an outlet for the subscriber. The outlet delivers `first` as soon as the subscriber requests a value.
    func admit<S: Subscriber>(
        _ subscriber: S, surplus: Outlet<Value, Failure>.Surplus, first: Value? = nil,
        keeping owner: AnyObject
    ) where S.Input == Value, S.Failure == Failure {
        let outlet = Outlet(subscriber, surplus: surplus)
        guard completion == nil else {
            outlet.open()
            if let completion { outlet.end(completion) }
            return
        }
        outlets.append(outlet)
        // Keeps the subject alive while a subscription exists.
        outlet.onClose = { [weak self, weak outlet, owner] in
            withExtendedLifetime(owner) { self?.outlets.removeAll { $0 === outlet } }
        }
        if let first { outlet.send(first) }
        outlet.open()
    }

    func send(_ value: Value) {
        guard completion == nil else { return }
        for outlet in outlets { outlet.send(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        for outlet in outlets { outlet.end(completion) }
        outlets = []
    }
}
