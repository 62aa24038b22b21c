public import Combine
public import Lifecycle
import VirtualTime
import Wire

/// Runs an `onReceive` action for a publisher's values, from the view's first appearance until the view is removed.
///
/// A view under a sheet stays subscribed to its publisher; the subscription ends only when the view is removed. A
/// publisher that a body makes with a closure is new in each run of the body, and replaces the old publisher. After a
/// publisher has finished, the next update of the view subscribes to the publisher again.
@MainActor final class ReceiverNode<P: Publisher>: Node where P.Failure == Never {
    struct Reception {
        var publisher: P
        var location: SourceLocation
        var action: (P.Output) -> Void
    }

    private var reception: Reception
    private var subscription: AnyCancellable?
    private var hasFinished = false

    init(at site: Site, _ reception: Reception, content: (Site) -> Node) {
        self.reception = reception
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    func update(_ new: Reception) {
        let isSame = ValueComparison.areEqual(reception.publisher, new.publisher)
        reception = new
        guard !isSame || hasFinished, subscription != nil else { return }
        // Subscribes only after the running update, because the `onReceive` action may write state, and the first value
        // may arrive at once.
        Simulation.shared.afterEverythingDue { if self.isInTree { self.subscribe() } }
    }

    override func didAppear() {
        if subscription == nil { subscribe() }
    }

    override func didDisappear() {
        if !isInTree { subscription = nil }
    }

    private func subscribe() {
        subscription = nil
        hasFinished = false
        let finish = { [weak self] (_: Subscribers.Completion<Never>) in
            let node = Carried(self)
            onEngine { node.content?.hasFinished = true }
        }
        subscription = reception.publisher.sink(receiveCompletion: finish) { [weak self] value in
            let (node, value) = (Carried(self), Carried(value))
            if Simulation.shared.isOnMain {
                onEngine { GestureTurn.afterwards { node.content?.receive(value.content) } }
            } else {
                Simulation.shared.afterEverythingDue { node.content?.receive(value.content) }
            }
        }
    }

    private func receive(_ value: P.Output) {
        guard isInTree else { return }
        Scopes.enter(Scope(view: path, phase: .onReceive, location: reception.location)) {
            reception.action(value)
        }
    }
}

/// Carries a publisher's value to the main actor. The unchecked conformance to `Sendable` is safe, because the engine
/// has one thread.
private struct Carried<Content>: @unchecked Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
}

nonisolated public struct _ReceiveModifier<P: Publisher>: _PrimitiveModifier where P.Failure == Never {
    let reception: ReceiverNode<P>.Reception

    @MainActor public func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        ReceiverNode(at: site, reception, content: content)
    }

    @MainActor public func update(_ node: Node) {
        node.as(ReceiverNode<P>.self).update(reception)
    }
}

extension View {
    /// Runs `action` on the main actor with each value of `publisher`, from the view's first appearance until the
    /// view's removal. A view under a sheet stays subscribed to the publisher.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modified(
            by: _ReceiveModifier(
                reception: .init(
                    publisher: publisher, location: SourceLocation(fileID: fileID, line: line), action: action
                )))
    }
}
