import CMark

/// The outermost blocks of a Markdown page, with their lines.
enum MarkdownOutline {
    struct Block {
        enum Kind {
            case heading(level: Int, title: String)
            /// The words after the opening fence, and the text between the fences.
            case fence(info: [String], text: String)
            case other
        }
        let kind: Kind
        /// Counted from 0.
        let lines: Range<Int>
    }

    static func blocks(of markdown: String) -> [Block] {
        guard let document = cmark_parse_document(markdown, markdown.utf8.count, CMARK_OPT_DEFAULT) else {
            return []
        }
        defer { cmark_node_free(document) }
        var blocks: [Block] = []
        var next = cmark_node_first_child(document)
        while let node = next {
            let first = Int(cmark_node_get_start_line(node)) - 1
            let last = Int(cmark_node_get_end_line(node))
            blocks.append(Block(kind: kind(of: node), lines: first..<max(last, first + 1)))
            next = cmark_node_next(node)
        }
        return blocks
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
        var text = string(cmark_node_get_literal(node))
        var next = cmark_node_first_child(node)
        while let child = next {
            text += words(under: child)
            next = cmark_node_next(child)
        }
        return text
    }

    private static func string(_ bytes: UnsafePointer<CChar>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }
}
