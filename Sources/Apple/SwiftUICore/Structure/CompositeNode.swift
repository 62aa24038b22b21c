import Lifecycle
import Wire

/// The node of a view with a body.
///
/// The body runs when the parent view passes a different value, or after a change of a value that the last body run
/// read.
@MainActor package final class CompositeNode<Content: View>: EvaluatedNode {
    private var view: Content
    private var mover = Mover()

    init(_ view: Content, at site: Site) {
        self.view = view
        super.init(at: site, name: Self.name)
        noteInit()
        Connection.connect(&self.view, to: self)
        build([run(because: .mounted)._makeNode(at: inside)])
    }

    /// If the new value of the view equals the old value, the node keeps the old value and its closures.
    func update(to new: Content) {
        noteInit()
        if !ValueComparison.areEqual(view, new) {
            noteReplacedObjects(in: new)
            return replace(with: new)
        }
        if isDirty { reevaluate() }
    }

    /// Replaces the view's value by a different value.
    func replace(with new: Content) {
        if Content._movesAlike(view, new) {
            take(new)
        } else {
            let shown = mover.shown(view)
            take(new)
            mover.head(for: self) { Content._motion(from: shown, to: new, by: $0) }
        }
        apply(run(because: .inputChanged))
    }

    private func take(_ new: Content) {
        view = new
        Connection.connect(&view, to: self)
    }

    package override func didAppear() {
        if let name { EventLog.shared.record(appearanceOf: path, type: name) }
    }

    package override func didDisappear() {
        if name != nil { EventLog.shared.record(fact: .disappeared(view: path, location: nil)) }
    }

    /// Records in the trace that the parent's body has created the view.
    private func noteInit() {
        guard let name else { return }
        EventLog.shared.record(workOfView: .initialised(view: path, type: name))
    }

    /// Records each object of the app that the parent's body has replaced by a new object.
    private func noteReplacedObjects(in new: Content) {
        guard name != nil else { return }
        for property in ReplacedObjects.all(in: view, new) {
            guard let type = LearnersNames.name(of: property.type) else { continue }
            EventLog.shared.record(
                fact: .objectReplaced(view: path, property: property.name, type: type))
        }
    }

    package override func reevaluate() {
        Connection.connect(&view, to: self)
        apply(run(because: .rerendered))
    }

    private func run(because cause: BodyCause) -> Content.Body {
        guard mover.isMoving else { return evaluate(because: cause) { view.body } }
        let shown = mover.shown(view)
        return evaluate(because: cause) { shown.body }
    }

    private func apply(_ body: Content.Body) {
        children.first.map(body._update)
    }

    /// The type's name in the app's source: `ProfilePicture`, not `ProfilePicture<Text, Int>`. SwiftUI's own views have
    /// no name, because events inside a `NavigationView` are attributed to the app's view that contains the
    /// `NavigationView`.
    private static var name: String? { LearnersNames.name(of: Content.self) }
}
