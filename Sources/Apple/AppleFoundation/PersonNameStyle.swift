// Linux's Foundation has the parts of a person's name, but no formatter that orders them.

nonisolated extension PersonNameComponents {
    /// Formats a person's name in English order: given name first.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: String, Codable, Sendable {
            case short, medium, long, abbreviated
        }

        public var style: Style
        public init(style: Style = .medium) { self.style = style }

        public func format(_ value: PersonNameComponents) -> String {
            switch style {
            case .short:
                value.nickname ?? value.givenName ?? value.familyName ?? ""
            case .medium:
                Self.words([value.givenName, value.familyName])
            case .long:
                Self.words([
                    value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
                ])
            case .abbreviated:
                [value.givenName, value.familyName].compactMap { $0?.first.map(String.init) }.joined()
            }
        }

        private static func words(_ parts: [String?]) -> String {
            parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

nonisolated extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

nonisolated open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case `default`, short, medium, long, abbreviated
    }

    open var style = Style.default
    open var isPhonetic = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: PersonNameComponents) -> String {
        components.formatted(PersonNameComponents.FormatStyle(style: written))
    }

    private var written: PersonNameComponents.FormatStyle.Style {
        switch style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map(string)
    }

    public class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    /// Splits a person's name in English order: the first word is the given name, the last word is the family
    /// name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        var name = PersonNameComponents()
        name.givenName = first
        if words.count > 1 { name.familyName = words.last }
        if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return name
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 1 << 1)
    }
}
