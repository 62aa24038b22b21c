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
