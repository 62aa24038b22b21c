package import Lifecycle

extension Node {
    /// Whether `label` is all that the node says, or one of its texts.
    package func says(_ label: String) -> Bool {
        var inside = Screen()
        draw(on: &inside)
        return inside.label == label || inside.lines.contains { $0.kind == .text && $0.content == label }
    }

    /// What the lines of the node say.
    package var lines: [String] {
        var inside = Screen()
        draw(on: &inside)
        return inside.lines.map(\.content)
    }
}
