// Combine: values over time, with Apple's names, on the course's own clock.
//
// It knows the clock (`VirtualTime`), the scopes that requests are known by (`Lifecycle`) and the network
// (`URLLoading`), and nothing of views: `SwiftUI` subscribes to what is here. Start with this file and `Subscriber`
// (the agreement between the two sides), then `OperatorStage` and `Outlet`, of which all operators are made.
//
// Everything runs on one thread, so nothing here locks. Where a type is `@unchecked Sendable`, this is the reason.
// Demand is kept exactly where values can be made or held back: sequences, subjects, `flatMap(maxPublishers:)`,
// `values`. What receives values from outside (`merge`, `zip`, `delay`…) asks for all of them and holds them until
// they are wanted.

@_exported import Foundation

/// Delivers values, over time, to whoever subscribes.
///
///     let cancellable = [1, 2, 3].publisher.map { $0 * 2 }.sink { print($0) }      // 2, 4, 6
///
/// A publisher is a description: nothing happens until a subscriber is attached.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Passes everything on to a subject, until the result is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let inlet = Inlet<Output, Failure>(
            onValue: {
                subject.send($0)
                return .none
            }, onCompletion: { subject.send(completion: $0) })
        inlet.onSubscription = { subject.send(subscription: $0) }
        subscribe(inlet)
        inlet.request(.unlimited)
        return AnyCancellable(inlet)
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}

/// The operators' own types, one for each: `Publishers.Map`, `Publishers.Zip`…
public enum Publishers {}
