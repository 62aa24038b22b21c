nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}

    @MainActor public func body(content: Content) -> some View { content }
}
