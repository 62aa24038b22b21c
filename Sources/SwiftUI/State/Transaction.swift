import Lifecycle

/// How an update would be animated.
nonisolated public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Writes made in `body` are an update of their own: bodies see them apart from what was written before and after.
///
/// There is no animation to look at; that it is a separate update is what an app can notice.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    guard let tree = Tree.current else { return try body() }
    return try tree.inTransaction(body)
}

/// As `withAnimation`, with a transaction of the caller's.
@MainActor public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try withAnimation(transaction.animation, body)
}

extension View {
    /// Runs `transform` each time the body that uses the modifier runs. What it changes would animate, and nothing does.
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
