/// A moment on the course's virtual clock, in whole nanoseconds since the app's launch.
///
/// Every event's instant is the same in every run of a scenario with the same seed.
///
///     let answered = VirtualInstant.zero + .milliseconds(300)
///     print(answered)        // 300 ms
public struct VirtualInstant: Hashable, Comparable, Sendable, Codable {
    public var nanoseconds: Int64

    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    public static let zero = VirtualInstant(nanoseconds: 0)

    /// The latest instant, which no run reaches.
    public static let distantFuture = VirtualInstant(nanoseconds: .max)

    public var milliseconds: Double { Double(nanoseconds) / 1_000_000 }

    public static func < (left: Self, right: Self) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    /// The instant that is `duration` after `instant`, or `distantFuture` if the sum overflows.
    public static func + (instant: Self, duration: Duration) -> Self {
        let (sum, overflowed) = instant.nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        return overflowed ? .distantFuture : Self(nanoseconds: sum)
    }

    public static func - (later: Self, earlier: Self) -> Duration {
        .nanoseconds(later.nanoseconds - earlier.nanoseconds)
    }

    // An instant is encoded as one number, because JSON objects would double the size of a trace.
    public init(from decoder: any Decoder) throws {
        nanoseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanoseconds)
    }
}

extension Duration {
    /// The duration in nanoseconds, rounded toward zero and clamped to the range of `Int64`.
    public var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflowed) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflowed else { return seconds < 0 ? .min : .max }
        let (sum, tooFar) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        guard !tooFar else { return seconds < 0 ? .min : .max }
        return sum
    }
}

extension VirtualInstant: CustomStringConvertible {
    public var description: String { (self - .zero).spelled }
}

extension Duration {
    /// The duration in the notation of scenarios: `300 ms`, `1.5 s`, `2 h`.
    public var spelled: String {
        let nanoseconds = wholeNanoseconds
        if nanoseconds == 0 { return "0 ms" }
        for (unit, size) in [("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000)]
            as [(String, Int64)]
        where abs(nanoseconds) >= size && nanoseconds % (size / (unit == "s" ? 1000 : 1)) == 0 {
            return "\(decimal(nanoseconds, over: size)) \(unit)"
        }
        return "\(decimal(nanoseconds, over: 1_000_000)) ms"
    }

    /// Writes `value / size` with as many digits as necessary, without floating-point arithmetic.
    private func decimal(_ value: Int64, over size: Int64) -> String {
        let sign = value < 0 ? "-" : ""
        let whole = value.magnitude / size.magnitude
        var rest = value.magnitude % size.magnitude
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = ""
        while rest > 0, digits.count < 9 {
            rest *= 10
            digits += "\(rest / size.magnitude)"
            rest %= size.magnitude
        }
        return "\(sign)\(whole).\(digits)"
    }
}
