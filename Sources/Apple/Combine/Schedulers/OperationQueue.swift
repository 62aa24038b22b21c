import VirtualTime

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _DateTime

    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        VirtualTimer.once(onMain: isMain, action)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        VirtualTimer.once(after: date.delay, onMain: isMain, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        VirtualTimer(after: date.delay, every: interval.duration, onMain: isMain, action)
    }

    private var isMain: Bool { self === OperationQueue.main }
}
