// The modifiers that set a built-in style of controls and lists. Applying a built-in style returns the view
// unchanged. Apps cannot define a built-in style: the protocol requires a `_Look`, and only this module can create a
// `_Look`.

/// A protocol requirement that only the built-in styles can satisfy.
// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct _Look: Sendable {
    init() {}
}

extension View {
    nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
    nonisolated public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
    nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
    nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
    nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
    nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

nonisolated public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

nonisolated public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }
