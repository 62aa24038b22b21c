// The module Combine: publishers under Apple's names, on the course's clock.
//
// Combine uses the course's clock (`VirtualTime`), the simulated network (`URLLoading`), and `Lifecycle`, which records
// the code that sends a request. The module `SwiftUI` imports `Combine`, so `Combine` cannot import views. Start with
// `Publisher.swift` and `Subscriber.swift`. All operators use `OperatorStage` and `Outlet`.
//
// All code in Combine runs on one thread, so the module needs no locks, and `@unchecked Sendable` is safe. Sequences,
// subjects, `flatMap(maxPublishers:)` and `values` never take more values than the subscriber requests. Operators such
// as `merge`, `zip` and `delay` request all values and store values until the subscriber requests them.

@_exported import Foundation

/// A publisher delivers values over time to its subscribers.
///
///     let cancellable = [1, 2, 3].publisher.map { $0 * 2 }.sink { print($0) }      // 2, 4, 6
///
/// Most publishers do nothing until a subscriber attaches.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// App code calls `subscribe(_:)` instead of `receive(subscriber:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends this publisher's values and completion to a subject until the result is canceled.
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

public enum Publishers {}
