/// A publisher's values as an asynchronous sequence.
///
/// Each iteration of a `for await` loop requests one value from the publisher. Between two iterations, a
/// `PassthroughSubject` drops its values, and a `CurrentValueSubject` keeps its latest value.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never
    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(line: WaitingLine(publisher))
    }

    public struct Iterator: AsyncIteratorProtocol {
        let line: WaitingLine<P.Output, Never>

        public mutating func next() async -> P.Output? {
            await line.next().get()
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await line.next(isolation: actor).get()
        }
    }
}

/// The values of a publisher that may fail, as an asynchronous sequence. A `for try await` loop over the
/// values throws the publisher's failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = any Error
    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(line: WaitingLine(publisher))
    }

    public struct Iterator: AsyncIteratorProtocol {
        let line: WaitingLine<P.Output, P.Failure>

        public mutating func next() async throws -> P.Output? {
            try await line.next().get()
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output?
        {
            try await line.next(isolation: actor).get()
        }
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
    public var value: Output {
        get async {
            let line = WaitingLine(self)
            guard let value = await line.next().get() else { fatalError("a future ended without a value") }
            return value
        }
    }
}

extension Future {
    @_disfavoredOverload
    public var value: Output {
        get async throws {
            let line = WaitingLine(self)
            guard let value = try await line.next().get() else { throw CancellationError() }
            return value
        }
    }
}

/// Suspends a `for await` loop until the publisher's next value. Canceling the loop's task cancels the
/// subscription and ends the loop.
final class WaitingLine<Value, Failure: Error>: @unchecked Sendable {
    private var inlet: Inlet<Value, Failure>?
    private var waiting: [UnsafeContinuation<Result<Value?, Failure>, Never>] = []
    private var ending: Subscribers.Completion<Failure>?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        let inlet = Inlet<Value, Failure>(
            onValue: { [weak self] in
                self?.take($0)
                return .none
            },
            onCompletion: { [weak self] in self?.end($0) })
        self.inlet = inlet
        publisher.subscribe(inlet)
    }

    deinit {
        inlet?.cancel()
    }

    func next(isolation: isolated (any Actor)? = #isolation) async -> Result<Value?, Failure> {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                if Task.isCancelled { cancel() }
                guard ending == nil else { return continuation.resume(returning: last()) }
                waiting.append(continuation)
                inlet?.request(.max(1))
            }
        } onCancel: {
            cancel()
        }
    }

    /// Returns the publisher's failure once; later calls return nil, which ends the sequence.
    private func last() -> Result<Value?, Failure> {
        guard case .failure(let error) = ending else { return .success(nil) }
        ending = .finished
        return .failure(error)
    }

    private func take(_ value: Value) {
        guard !waiting.isEmpty else { return }
        // The unchecked conformance to `Sendable` is safe, because the engine has one thread.
        nonisolated(unsafe) let answer: Result<Value?, Failure> = .success(value)
        waiting.removeFirst().resume(returning: answer)
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        guard ending == nil else { return }
        ending = completion
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume(returning: last()) }
    }

    private func cancel() {
        inlet.take()?.cancel()
        end(.finished)
    }
}
