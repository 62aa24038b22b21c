// CoreMedia: times, time ranges and samples. Time arithmetic works as on a device; no media is captured.

@_exported public import CoreAudioTypes
@_exported public import CoreVideo

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public typealias CMItemCount = Int

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [
        .positiveInfinity, .negativeInfinity, .indefinite,
    ]
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6

    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

    func round(_ number: Double) -> Double {
        switch self {
        case .roundHalfAwayFromZero: number.rounded(.toNearestOrAwayFromZero)
        case .roundTowardZero, .quickTime: number.rounded(.towardZero)
        case .roundAwayFromZero: number.rounded(.awayFromZero)
        case .roundTowardPositiveInfinity: number.rounded(.up)
        case .roundTowardNegativeInfinity: number.rounded(.down)
        }
    }
}

/// A time of media, or a duration.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    /// An unknown duration.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale == 0 ? [] : .valid, epoch: 0)
    }
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let ticks = seconds * Double(preferredTimescale)
        if let value = Int64(exactly: ticks.rounded()) {
            self.init(value: value, timescale: preferredTimescale)
            if Double(value) != ticks { flags.insert(.hasBeenRounded) }
        } else if seconds.isNaN {
            self = .invalid
        } else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }
    public var isValid: Bool { flags.contains(.valid) }
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale != 0
    }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale != 0 else { return .invalid }
        let ticks = Double(value) * Double(newTimescale) / Double(timescale)
        guard let value = Int64(exactly: method.round(ticks)) else {
            return ticks > 0 ? .positiveInfinity : .negativeInfinity
        }
        return CMTime(
            value: value, timescale: newTimescale,
            flags: Double(value) == ticks ? flags : flags.union(.hasBeenRounded), epoch: epoch)
    }
}

extension CMTime: Comparable, Hashable, CustomStringConvertible {
    /// The time's place in Apple's order: invalid times, then numbers, then indefinite times.
    private var rank: Double { isValid ? (isIndefinite ? .infinity : seconds) : -.infinity }

    public static func == (left: CMTime, right: CMTime) -> Bool { compare(left, right) == 0 }
    public static func < (left: CMTime, right: CMTime) -> Bool { compare(left, right) < 0 }

    static func compare(_ left: CMTime, _ right: CMTime) -> Int32 {
        if left.isNumeric, right.isNumeric {
            let (l, r) = (Int(right.timescale), Int(left.timescale))
            let (a, b) = (
                left.value.multipliedFullWidth(by: Int64(l)), right.value.multipliedFullWidth(by: Int64(r))
            )
            if a.high != b.high { return a.high < b.high ? -1 : 1 }
            return a.low == b.low ? 0 : a.low < b.low ? -1 : 1
        }
        if left.isValid != right.isValid { return left.isValid ? 1 : -1 }
        if left.isIndefinite != right.isIndefinite, left.rank == right.rank {
            return left.isIndefinite ? -1 : 1
        }
        return left.rank == right.rank ? 0 : left.rank < right.rank ? -1 : 1
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isValid)
        hasher.combine(isIndefinite)
        hasher.combine(seconds.isNaN ? 0 : seconds)
    }

    public var description: String {
        guard isValid else { return "CMTime(invalid)" }
        if isIndefinite { return "CMTime(indefinite)" }
        return isNumeric ? "CMTime(\(value)/\(timescale) = \(seconds))" : "CMTime(\(seconds))"
    }

    public static func + (left: CMTime, right: CMTime) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        guard left.isNumeric, right.isNumeric else {
            if left.isIndefinite || right.isIndefinite { return .indefinite }
            let sum = left.seconds + right.seconds
            return sum.isNaN ? .invalid : sum > 0 ? .positiveInfinity : .negativeInfinity
        }
        if left.timescale == right.timescale {
            let (sum, overflow) = left.value.addingReportingOverflow(right.value)
            if overflow { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
            return CMTime(value: sum, timescale: left.timescale)
        }
        let scale = commonScale(left.timescale, right.timescale)
        let (a, b) = (left.convertScale(scale, method: .default), right.convertScale(scale, method: .default))
        return a.isNumeric && b.isNumeric
            ? a + b : CMTime(seconds: left.seconds + right.seconds, preferredTimescale: scale)
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime { left + right.negated }

    private var negated: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        if isNegativeInfinity { return .positiveInfinity }
        return CMTime(value: 0 &- value, timescale: timescale, flags: flags, epoch: epoch)
    }

    /// The smallest timescale that represents both times exactly, or the finer of the two timescales if no timescale
    /// does.
    private static func commonScale(_ left: Int32, _ right: Int32) -> Int32 {
        var (a, b) = (left.magnitude, right.magnitude)
        while b != 0 { (a, b) = (b, a % b) }
        let scale = Int(left) / Int(max(a, 1)) * Int(right)
        return Int32(exactly: scale) ?? max(left, right)
    }

    public static func += (left: inout CMTime, right: CMTime) { left = left + right }
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }
}

/// Encodes a time as Apple does: value, timescale and flags.
extension CMTime: Codable {
    private enum CodingKeys: CodingKey {
        case value
        case timescale
        case flags
        case epoch
    }
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            value: try values.decode(Int64.self, forKey: .value),
            timescale: try values.decode(Int32.self, forKey: .timescale),
            flags: CMTimeFlags(rawValue: try values.decode(UInt32.self, forKey: .flags)),
            epoch: try values.decode(Int64.self, forKey: .epoch))
    }
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(value, forKey: .value)
        try values.encode(timescale, forKey: .timescale)
        try values.encode(flags.rawValue, forKey: .flags)
        try values.encode(epoch, forKey: .epoch)
    }
}
