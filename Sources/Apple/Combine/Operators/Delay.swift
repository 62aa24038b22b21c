extension Publishers {
    /// Delays all values and the completion by an interval.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            // The waiting deliveries, in the order in which the values arrived. A value that arrived earlier is due
            // earlier.
            var appointments: [any Cancellable] = []
            func later(_ action: @escaping () -> Void) {
                appointments.append(
                    scheduler.scheduleOnce(after: interval, tolerance: tolerance, options: options) {
                        if !appointments.isEmpty { appointments.removeFirst() }
                        action()
                    })
            }
            upstream.feed(outlet) { value in
                later { outlet.send(value) }
            } end: { completion in
                later { outlet.end(completion) }
            } onClose: {
                for appointment in appointments { appointment.cancel() }
                appointments = []
            }
        }
    }

    /// Delivers values and the completion on a scheduler, after all work that is already due. Only
    /// `ImmediateScheduler` delivers at once.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            upstream.feed(outlet) { value in
                scheduler.schedule(options: options) { outlet.send(value) }
            } end: { completion in
                scheduler.schedule(options: options) { outlet.end(completion) }
            }
        }
    }

    /// Subscribes to the upstream on a scheduler; the upstream decides on which thread values arrive.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
        }
    }

    /// Completes after an interval without values, or fails if the app passed a custom error.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Failure)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            var waiting: (any Cancellable)?
            func wait() {
                waiting?.cancel()
                waiting = scheduler.scheduleOnce(after: interval, tolerance: nil, options: options) {
                    outlet.end(customError.map { .failure($0()) } ?? .finished)
                }
            }
            wait()
            upstream.feed(outlet) { value in
                wait()
                outlet.send(value)
            } onClose: {
                waiting.take()?.cancel()
            }
        }
    }
}

extension Publisher {
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options,
            customError: customError)
    }
}
