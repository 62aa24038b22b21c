/// How a field looks.
nonisolated public protocol TextFieldStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public let _look = _Look()
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    nonisolated public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: Self { Self() }
}

/// How an editor looks.
nonisolated public protocol TextEditorStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    public let _look = _Look()
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    nonisolated public static var plain: Self { Self() }
}
