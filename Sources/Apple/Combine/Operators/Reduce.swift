extension Publishers {
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.attach(subscriber) { value in
                result = nextPartialResult(result, value)
                return .pass(result)
            }
        }
    }

    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.attach(
                subscriber,
                throwing: { value in
                    result = try nextPartialResult(result, value)
                    return .pass(result)
                })
        }
    }

    /// Combines all values of the upstream into one value, published at the completion. If the upstream
    /// fails, `reduce` publishes no value.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.attach(subscriber, gathers: true) { value in
                result = nextPartialResult(result, value)
                return .skip
            } end: { completion in
                if case .finished = completion { Ending(.finished, last: result) } else { Ending(completion) }
            }
        }
    }

    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            let each = caught { (value: Upstream.Output) -> Step<Output, any Error> in
                result = try nextPartialResult(result, value)
                return .skip
            }
            upstream.attach(subscriber, gathers: true, each: each) { completion in
                switch completion {
                case .finished: Ending(.finished, last: result)
                case .failure(let error): Ending(.failure(error))
                }
            }
        }
    }

    public typealias Collect<Upstream: Publisher> = Reduce<Upstream, [Upstream.Output]>

    /// Publishes arrays of `count` values; the last array can have fewer values.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var gathered: Output = []
            upstream.attach(subscriber) { value in
                gathered.append(value)
                guard gathered.count == count else { return .skip }
                defer { gathered = [] }
                return .pass(gathered)
            } end: { completion in
                guard case .finished = completion, !gathered.isEmpty else { return Ending(completion) }
                return Ending(.finished, last: gathered)
            }
        }
    }
}

extension Publisher {
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func collect() -> Publishers.Collect<Self> {
        reduce([]) { $0 + [$1] }
    }

    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    public func count() -> Publishers.Reduce<Self, Int> {
        reduce(0) { count, _ in count + 1 }
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
        reduce(true) { $0 && predicate($1) }
    }

    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(Output?.none) { least, value in
            least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
        }.compactMap { $0 }
    }

    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        min { areInIncreasingOrder($1, $0) }
    }

    public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(Output?.none) { $1 }.compactMap { $0 }
    }

    public func last(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(Output?.none) { predicate($1) ? $1 : $0 }.compactMap { $0 }
    }
}

extension Publisher where Output: Comparable {
    public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> { min(by: <) }
    public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> { max(by: <) }
}
