extension Publishers {
    /// Publishes the latest value after an interval without new values.
    ///
    ///     a-ab-abc----------     for 3
    ///     ------------abc---
    ///
    /// A completion of the upstream passes `debounce` at once and drops a waiting value.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber, surplus: .dropped)
            var waiting: (any Cancellable)?
            upstream.feed(outlet) { value in
                waiting?.cancel()
                waiting = scheduler.scheduleOnce(after: dueTime, tolerance: nil, options: options) {
                    outlet.send(value)
                }
            } onClose: {
                waiting.take()?.cancel()
            }
        }
    }
}

extension Publisher {
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// The closure `each` receives the upstream's values, and `end` receives the completion.
    func feed<Value>(
        _ outlet: Outlet<Value, Failure>, each: @escaping (Output) -> Void,
        end: ((Subscribers.Completion<Failure>) -> Void)? = nil, onClose: @escaping () -> Void = {}
    ) {
        let inlet = Inlet<Output, Failure>(
            onValue: {
                each($0)
                return .none
            }, onCompletion: end ?? { outlet.end($0) })
        outlet.onClose = {
            inlet.cancel()
            onClose()
        }
        subscribe(inlet)
        outlet.open()
        inlet.request(.unlimited)
    }
}
