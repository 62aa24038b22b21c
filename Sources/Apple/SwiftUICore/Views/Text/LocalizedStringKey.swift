/// The text of a string literal with interpolated values.
///
/// In a complete app, the app's bundle translates keys without interpolated values. A key without a translation is
/// shown unchanged, except for Markdown in the key. Interpolated values are formatted as in SwiftUI: `Text("\(1234)")`
/// shows `1,234` and `Text("\(1.5)")` shows `1.500000`.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let segments: [TextSegment]

    public init(_ value: String) {
        var words = LiteralWords()
        words.append(literal: Translation.words(for: value))
        segments = words.segments
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.words.segments
    }

    nonisolated public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var words = LiteralWords()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            words.append(literal: literal)
        }

        private mutating func append(_ value: String) {
            words.append(value: [.words(value)])
        }

        public mutating func appendInterpolation(_ string: String) {
            append(string)
        }

        public mutating func appendInterpolation(_ text: Text) {
            words.append(value: text.segments)
        }

        /// Adds nothing, because an image has no text.
        public mutating func appendInterpolation(_ image: Image) {}

        public mutating func appendInterpolation(_ attributed: AttributedString) {
            append(String(attributed.characters))
        }

        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
            append(value._words)
        }

        public mutating func appendInterpolation<Value: _FormatSpecifiable>(
            _ value: Value, specifier: String
        ) {
            append(String(format: specifier, value._argument))
        }

        public mutating func appendInterpolation<Value: ReferenceConvertible>(_ value: Value) {
            append("\(value)")
        }

        public mutating func appendInterpolation<Value: ReferenceConvertible>(
            _ value: Value, formatter: Formatter
        ) {
            append(formatter.string(for: value) ?? "\(value)")
        }

        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            append(formatter.string(for: date) ?? "\(date)")
        }

        public mutating func appendInterpolation<Value: NSObject>(_ value: Value, formatter: Formatter) {
            append(formatter.string(for: value) ?? "\(value)")
        }

        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
            words.append(value: [.formatted(FormattedWords(value, format))])
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            words.append(value: [.date(date, style)])
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            words.append(value: [.dates(dates)])
        }
    }
}
