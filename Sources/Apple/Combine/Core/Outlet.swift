/// A publisher's connection to one subscriber. Only `Outlet` counts the values that the subscriber may still
/// receive.
///
/// Invariant: the outlet delivers nothing beyond the demand, and nothing after a completion or a
/// cancellation.
final class Outlet<Value, Failure: Error>: Subscription, @unchecked Sendable {
    /// What happens to a value that the subscriber has not requested.
    enum Surplus {
        case held
        case latestHeld
        case dropped
    }

    private let surplus: Surplus
    private var downstream: AnySubscriber<Value, Failure>?
    private var waiting: [Value] = []
    private var ending: Subscribers.Completion<Failure>?
    private var isDraining = false

    private(set) var demand: Subscribers.Demand = .none

    /// The closure that runs when the subscriber requests more values.
    var onRequest: ((Subscribers.Demand) -> Void)?

    /// The closure that runs on cancellation and after the completion, to release the upstream.
    var onClose: (() -> Void)?

    init<S: Subscriber>(_ subscriber: S, surplus: Surplus = .held)
    where S.Input == Value, S.Failure == Failure {
        downstream = AnySubscriber(subscriber)
        self.surplus = surplus
    }

    var isOpen: Bool { downstream != nil && ending == nil }

    /// True if the next value must wait until the subscriber requests more values.
    var isSated: Bool { demand == .none || !waiting.isEmpty }

    /// Passes this outlet to the subscriber, as its subscription.
    func open() {
        downstream?.receive(subscription: self)
    }

    func send(_ value: Value) {
        guard isOpen else { return }
        switch surplus {
        case .held:
            waiting.append(value)
            drain()
        case .latestHeld, .dropped:
            // An outlet of a subject delivers at once, even during another delivery, because a nested `send`
            // does not wait.
            if demand > 0 { deliver(value) } else if surplus == .latestHeld { waiting = [value] }
        }
    }

    /// Sends the completion after all waiting values are delivered.
    func end(_ completion: Subscribers.Completion<Failure>) {
        guard isOpen else { return }
        ending = completion
        drain()
    }

    func dropWaiting() {
        waiting = []
    }

    func request(_ more: Subscribers.Demand) {
        guard downstream != nil, more > 0 else { return }
        demand += more
        drain()
        if isOpen { onRequest?(more) }
    }

    func cancel() {
        guard downstream != nil else { return }
        downstream = nil
        close()
    }

    /// Delivers the waiting values one after another, including values that are sent during a delivery.
    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        while let downstream {
            if !waiting.isEmpty {
                guard demand > 0 else { return }
                deliver(waiting.removeFirst())
            } else if let ending {
                self.downstream = nil
                downstream.receive(completion: ending)
                return close()
            } else {
                return
            }
        }
    }

    private func deliver(_ value: Value) {
        guard let downstream else { return }
        demand -= 1
        let more = downstream.receive(value)
        guard more > 0, self.downstream != nil else { return }
        demand += more
        if ending == nil { onRequest?(more) }
    }

    private func close() {
        waiting = []
        let tell = onClose
        (onRequest, onClose) = (nil, nil)
        tell?()
    }
}
