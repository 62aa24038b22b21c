import Dispatch
import VirtualTime

/// `DispatchQueue.main` runs actions on the main actor; all other queues run actions off the main actor. All
/// dispatch queues use the same clock.
extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: Self) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(to >= from ? Int(to - from) : -Int(from - to))
        }

        public func advanced(by stride: Stride) -> Self {
            Self(dispatchTime + .nanoseconds(stride.magnitude))
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
            ExpressibleByFloatLiteral, Hashable, Codable, Sendable
        {
            public var magnitude: Int

            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            public init(_ interval: DispatchTimeInterval) {
                switch interval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                case .never: self = .nanoseconds(.max)
                @unknown default: self = .nanoseconds(.max)
                }
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// A time interval that is written as a plain number is in seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .nanoseconds(value)
            }

            public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
            public static func seconds(_ s: Double) -> Self {
                Self(nanoseconds: Int((s * 1_000_000_000).rounded()))
            }
            public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
            public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1000) }
            public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Self, right: Self) -> Self {
                Self(nanoseconds: left.magnitude + right.magnitude)
            }
            public static func - (left: Self, right: Self) -> Self {
                Self(nanoseconds: left.magnitude - right.magnitude)
            }
            public static func * (left: Self, right: Self) -> Self {
                Self(nanoseconds: left.magnitude * right.magnitude)
            }
            public static func *= (left: inout Self, right: Self) { left = left * right }
        }
    }

    /// The scheduler options have no effect, because the engine runs all work in one order on one thread.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        VirtualTimer.once(onMain: isMain, action)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        VirtualTimer.once(after: delay(until: date), onMain: isMain, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        VirtualTimer(
            after: delay(until: date), every: .nanoseconds(interval.magnitude), onMain: isMain, action)
    }

    // On Linux, each access to `DispatchQueue.main` returns a new object, so the label identifies the queue.
    private var isMain: Bool { label == DispatchQueue.main.label }

    private func delay(until date: SchedulerTimeType) -> Duration {
        .nanoseconds(now.distance(to: date).magnitude)
    }
}
