import VirtualTime

/// The type of times for `RunLoop` and `OperationQueue`: a wrapped `Date`.
public struct _DateTime: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    public func advanced(by stride: Stride) -> Self { Self(date.addingTimeInterval(stride.timeInterval)) }

    /// The time until this date in whole microseconds, because smaller differences are rounding errors of
    /// `Date`.
    var delay: Duration {
        .microseconds(Int64((date.timeIntervalSince(Date()) * 1_000_000).rounded()))
    }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
        public var timeInterval: TimeInterval
        public var magnitude: TimeInterval { abs(timeInterval) }

        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        public init(integerLiteral value: TimeInterval) { timeInterval = value }
        public init(floatLiteral value: TimeInterval) { timeInterval = value }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            timeInterval = value
        }

        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Self { Self(s) }
        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

        public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
        public static func + (left: Self, right: Self) -> Self {
            Self(left.timeInterval + right.timeInterval)
        }
        public static func - (left: Self, right: Self) -> Self {
            Self(left.timeInterval - right.timeInterval)
        }
        public static func * (left: Self, right: Self) -> Self {
            Self(left.timeInterval * right.timeInterval)
        }
        public static func *= (left: inout Self, right: Self) { left = left * right }

        var duration: Duration { .microseconds(Int64((timeInterval * 1_000_000).rounded())) }
    }
}
