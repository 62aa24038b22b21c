import Text

/// Turns Markdown into text for a terminal: wrapped, indented, and painted if the page has color.
///
///     let renderer = MarkdownRenderer(style: style)
///     print(renderer.render("# Task identity\n\nA task runs *once* per appearance."))
///
/// Without color, `code` keeps its backticks and *emphasis* keeps its stars.
public struct MarkdownRenderer: Sendable {
    public let style: PageStyle

    public init(style: PageStyle) { self.style = style }

    /// Renders the whole document, with a newline at the end unless the document is empty.
    public func render(_ markdown: String) -> String {
        lines(of: markdown).map { $0.rendered(for: style) + "\n" }.joined()
    }

    /// The lines of the document, with the addresses of its links at the end.
    public func lines(of markdown: String) -> [StyledText] {
        guard let tree = MarkdownTree(markdown) else { return [StyledText(markdown)] }
        var layout = MarkdownLayout(style: style)
        var lines = layout.blocks(tree.root.children, width: style.textWidth, isLoose: true)
        let references = layout.references()
        if !references.isEmpty { lines += [StyledText()] + references }
        return lines
    }
}
