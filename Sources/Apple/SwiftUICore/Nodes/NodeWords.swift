package import Lifecycle

extension Node {
    /// Whether `label` equals the node's whole text or one line of the text.
    package func says(_ label: String) -> Bool {
        var inside = Screen()
        draw(on: &inside)
        return inside.label == label || inside.lines.contains { $0.kind == .text && $0.content == label }
    }

    /// The texts of the node, one for each line.
    package var lines: [String] {
        var inside = Screen()
        draw(on: &inside)
        return inside.lines.map(\.content)
    }
}
