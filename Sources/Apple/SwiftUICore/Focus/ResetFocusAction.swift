/// Asks the system to find the default focus again. Has no effect here, because the result would be the same.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}

nonisolated extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    /// Limits where the default focus is looked for. Has no effect here: the focus follows its
    /// states, wherever they are.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
