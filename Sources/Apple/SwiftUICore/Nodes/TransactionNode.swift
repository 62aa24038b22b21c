import Lifecycle
import Wire

/// Changes the transaction of each update, for the views inside the modified view. The app's `transaction` closure runs
/// once per update of the view. The `transaction` closures of outer views run first and pass the changed transaction to
/// the closures of inner views.
@MainActor final class TransactionNode: Node {
    struct Transform {
        let location: SourceLocation?
        let change: (inout Transaction) -> Void
        /// If `value` is set, the `transaction` closure runs only in updates that change `value`.
        var value: AnyEquatable?
    }

    private var transform: Transform
    private var hasChanged: Bool
    private var known: (pass: Int, transaction: Transaction)?

    init(at site: Site, _ transform: Transform, content: (Site) -> Node) {
        self.transform = transform
        hasChanged = transform.value == nil
        super.init(at: site)
        _ = transaction
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    func update(_ new: Transform) {
        hasChanged = new.value == nil || new.value != transform.value
        transform = new
        known = nil
        _ = transaction
    }

    /// The running update's transaction, with the changes that this view and outer views made.
    var transaction: Transaction {
        if let known, known.pass == tree.passNumber { return known.transaction }
        var transaction = nearest(TransactionNode.self)?.transaction ?? Transaction.running
        if hasChanged {
            Scopes.enter(Scope(view: path, phase: .body, location: transform.location)) {
                transform.change(&transaction)
            }
        }
        known = (tree.passNumber, transaction)
        if transform.value != nil { hasChanged = false }
        return transaction
    }
}

nonisolated struct TransactionModifier: _PrimitiveModifier {
    let transform: TransactionNode.Transform

    nonisolated static var updatesBeforeContent: Bool { true }

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        TransactionNode(at: site, transform, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(TransactionNode.self).update(transform)
    }
}

extension View {
    /// Runs `transform` with the transaction of each update of the view. The `transaction` closures of outer views run
    /// first and pass the changed transaction to the closures of inner views.
    nonisolated public func transaction(
        fileID: String = #fileID, line: Int = #line, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modified(
            by: TransactionModifier(
                transform: .init(location: SourceLocation(fileID: fileID, line: line), change: transform)))
    }

    /// Runs `transform` with the transaction of each update that changes `value`.
    nonisolated public func transaction<Value: Equatable>(
        value: Value, fileID: String = #fileID, line: Int = #line,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modified(
            by: TransactionModifier(
                transform: .init(
                    location: SourceLocation(fileID: fileID, line: line), change: transform,
                    value: AnyEquatable(value))))
    }

    /// Sets the animation of each update that changes `value`, for the modified view.
    nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        modified(
            by: TransactionModifier(
                transform: .init(
                    location: nil, change: { if !$0.disablesAnimations { $0.animation = animation } },
                    value: AnyEquatable(value))))
    }

    /// Sets the animation of each update, for the modified view.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modified(
            by: TransactionModifier(
                transform: .init(
                    location: nil, change: { if !$0.disablesAnimations { $0.animation = animation } })))
    }

    /// Shows the view that `body` returns, without animation.
    nonisolated public func animation<Decorated: View>(
        _ animation: Animation?, @ViewBuilder body: (Self) -> Decorated
    ) -> some View { body(self) }
}
