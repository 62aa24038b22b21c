import Lifecycle
import Wire

/// Says which value the view inside stands for.
@MainActor final class TagNode: Node {
    var tag: AnyHashable

    init(at site: Site, _ tag: AnyHashable, content: (Site) -> Node) {
        self.tag = tag
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }
}

/// A view with a tag: what a selection calls it.
nonisolated public struct _TaggedView<Content: View, Tag: Hashable>: PrimitiveView {
    let content: Content
    let tag: Tag

    @MainActor public func _makeNode(at site: Site) -> Node {
        TagNode(at: site, tagValue(tag)) { content._makeNode(at: $0) }
    }

    @MainActor public func _update(_ node: Node) {
        node.as(TagNode.self).tag = tagValue(tag)
        node.children.first.map(content._update)
    }
}

/// One of several: its name, and what the chosen option says. The options live inside and are not on screen.
@MainActor final class ChoiceNode: Node, Choosable {
    struct Choice {
        var selection: AnyHashable

        /// Does nothing with a tag that is not of the selection's type, as SwiftUI does.
        var choose: @MainActor (AnyHashable) -> Void
    }
    var choice: Choice

    init(at site: Site, _ choice: Choice, label: (Site) -> Node, options: (Site) -> Node) {
        self.choice = choice
        super.init(at: site)
        build([label(inside), options(inside)])
    }

    var label: String { words(of: children.prefix(1)) }

    var options: [String] { tagged.map(words) }

    func choose(_ option: String) -> Bool {
        guard let node = tagged.first(where: { words($0) == option }) else { return false }
        if isEnabled {
            Scopes.enter(Scope(view: path, phase: .action)) { choice.choose(node.tag) }
        }
        return true
    }

    override func draw(on screen: inout Screen) {
        let chosen = tagged.first { $0.tag == choice.selection }.map(words)
        screen.add(.field, [label, chosen ?? ""].filter { !$0.isEmpty }.joined(separator: ": "))
    }

    private func words(_ tagged: TagNode) -> String { words(of: [tagged]) }

    private var tagged: [TagNode] {
        var found: [TagNode] = []
        _ = children[1].first { node -> Never? in
            if let node = node as? TagNode { found.append(node) }
            return nil
        }
        return found
    }
}

nonisolated struct ChoiceControl<Label: View, Options: View>: PrimitiveView {
    let choice: ChoiceNode.Choice
    let label: Label
    let options: Options

    @MainActor func _makeNode(at site: Site) -> Node {
        ChoiceNode(
            at: site, choice, label: { label._makeNode(at: $0) }, options: { options._makeNode(at: $0) })
    }

    @MainActor func _update(_ node: Node) {
        node.as(ChoiceNode.self).choice = choice
        label._update(node.children[0])
        options._update(node.children[1])
    }
}

/// A tag of `1` fits a selection of `Int` and one of `Int?`, so both are known by what is inside the optional.
nonisolated func tagValue<Value: Hashable>(_ value: Value) -> AnyHashable {
    guard let optional = value as? any OptionalTag else { return AnyHashable(value) }
    return optional.wrappedTag
}

nonisolated private protocol OptionalTag {
    var wrappedTag: AnyHashable { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
    fileprivate var wrappedTag: AnyHashable {
        map { AnyHashable($0) } ?? AnyHashable(NoTag())
    }
}

/// What `nil` is known by.
nonisolated struct NoTag: Hashable {}
