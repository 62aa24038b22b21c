import Foundation

/// The text of a log message. Private values are shown too, because the console belongs to the developer.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let words: String

    public init(stringLiteral value: String) { words = value }
    public init(stringInterpolation: OSLogInterpolation) { words = stringInterpolation.words }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var words = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { words += literal }

    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        words += "\(value())"
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        words += format.precision.map { String(format: "%.\($0)f", Double(value())) } ?? "\(value())"
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        words += String(value(), radix: format.radix)
    }
}

/// The privacy of a value in a log message; the privacy has no effect.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }

    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogStringAlignment: Sendable {
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: Int) -> OSLogStringAlignment { none }
    public static func right(columns: Int) -> OSLogStringAlignment { none }
}

public struct OSLogFloatFormatting: Sendable {
    fileprivate let precision: Int?

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }
    public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: precision)
    }
}

public struct OSLogIntegerFormatting: Sendable {
    fileprivate let radix: Int

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
}
