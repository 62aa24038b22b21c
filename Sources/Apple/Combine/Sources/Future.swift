/// A future's closure runs once, when the future is created, even without subscribers.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let audience = Audience<Output, Failure>()
    private var result: Result<Output, Failure>?

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    private func fulfil(_ new: Result<Output, Failure>) {
        guard result == nil else { return }
        result = new
        switch new {
        case .success(let value):
            audience.send(value)
            audience.end(.finished)
        case .failure(let error):
            audience.end(.failure(error))
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        switch result {
        case nil:
            audience.admit(subscriber, surplus: .latestHeld, keeping: self)
        case .success(let value):
            Just(value).setFailureType(to: Failure.self).subscribe(subscriber)
        case .failure(let error):
            Fail(error: error).subscribe(subscriber)
        }
    }
}

/// Makes a new publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
