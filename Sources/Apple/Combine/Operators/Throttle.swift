extension Publishers {
    /// Publishes at most one value per interval: the first value at once, later the latest or first value of each
    /// interval.
    ///
    /// The completion of a throttled publisher waits until the last value is delivered.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber, surplus: .dropped)
            var due: Output?
            var ending: Subscribers.Completion<Failure>?
            var closesAt: Context.SchedulerTimeType?
            var waiting: (any Cancellable)?

            func deliver() {
                waiting = nil
                guard let value = due.take() else { return }
                closesAt = scheduler.now.advanced(by: interval)
                outlet.send(value)
                if let ending { outlet.end(ending) }
            }

            upstream.feed(outlet) { value in
                if latest || due == nil { due = value }
                guard waiting == nil else { return }
                let left = closesAt.map { scheduler.now.distance(to: $0) } ?? .seconds(0)
                waiting = scheduler.scheduleOnce(
                    after: Swift.max(left, .seconds(0)), tolerance: nil, options: nil, deliver)
            } end: { completion in
                if due == nil { outlet.end(completion) } else { ending = completion }
            } onClose: {
                waiting.take()?.cancel()
            }
        }
    }
}

extension Publisher {
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
