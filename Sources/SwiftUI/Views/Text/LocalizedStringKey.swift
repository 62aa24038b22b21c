/// The words of a text, with values between them.
///
/// Nothing is translated: a key is its own text. Values are written as SwiftUI writes them, which differs from
/// `String`: `Text("\(1234)")` says `1,234` and `Text("\(1.5)")` says `1.500000`.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let segments: [TextSegment]

    public init(_ value: String) {
        segments = [.words(value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    nonisolated public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var segments: [TextSegment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            segments.append(.words(literal))
        }

        public mutating func appendInterpolation(_ string: String) {
            appendLiteral(string)
        }

        public mutating func appendInterpolation(_ text: Text) {
            segments += text.segments
        }

        /// Adds nothing: a picture has nothing to read.
        public mutating func appendInterpolation(_ image: Image) {}

        public mutating func appendInterpolation(_ attributed: AttributedString) {
            appendLiteral(String(attributed.characters))
        }

        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
            appendLiteral(value._words)
        }

        public mutating func appendInterpolation<Value: _FormatSpecifiable>(
            _ value: Value, specifier: String
        ) {
            appendLiteral(String(format: specifier, value._argument))
        }

        public mutating func appendInterpolation<Value: ReferenceConvertible>(_ value: Value) {
            appendLiteral("\(value)")
        }

        public mutating func appendInterpolation<Value: ReferenceConvertible>(
            _ value: Value, formatter: Formatter
        ) {
            appendLiteral(formatter.string(for: value) ?? "\(value)")
        }

        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            appendLiteral(formatter.string(for: date) ?? "\(date)")
        }

        public mutating func appendInterpolation<Value: NSObject>(_ value: Value, formatter: Formatter) {
            appendLiteral(formatter.string(for: value) ?? "\(value)")
        }

        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
            appendLiteral(format.format(value))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            segments.append(.date(date, style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            segments.append(.dates(dates))
        }
    }
}

/// A number that a text can write without a format.
nonisolated public protocol _FormatSpecifiable: Equatable {
    var _words: String { get }
    var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    /// In groups of three, as in the default locale.
    public var _words: String {
        let digits = String(magnitude)
        let groups = digits.enumerated().map { place, digit in
            place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : "\(digit)"
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }

    public var _argument: any CVarArg { self }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _words: String { String(format: "%f", Double(self)) }
    public var _argument: any CVarArg { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
