extension String {
    /// A localizable text with interpolated values, which are formatted as in `LocalizedStringKey`.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let words: String

        public init(_ value: String) {
            words = value
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            self.init(stringInterpolation.words)
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var words = ""

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) { words += literal }

            public mutating func appendInterpolation(_ string: String) { words += string }

            public mutating func appendInterpolation(_ string: Substring) { words += string }

            public mutating func appendInterpolation(_ attributed: AttributedString) {
                words += String(attributed.characters)
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                words += String(localized: resource)
            }

            public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
                words += value._words
            }

            public mutating func appendInterpolation<Value: _FormatSpecifiable>(
                _ value: Value, specifier: String
            ) {
                words += String(format: specifier, value._argument)
            }

            public mutating func appendInterpolation<Style: FormatStyle>(
                _ value: Style.FormatInput, format: Style
            ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
                words += format.format(value)
            }

            @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
                words += "\(value)"
            }
        }
    }

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Translation.words(for: keyAndValue.words, in: table, of: bundle)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.words
    }

    public init(localized resource: LocalizedStringResource) {
        self = Translation.words(for: resource.defaultValue.words, in: resource.table)
    }

    /// Formatting options have no effect on localized texts in the course.
    public init(
        localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.words
    }

    public struct LocalizationOptions: Sendable {
        public init() {}
    }
}
