/// An operator's reaction to one value.
enum Step<Output, Failure: Error> {
    case pass(Output)
    case skip
    /// Sends an optional last value, then cancels the upstream.
    case finish(Output?)
    case fail(Failure)
}

/// What an operator sends when the upstream completes: an optional last value and a completion.
struct Ending<Output, Failure: Error> {
    var last: Output?
    var completion: Subscribers.Completion<Failure>

    init(_ completion: Subscribers.Completion<Failure>, last: Output? = nil) {
        self.last = last
        self.completion = completion
    }
}

/// The implementation of operators that send at most one value for each value they receive, such as `map` or `filter`.
///
/// An operator has two functions: `each` handles a value, and `end` handles the completion. `OperatorStage` sends the
/// operator's results, and never more values than the subscriber requests. `OperatorStage` requests a new value for
/// each value that the operator skips. `OperatorStage` keeps the operator's last value until the subscriber requests a
/// value.
final class OperatorStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand: Subscribers.Demand = .none
    private var held: Ending<Downstream.Input, Downstream.Failure>?

    private let gathers: Bool
    private let each: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let end: (Subscribers.Completion<Failure>) -> Ending<Downstream.Input, Downstream.Failure>

    /// - Parameter gathers: true for an operator that makes one value from all values, such as `collect`.
    init(
        _ downstream: Downstream, gathers: Bool,
        each: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
        end:
            @escaping (Subscribers.Completion<Failure>)
            -> Ending<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.gathers = gathers
        self.each = each
        self.end = end
    }

    // MARK: - From the subscriber

    func request(_ more: Subscribers.Demand) {
        demand += more
        if let held { return close(with: held) }
        if !gathers { upstream?.request(more) }
    }

    func cancel() {
        downstream = nil
        held = nil
        upstream.take()?.cancel()
    }

    // MARK: - From the upstream

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
        if gathers { upstream?.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard held == nil, let downstream else { return .none }
        switch each(input) {
        case .pass(let value):
            demand -= 1
            let more = downstream.receive(value)
            demand += more
            return gathers ? .none : more
        case .skip:
            return gathers ? .none : .max(1)
        case .finish(let last):
            upstream.take()?.cancel()
            close(with: Ending(.finished, last: last))
        case .fail(let error):
            upstream.take()?.cancel()
            close(with: Ending(.failure(error)))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard held == nil, downstream != nil else { return }
        upstream = nil
        close(with: end(completion))
    }

    private func close(with ending: Ending<Downstream.Input, Downstream.Failure>) {
        guard let downstream else { return }
        if let last = ending.last {
            guard demand > 0 else {
                held = ending
                return
            }
            held = Ending(ending.completion)  // Requests during `receive` must not repeat the value.
            _ = downstream.receive(last)
            guard self.downstream != nil else { return }
        }
        self.downstream = nil
        held = nil
        downstream.receive(completion: ending.completion)
    }
}

extension Publisher {
    /// Attaches the subscriber through an operator that may change the completion.
    func attach<S: Subscriber>(
        _ subscriber: S, gathers: Bool = false,
        each: @escaping (Output) -> Step<S.Input, S.Failure>,
        end: @escaping (Subscribers.Completion<Failure>) -> Ending<S.Input, S.Failure>
    ) {
        subscribe(OperatorStage(subscriber, gathers: gathers, each: each, end: end))
    }

    /// Attaches the subscriber through an operator that passes on the upstream's completion unchanged.
    func attach<S: Subscriber>(
        _ subscriber: S, each: @escaping (Output) -> Step<S.Input, S.Failure>
    ) where S.Failure == Failure {
        attach(subscriber, each: each, end: { Ending($0) })
    }

    /// Attaches the subscriber through an operator whose closure may throw.
    func attach<S: Subscriber>(
        _ subscriber: S, throwing each: @escaping (Output) throws -> Step<S.Input, S.Failure>
    ) where S.Failure == any Error {
        attach(subscriber, each: caught(each), end: { Ending($0.mapError { $0 }) })
    }
}

/// Turns an error that the operator's closure throws into a failure.
func caught<Input, Output>(
    _ step: @escaping (Input) throws -> Step<Output, any Error>
) -> (Input) -> Step<Output, any Error> {
    { input in do { return try step(input) } catch { return .fail(error) } }
}
