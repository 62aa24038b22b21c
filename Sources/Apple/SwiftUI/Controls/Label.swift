import Lifecycle

/// The screen shows a label's title, and its picture unless the picture is a symbol or an asset.
nonisolated public struct Label<Title: View, Icon: View>: _PrimitiveView {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        makeNode(at: site, styledWith: configuration) { site in
            LabelNode(at: site, title: { title._makeNode(at: $0) }, icon: { icon._makeNode(at: $0) })
        }
    }

    @MainActor public func _update(_ node: Node) {
        update(node, styledWith: configuration) { node in
            title._update(node.children[0])
            icon._update(node.children[1])
        }
    }

    @MainActor private func configuration() -> LabelStyleConfiguration {
        LabelStyleConfiguration(title: .init(title), icon: .init(icon))
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload public init<Content: StringProtocol>(_ title: Content, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

@MainActor final class LabelNode: Node {
    init(at site: Site, title: (Site) -> Node, icon: (Site) -> Node) {
        super.init(at: site)
        build([title(inside), icon(inside)])
    }

    override func backdrop(of child: Node) -> Backdrop { .open }

    override func draw(on screen: inout Screen) {
        children[0].draw(on: &screen)
        var beside = Screen()
        children[1].draw(on: &beside)
        for line in beside.lines where !isSymbol(line.content) { screen.add(line.kind, line.content) }
    }

    private func isSymbol(_ content: String) -> Bool {
        content.hasPrefix("symbol ") || content.hasPrefix("asset ")
    }
}
