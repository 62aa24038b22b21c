import VirtualTime

extension Timer {
    /// Publishes the time at multiples of `interval`, counted from the call of `connect()`. With `.autoconnect()`,
    /// the timer starts when the first subscriber attaches.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?
        private let audience = Audience<Date, Never>()
        private var ticking: (any Cancellable)?

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            audience.admit(subscriber, surplus: .dropped, keeping: self)
        }

        /// All connections share one timer: `timer.upstream.connect().cancel()` stops the timer for every subscriber.
        public func connect() -> any Cancellable {
            if ticking == nil {
                let step = RunLoop.SchedulerTimeType.Stride(interval)
                let next = runLoop.now.advanced(by: step)
                ticking = runLoop.schedule(after: next, interval: step) { [weak self] in
                    self?.audience.send(Date())
                }
            }
            return AnyCancellable { [weak self] in self?.ticking.take()?.cancel() }
        }
    }
}
