/// Words that are spoken for what it is around. A control that shows none is known by them, whether they are around it or in it.
@MainActor public final class SpokenNameNode: Node {
    /// Empty for none.
    private var words: String

    public init(at site: Site, _ words: String, content: (Site) -> Node) {
        self.words = words
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    public func update(_ words: String) {
        guard words != self.words else { return }
        self.words = words
        forgetDrawing()
        forgetDrawingsInside()
    }

    /// What is spoken of a control that shows no words.
    static func words(for control: ControlNode) -> String? {
        let inside = control.first { $0 as? SpokenNameNode }
        let around = control.nearest(SpokenNameNode.self).flatMap { node in
            node.first { $0 as? ControlNode } === control ? node : nil
        }
        return [around, inside].compactMap { $0?.words }.first { !$0.isEmpty }
    }
}
