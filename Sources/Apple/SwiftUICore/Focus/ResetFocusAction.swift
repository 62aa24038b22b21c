/// Has the system look for the focus anew. It finds what it found before: nothing comes of it.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}

nonisolated extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    /// The views in which the focus is looked for together. The focus is found by its states, wherever they are.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
