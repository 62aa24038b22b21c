import Lifecycle
import Wire

/// An element of a `ForEach`: the view that the closure makes of it, which depends on the models that the closure reads.
///
/// The closure has another element each time, so there is nothing to compare. A state that it reads counts as read by the view that
/// owns it.
@MainActor final class ElementNode<Content: View>: EvaluatedNode {
    private var content: () -> Content

    init(at site: Site, _ content: @escaping () -> Content) {
        self.content = content
        super.init(at: site)
        build([evaluate(because: .mounted, content)._makeNode(at: inside)])
    }

    func update(_ content: @escaping () -> Content) {
        self.content = content
        run(because: .inputChanged)
    }

    override func reevaluate() { run(because: .rerendered) }

    private func run(because cause: BodyCause) {
        children.first.map(evaluate(because: cause, content)._update)
    }
}
