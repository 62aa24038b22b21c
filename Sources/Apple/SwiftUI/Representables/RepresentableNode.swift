import Lifecycle
import Wire

/// A SwiftUI view that wraps a UIKit or AppKit object. SwiftUI makes the wrapped object once, updates it at each
/// change and dismantles it after the view's removal.
@MainActor @preconcurrency public protocol _Representable: View where Body == Never {
    associatedtype _Made: AnyObject
    associatedtype Coordinator = Void

    @MainActor func makeCoordinator() -> Coordinator
    @MainActor func _make(_ inside: _RepresentableContext<Coordinator>) -> _Made
    @MainActor func _renew(_ made: _Made, _ inside: _RepresentableContext<Coordinator>)
    @MainActor static func _giveUp(_ made: _Made, _ coordinator: Coordinator)
}

@MainActor public struct _RepresentableContext<Coordinator> {
    let coordinator: Coordinator
    let environment: EnvironmentValues
}

extension _Representable {
    public var body: Never { fatalError("\(Self.self) is made by hand and has no body") }

    @MainActor public func _makeNode(at site: Site) -> Node { RepresentableNode(self, at: site) }

    @MainActor public func _update(_ node: Node) { node.as(RepresentableNode<Self>.self).update(to: self) }
}

extension _Representable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() {}
}

/// The node of a representable view. Creating a representable's node makes the UIKit or AppKit object and updates the
/// object once. A representable's node updates its object again when the view's value changes. A representable's node
/// also updates its object after a change of a value that the last update read. A representable's node dismantles its
/// object after the view is removed.
@MainActor final class RepresentableNode<Content: _Representable>: EvaluatedNode {
    private var view: Content
    private let coordinator: Content.Coordinator
    private var made: Content._Made?

    init(_ view: Content, at site: Site) {
        var view = view
        coordinator = view.makeCoordinator()
        self.view = view
        super.init(at: site, name: _typeName(Content.self, qualified: false).withoutTypeArguments)
        Connection.connect(&view, to: self)
        self.view = view
        let made = run(because: .mounted, in: .makeView) { view._make($0) }
        self.made = made
        run(because: .mounted, in: .updateView) { view._renew(made, $0) }
        build([hosted(by: made)])
    }

    override var rowRole: RowRole { .row }

    /// The SwiftUI views that the representable's object hosts.
    private func hosted(by made: AnyObject) -> Node {
        let hosts = (made as? any HostKeeper)?.hosting ?? []
        return GroupNode(at: inside) { site in hosts.map { $0._hosted._makeNode(at: site) } }
    }

    func update(to new: Content) {
        if !ValueComparison.areEqual(view, new) {
            view = new
            renew(because: .inputChanged)
        } else if isDirty {
            reevaluate()
        }
    }

    override func reevaluate() { renew(because: .rerendered) }

    private func renew(because cause: BodyCause) {
        Connection.connect(&view, to: self)
        guard let made else { return }
        run(because: cause, in: .updateView) { view._renew(made, $0) }
    }

    private func run<Result>(
        because cause: BodyCause, in phase: ScopePhase,
        _ body: (_RepresentableContext<Content.Coordinator>) -> Result
    ) -> Result {
        evaluate(because: cause) {
            Scopes.enter(Scope(view: path, phase: phase)) {
                EnvironmentValues.tracked(for: self, property: "environment") { values in
                    body(_RepresentableContext(coordinator: coordinator, environment: values))
                }
            }
        }
    }

    override func didAppear() {
        EventLog.shared.record(fact: .appeared(view: path, location: nil))
        Scopes.enter(Scope(view: path, phase: .onAppear)) { (made as? any HostKeeper)?._appear() }
    }

    override func didDisappear() {
        EventLog.shared.record(fact: .disappeared(view: path, location: nil))
        Scopes.enter(Scope(view: path, phase: .onDisappear)) {
            (made as? any HostKeeper)?._disappear()
            guard !isInTree, let made else { return }
            Content._giveUp(made, coordinator)
            self.made = nil
        }
    }
}
