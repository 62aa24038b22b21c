import CMark

public struct MarkdownLink: Hashable, Sendable {
    public let address: String
    /// The link's line, counted from 1.
    public let line: Int

    public static func all(in markdown: String) -> [MarkdownLink] {
        // The front matter is not Markdown, so empty lines replace it, and all later lines keep their numbers.
        var lines = markdown.lines
        if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
            for index in 0...end { lines[index] = "" }
        }
        let page = lines.joined(separator: "\n")
        guard let document = cmark_parse_document(page, page.utf8.count, CMARK_OPT_DEFAULT) else { return [] }
        defer { cmark_node_free(document) }
        var found: [MarkdownLink] = []
        collect(under: document, line: 1, into: &found)
        return found
    }

    private static func collect(under node: OpaquePointer, line: Int, into found: inout [MarkdownLink]) {
        let own = Int(cmark_node_get_start_line(node))
        let line = own > 0 ? own : line
        let type = cmark_node_get_type(node)
        if type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE, let address = cmark_node_get_url(node) {
            found.append(MarkdownLink(address: String(cString: address), line: line))
        }
        var next = cmark_node_first_child(node)
        while let child = next {
            collect(under: child, line: line, into: &found)
            next = cmark_node_next(child)
        }
    }
}
