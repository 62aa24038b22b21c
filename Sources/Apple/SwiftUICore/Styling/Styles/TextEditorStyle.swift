/// The look of a text editor.
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

nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public let _look = _Look()
    public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    nonisolated public static var roundedBorder: Self { Self() }
}
