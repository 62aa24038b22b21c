/// A moment of a film, or a length of one.
public struct CMTime: Hashable, Sendable, Comparable {
    public var value: Int64
    public var timescale: Int32

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// A length that is not known.
    public static let indefinite = CMTime(value: 1, timescale: 0)
    public static let positiveInfinity = CMTime(value: .max, timescale: 0)

    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
    }

    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { self != .invalid }
    public var isNumeric: Bool { timescale != 0 }
    public var isIndefinite: Bool { self == .indefinite }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

    public static func + (left: CMTime, right: CMTime) -> CMTime {
        left.timescale == right.timescale
            ? CMTime(value: left.value + right.value, timescale: left.timescale)
            : CMTime(
                seconds: left.seconds + right.seconds,
                preferredTimescale: max(left.timescale, right.timescale))
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime {
        left + CMTime(value: -right.value, timescale: right.timescale)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
