/// Apple's method name `_body` begins with an underscore.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor func _body(configuration: TextField<Self._Label>) -> _Body
    typealias _Label = _TextFieldStyleLabel
}

nonisolated public enum _TextFieldLabelPart {}
public typealias _TextFieldStyleLabel = _StyledPart<_TextFieldLabelPart>

public protocol _PrimitiveTextFieldStyle: TextFieldStyle, _BuiltInStyle
where _Body == TextField<_TextFieldStyleLabel> {}

extension _PrimitiveTextFieldStyle {
    @MainActor public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

nonisolated public struct DefaultTextFieldStyle: _PrimitiveTextFieldStyle {
    public init() {}
}

nonisolated public struct PlainTextFieldStyle: _PrimitiveTextFieldStyle {
    public init() {}
}

nonisolated public struct RoundedBorderTextFieldStyle: _PrimitiveTextFieldStyle {
    public init() {}
}

nonisolated public struct SquareBorderTextFieldStyle: _PrimitiveTextFieldStyle {
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

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: Self { Self() }
}

extension View {
    /// Applies a style to all text fields in this view: the style's body replaces each field.
    nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        styled(by: style) { (style: Style, field: TextField<_TextFieldStyleLabel>) in
            style._body(configuration: field)
        }
    }
}
