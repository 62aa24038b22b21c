import Lifecycle

/// A view that is compared by its own `==`, whatever its fields say.
nonisolated public struct EquatableView<Content: View & Equatable>: View, Equatable {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    public var body: some View { content }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
