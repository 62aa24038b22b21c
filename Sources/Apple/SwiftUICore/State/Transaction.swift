import Lifecycle
import VirtualTime
import Wire

/// A key for a value that a transaction passes to the closures of the `transaction` modifier.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The animation and other settings of an update.
nonisolated public struct Transaction: @unchecked Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    private var values: [ObjectIdentifier: Any] = [:]

    /// The closures that run after the animations of the update.
    private(set) var completions: [Completion] = []

    struct Completion {
        let criteria: AnimationCompletionCriteria
        let scope: Any?
        let action: () -> Void
    }

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs `completion` after the animations of the update, or directly after an update without animations.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(Completion(criteria: criteria, scope: Scopes.ofNewWork, action: completion))
    }
}

/// The moment at which an animation counts as complete.
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// The animation looks finished, though small motion may continue.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

    /// All motion of the animation has ended.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body` at once, as a separate update. Writes before `withAnimation` take effect before `body` runs. Off the
/// main actor, the writes in `body` are part of the next update, as without `withAnimation`.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// Runs `body` like `withAnimation` without a completion. `completion` runs when the animation that starts with the
/// update ends, in virtual time. If the update starts no animation, `completion` runs after the update.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    guard Simulation.shared.isOnMain else {
        let result = try body()
        Simulation.shared.appoint(at: .zero, onMain: true, completion)
        return result
    }
    var transaction = onEngine { Transaction.running }
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs `body` as `withAnimation` does. The closures of `.transaction { … }` modifiers receive the passed
/// transaction.
nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    guard Simulation.shared.isOnMain else { return try body() }
    return try withoutActuallyEscaping(body) { body in
        let app = UncheckedBox(body)
        return try onEngine {
            guard let tree = Tree.current else { return try app.value() }
            let note = AnimationNote(transaction)
            return try tree.inTransaction(note) {
                defer { if !tree.transactionHasWrites { note.updated(ranBodies: false) } }
                return try app.value()
            }
        }
    }
}

/// Runs `body` in a copy of the running transaction, with one changed value.
nonisolated public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    guard Simulation.shared.isOnMain else { return try body() }
    var transaction = onEngine { Transaction.running.withoutCompletions }
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension Transaction {
    /// The transaction of the running `withTransaction` call or, during an update, the transaction of the update.
    @MainActor static var running: Transaction {
        ((Tree.current?.transactionNote as? AnimationNote)?.transaction ?? Transaction()).withoutCompletions
    }

    /// The transaction's settings without its completions, for nested transactions. Each nested transaction has
    /// separate completions.
    fileprivate var withoutCompletions: Transaction {
        var transaction = self
        transaction.completions = []
        return transaction
    }
}

/// Calls the completions of a transaction at the time when its animation ends.
@MainActor private final class AnimationNote: TransactionNote {
    let transaction: Transaction
    private var isCounting = false

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// A transaction may cause several updates, but the transaction's animations start with the first update.
    func updated(ranBodies: Bool) {
        guard !isCounting else { return }
        isCounting = true
        let animation = ranBodies && !transaction.disablesAnimations ? transaction.animation : nil
        for completion in transaction.completions {
            guard let animation else {
                Simulation.shared.afterEverythingDue { completion.run() }
                continue
            }
            let isLogical = completion.criteria == .logicallyComplete
            guard let end = isLogical ? animation.logicalEnd : animation.end, end.isFinite else { continue }
            Simulation.shared.schedule(at: Simulation.shared.now + .seconds(end)) { completion.run() }
        }
    }
}

extension Transaction.Completion {
    @MainActor fileprivate func run() {
        guard let scope = scope as? Scope else { return action() }
        Scopes.enter(scope, action)
    }
}
