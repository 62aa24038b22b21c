import Lifecycle
import Wire

/// The node of a view with a body of its own.
///
/// Its body runs when the parent gives it a value that differs, or when something that it read has changed.
@MainActor final class CompositeNode<Content: View>: EvaluatedNode {
    private var view: Content

    init(_ view: Content, at site: Site) {
        self.view = view
        super.init(at: site, name: Self.name)
        noteInit()
        Connection.connect(&self.view, to: self)
        build([run(because: .mounted)._makeNode(at: inside)])
    }

    /// A value that is the same as the last one is not taken up: what its fields captured stays what it was.
    func update(to new: Content) {
        noteInit()
        if !ValueComparison.areEqual(view, new) { return replace(with: new) }
        if isDirty { reevaluate() }
    }

    /// Takes up a value that somebody has found to differ.
    func replace(with new: Content) {
        view = new
        Connection.connect(&view, to: self)
        apply(run(because: .inputChanged))
    }

    override func didAppear() {
        if name != nil { EventLog.shared.record(fact: .appeared(view: path, location: nil)) }
    }

    override func didDisappear() {
        if name != nil { EventLog.shared.record(fact: .disappeared(view: path, location: nil)) }
    }

    /// A value that gets here was made by a run of the parent's body.
    private func noteInit() {
        guard let name else { return }
        EventLog.shared.record(fact: .initialised(view: path, type: name))
    }

    override func reevaluate() {
        Connection.connect(&view, to: self)
        apply(run(because: .rerendered))
    }

    private func run(because cause: BodyCause) -> Content.Body {
        evaluate(because: cause) { view.body }
    }

    private func apply(_ body: Content.Body) {
        children.first.map(body._update)
    }

    /// `ProfilePicture`, and not `ProfilePicture<Text, Int>`: what the learner calls it.
    private static var name: String? {
        let name =
            String(describing: Content.self).split(separator: "<").first.map(String.init) ?? "\(Content.self)"
        // What we make for our own purposes is not a view to a reader.
        return name.hasPrefix("_") ? nil : name
    }
}
