// How controls and lists look. Only looks that are built in: one of a learner's own would have a body, and that body a
// life that nothing here would give it. So nobody else can make a `_Look`, and a style of one's own does not compile.

/// What only a style that is built in has.
// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct _Look: Sendable {
    init() {}
}

extension View {
    nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
    nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
    nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
    nonisolated public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
    nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
    nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
    nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
    nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { self }
    nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
    nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
    nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
    nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
    nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View { self }
    nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        self
    }
    nonisolated public func controlSize(_ size: ControlSize) -> some View { self }
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    nonisolated public func labelsHidden() -> some View { self }
}

/// How large a control is.
nonisolated public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

nonisolated public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

nonisolated public enum ButtonBorderShape: Hashable, Sendable {
    case automatic, capsule, circle, roundedRectangle
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
