// Modifiers for the look of text, and for the keyboard. The text modifiers return the view unchanged, with
// the same identity.

extension View {
    // MARK: - Text

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { self }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { self }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
    nonisolated public func monospacedDigit() -> some View { self }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { self }
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    nonisolated public func textSelection<Choice: TextSelectability>(_ selectability: Choice) -> some View {
        self
    }

    // MARK: - Keyboard

    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    { self }
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
}

extension Text {
    nonisolated public enum Case: Hashable, Sendable { case uppercase, lowercase }

    nonisolated public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    nonisolated public enum Scale: Hashable, Sendable { case `default`, secondary }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The parts of a text that the keyboard capitalizes.
nonisolated public enum TextInputAutocapitalization: Hashable, Sendable {
    case never, words, sentences, characters
}

/// The older name of `TextInputAutocapitalization`.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// The label of the return key.
nonisolated public enum SubmitLabel: Hashable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
}

nonisolated public protocol TextSelectability: Sendable {}
nonisolated public struct EnabledTextSelectability: TextSelectability {}
nonisolated public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    nonisolated public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    nonisolated public static var disabled: Self { Self() }
}
