/// The words that VoiceOver speaks for the content. If a control shows no text, the spoken words are the
/// control's label. The `SpokenNameNode` can contain the control or be inside the control.
@MainActor public final class SpokenNameNode: Node {
    /// The spoken words; empty if VoiceOver speaks nothing.
    private var words: String

    public init(at site: Site, _ words: String, content: (Site) -> Node) {
        self.words = words
        super.init(at: site)
        build([content(inside)])
    }

    var spoken: String? { words.isEmpty ? nil : words }

    public override var rowRole: RowRole { .wrapper }

    public func update(_ words: String) {
        guard words != self.words else { return }
        self.words = words
        forgetDrawing()
        forgetDrawingsInside()
    }

    /// The spoken words for a control that shows no text.
    static func words(for control: ControlNode) -> String? {
        let inside = control.first { $0 as? SpokenNameNode }
        let around = control.nearest(SpokenNameNode.self).flatMap { node in
            node.first { $0 as? ControlNode } === control ? node : nil
        }
        return [around, inside].compactMap { $0?.words }.first { !$0.isEmpty }
    }
}
