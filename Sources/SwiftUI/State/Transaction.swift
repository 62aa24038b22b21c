import Lifecycle

/// How an update would animate. Nothing animates here.
nonisolated public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Runs `body` at once. Its writes make an update of their own: earlier writes are flushed before `body` runs, and its
/// own when it returns. Nothing animates.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    guard let tree = Tree.current else { return try body() }
    return try tree.inTransaction(body)
}

/// Runs `body` as `withAnimation` does.
@MainActor public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try withAnimation(transaction.animation, body)
}

extension View {
    /// Runs `transform` each time the body that uses the modifier runs. What it changes has no effect.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        var transaction = Transaction()
        transform(&transaction)
        return self
    }

    /// Runs `transform` as the form without a value does.
    nonisolated public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { transaction(transform) }

    /// Shows what `body` makes of the view.
    nonisolated public func animation<Decorated: View>(
        _ animation: Animation?, @ViewBuilder body: (Self) -> Decorated
    ) -> some View { body(self) }
}
