/// A node around its content that holds it together: a stack is one row of a list, whatever it contains.
@MainActor public final class BoxNode: Node {
    public init(at site: Site, content: (Site) -> Node) {
        super.init(at: site)
        build([content(inside)])
    }
}
