/// Finds the default focus again. Has no effect in the course, because the result would be the same.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}

nonisolated extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    /// Limits the area in which SwiftUI looks for the default focus. Has no effect in the course.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
