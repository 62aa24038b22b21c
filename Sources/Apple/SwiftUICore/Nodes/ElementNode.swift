import Lifecycle
import Wire

/// The view of one element of a `ForEach`. The view depends on the models that the `ForEach` closure reads.
///
/// The engine always runs the new closure of a `ForEach`, because closures cannot be compared. A change of a `@State`
/// that the `ForEach` closure reads updates the view that declares the `@State`, not the element's view.
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
