/// A value and a format, as an argument of `Text`. A formatted value uses the locale of the view that shows the value.
package nonisolated struct FormattedWords: Equatable, @unchecked Sendable {
    private let input: any Equatable
    private let format: AnyHashable
    private let write: (Locale) -> String

    init<Style: FormatStyle>(_ input: Style.FormatInput, _ format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.input = input
        self.format = AnyHashable(format)
        write = { format.inherited($0).format(input) }
    }

    func words(in locale: Locale) -> String { write(locale) }

    package static func == (left: Self, right: Self) -> Bool {
        func isRights<Input: Equatable>(_ input: Input) -> Bool { input == right.input as? Input }
        return left.format == right.format && isRights(left.input)
    }
}

extension FormatStyle {
    /// Applies the locale of the environment if the app has set a locale.
    nonisolated func inherited(_ locale: Locale) -> Self {
        locale == EnvironmentValues().locale ? self : self.locale(locale)
    }
}
