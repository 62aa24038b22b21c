import CMark
import Text

/// One node of a parsed Markdown document, valid while its `MarkdownTree` lives.
struct MarkdownNode {
    let pointer: OpaquePointer

    /// The name of the node's kind in cmark, such as "paragraph" or "table_cell". cmark's numeric kinds are not usable:
    /// the table extension gets its numbers at run time.
    var kind: String {
        guard let name = cmark_node_get_type_string(pointer) else { return "unknown" }
        return String(cString: name)
    }

    var children: [MarkdownNode] {
        var found: [MarkdownNode] = []
        var next = cmark_node_first_child(pointer)
        while let child = next {
            found.append(MarkdownNode(pointer: child))
            next = cmark_node_next(child)
        }
        return found
    }

    /// The node's text, without control characters.
    var literal: String { Self.text(cmark_node_get_literal(pointer)) }
    var url: String { Self.text(cmark_node_get_url(pointer)) }
    var fenceInfo: String { Self.text(cmark_node_get_fence_info(pointer)) }
    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
    var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }

    enum Alignment { case leading, center, trailing }

    var columnAlignments: [Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else {
            return Array(repeating: .leading, count: count)
        }
        return (0..<count).map { column in
            switch letters[column] {
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .trailing
            default: .leading
            }
        }
    }

    private static func text(_ bytes: UnsafePointer<CChar>?) -> String {
        guard let bytes else { return "" }
        return String(cString: bytes).withoutControls(keeping: ["\n", "\t"])
    }
}

/// Owns a parsed document and frees the document once.
struct MarkdownTree: ~Copyable {
    let root: MarkdownNode

    init?(_ markdown: String) {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in ["table", "autolink", "strikethrough"] {
            if let found = cmark_find_syntax_extension(name) {
                cmark_parser_attach_syntax_extension(parser, found)
            }
        }
        cmark_parser_feed(parser, markdown, markdown.utf8.count)
        guard let document = cmark_parser_finish(parser) else { return nil }
        root = MarkdownNode(pointer: document)
    }

    deinit { cmark_node_free(root.pointer) }
}
