/// On a device, moves the focus back to the default field of a focus scope. Resetting the focus has no effect in the
/// course, because the action would find the same focus again.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}

nonisolated extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    /// Limits the area in which SwiftUI looks for the default focus. A focus scope has no effect in the course.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
