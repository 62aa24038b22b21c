import CMark
import Text

/// The outermost blocks of a Markdown page, with their lines.
enum MarkdownOutline {
    struct Block {
        enum Kind {
            case heading(level: Int, title: String)
            /// A block of code: the words after the opening fence, and the text between the fences.
            case fence(info: [String], text: String)
            case other
        }
        let kind: Kind
        let lines: Range<Int>
    }

    static func blocks(of markdown: String) -> [Block] {
        parts(of: markdown) { nodes in
            nodes.map { node in
                let first = Int(cmark_node_get_start_line(node)) - 1
                let last = Int(cmark_node_get_end_line(node))
                return Block(kind: kind(of: node), lines: first..<max(last, first + 1))
            }
        }
    }

    /// Returns the text of each item in the page's bulleted lists, without Markdown's marks and line breaks.
    static func bullets(of markdown: String) -> [String] {
        parts(of: markdown) { nodes in
            nodes.filter { cmark_node_get_list_type($0) == CMARK_BULLET_LIST }
                .flatMap(children).map { words(under: $0).onOneLine }
        }
    }

    /// Parses a page and visits its outermost nodes; a node is valid only during its visit.
    private static func parts<Part>(of markdown: String, _ read: ([OpaquePointer]) -> [Part]) -> [Part] {
        guard let document = cmark_parse_document(markdown, markdown.utf8.count, CMARK_OPT_DEFAULT) else {
            return []
        }
        defer { cmark_node_free(document) }
        return read(children(of: document))
    }

    private static func children(of node: OpaquePointer) -> [OpaquePointer] {
        Array(
            sequence(state: cmark_node_first_child(node)) { next in
                defer { next = next.flatMap { cmark_node_next($0) } }
                return next
            })
    }

    private static func kind(of node: OpaquePointer) -> Block.Kind {
        switch string(cmark_node_get_type_string(node)) {
        case "heading":
            return .heading(level: Int(cmark_node_get_heading_level(node)), title: words(under: node))
        case "code_block":
            let info = string(cmark_node_get_fence_info(node)).split(separator: " ").map(String.init)
            return .fence(info: info, text: string(cmark_node_get_literal(node)))
        default:
            return .other
        }
    }

    private static func words(under node: OpaquePointer) -> String {
        switch string(cmark_node_get_type_string(node)) {
        case "softbreak", "linebreak": return " "
        // cmark does not separate the blocks of a list item, so the outline adds a space between two blocks.
        case "paragraph", "code_block": return string(cmark_node_get_literal(node)) + inner(node) + " "
        default: return string(cmark_node_get_literal(node)) + inner(node)
        }
    }

    private static func inner(_ node: OpaquePointer) -> String { children(of: node).map(words).joined() }

    private static func string(_ bytes: UnsafePointer<CChar>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }
}
