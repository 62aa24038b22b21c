import Text

/// Lays out a Markdown document in one pass. Blocks become lines, and links go to the end of the page.
struct MarkdownLayout {
    let style: PageStyle
    private var links: [String] = []

    init(style: PageStyle) { self.style = style }

    /// - Parameter isLoose: true to put an empty line between neighboring blocks.
    mutating func blocks(_ nodes: [MarkdownNode], width: Int, isLoose: Bool) -> [StyledText] {
        var lines: [StyledText] = []
        for node in nodes {
            let block = block(node, width: max(width, 8))
            guard !block.isEmpty else { continue }
            if isLoose, !lines.isEmpty { lines.append(StyledText()) }
            lines += block
        }
        return lines
    }

    private mutating func block(_ node: MarkdownNode, width: Int) -> [StyledText] {
        switch node.kind {
        case "paragraph": wrap(inlines(node.children), width)
        case "heading": heading(node, width: width)
        case "list": list(node, width: width)
        case "block_quote": quote(node, width: width)
        case "code_block": code(node, width: width)
        case "table": table(node, width: width)
        case "thematic_break": [StyledText(rule(width), .quiet)]
        case "html_block": html(node)
        default: blocks(node.children, width: width, isLoose: true)
        }
    }

    private func wrap(_ text: StyledText, _ width: Int) -> [StyledText] {
        TextWrapper(width: width).wrap(text)
    }

    private func rule(_ width: Int) -> String {
        String(repeating: style.glyph("─", "-"), count: width)
    }

    // MARK: Blocks

    private mutating func heading(_ node: MarkdownNode, width: Int) -> [StyledText] {
        let paint = node.headingLevel == 1 ? Paint(.cyan, isBold: true) : Paint.strong
        let lines = wrap(inlines(node.children, paint: paint), width)
        guard node.headingLevel <= 2 else { return lines }
        let sign = node.headingLevel == 1 ? style.glyph("═", "=") : style.glyph("─", "-")
        let underline = String(repeating: sign, count: lines.map(\.columns).max() ?? 0)
        return lines + [StyledText(underline, node.headingLevel == 1 ? Paint(.cyan) : .quiet)]
    }

    private mutating func list(_ node: MarkdownNode, width: Int) -> [StyledText] {
        let items = node.children
        let last = node.listStart + items.count - 1
        var lines: [StyledText] = []
        for (offset, item) in items.enumerated() {
            var marker = style.glyph("•", "-")
            if node.isOrderedList {
                let number = "\(node.listStart + offset)."
                marker = number.rightAligned(to: "\(last).".count)
            }
            let indent = marker.count + 1
            let body = blocks(item.children, width: width - indent, isLoose: !node.isTightList)
            if !node.isTightList, !lines.isEmpty { lines.append(StyledText()) }
            lines += prefix(
                body, first: StyledText(marker, .quiet) + " ",
                rest: StyledText(String(repeating: " ", count: indent)))
        }
        return lines
    }

    private mutating func quote(_ node: MarkdownNode, width: Int) -> [StyledText] {
        let bar = StyledText(style.glyph("│", ">"), Paint(.cyan)) + " "
        return prefix(blocks(node.children, width: width - 2, isLoose: true), first: bar, rest: bar)
    }

    /// A line of code that is too long continues on the next line, indented, because a terminal would break the line
    /// inside a word.
    private func code(_ node: MarkdownNode, width: Int) -> [StyledText] {
        var source = node.literal.replacing("\t", with: "    ")
        while source.last == "\n" { source.removeLast() }
        let isSwift = node.fenceInfo.split(separator: " ").first == "swift"
        let text = isSwift ? SwiftHighlighter.highlight(source) : StyledText(source)
        let indent: StyledText = "    "
        // Only running text has the page's margin. Code may be as wide as the window.
        let room = max(width + style.width - style.textWidth - indent.columns, 8)
        return prefix(text.lines.flatMap { Self.folded($0, into: room) }, first: indent, rest: indent)
    }

    private static func folded(_ line: StyledText, into columns: Int) -> [StyledText] {
        guard line.columns > columns else { return [line] }
        let start = line.plain.prefix { $0 == " " }.count
        // Limits the indent, to leave room for the code.
        let indent = StyledText(String(repeating: " ", count: min(start + 4, columns / 2)))
        return line.cut(into: columns, then: columns - indent.columns).enumerated().map { place, piece in
            ((place == 0 ? StyledText() : indent) + piece).withoutTrailingSpace
        }
    }

    private mutating func table(_ node: MarkdownNode, width: Int) -> [StyledText] {
        let rows = node.children.map { row in
            row.children.enumerated().map { column, cell in
                inlines(cell.children, paint: row.kind == "table_header" ? .strong : .plain)
            }
        }
        return MarkdownTable(rows: rows, alignments: node.columnAlignments, style: style).lines(width: width)
    }

    /// The page shows HTML unchanged, but leaves out HTML comments, which are for authors.
    private func html(_ node: MarkdownNode) -> [StyledText] {
        guard !node.literal.hasPrefix("<!--") else { return [] }
        return node.literal.split(separator: "\n").map { StyledText(String($0), .quiet) }
    }

    private func prefix(_ lines: [StyledText], first: StyledText, rest: StyledText) -> [StyledText] {
        lines.enumerated().map { offset, line in
            ((offset == 0 ? first : rest) + line).withoutTrailingSpace
        }
    }

    // MARK: Inlines

    private mutating func inlines(_ nodes: [MarkdownNode], paint: Paint = .plain) -> StyledText {
        var text = StyledText()
        for node in nodes { text += inline(node, paint: paint) }
        return text
    }

    private mutating func inline(_ node: MarkdownNode, paint: Paint) -> StyledText {
        switch node.kind {
        case "text", "html_inline": StyledText(node.literal, paint)
        case "softbreak": StyledText(" ", paint)
        case "linebreak": StyledText("\n", paint)
        case "code": marked("`", StyledText(node.literal, Paint(.cyan).over(paint)))
        case "emph": marked("*", inlines(node.children, paint: Paint(isItalic: true).over(paint)))
        case "strong": marked("**", inlines(node.children, paint: Paint.strong.over(paint)))
        case "strikethrough":
            marked("~", inlines(node.children, paint: Paint.quiet.over(paint)), always: true)
        case "link", "image": link(node, paint: paint)
        default: inlines(node.children, paint: paint)
        }
    }

    /// Writes Markdown's mark around the text, unless a color replaces the mark.
    private func marked(_ mark: String, _ text: StyledText, always: Bool = false) -> StyledText {
        guard always || !style.hasColor else { return text }
        return StyledText(mark) + text + StyledText(mark)
    }

    /// Writes the link's text and the number of its address. `references` lists the addresses. A link whose text is
    /// also its address gets no number.
    private mutating func link(_ node: MarkdownNode, paint: Paint) -> StyledText {
        let text = inlines(
            node.children, paint: Paint(.blue, isUnderlined: true).linked(to: node.url).over(paint))
        guard text.plain != node.url, !node.url.isEmpty else { return text }
        let number: Int
        if let known = links.firstIndex(of: node.url) {
            number = known + 1
        } else {
            links.append(node.url)
            number = links.count
        }
        return text + StyledText(" [\(number)]", Paint.quiet.over(paint))
    }

    /// The addresses of the links, by number. Each address stays on one line, even beyond the page's width, because
    /// readers cannot click a broken address.
    func references() -> [StyledText] {
        links.enumerated().map { number, address in
            StyledText("[\(number + 1)] ", .quiet) + StyledText(address, Paint.quiet.linked(to: address))
        }
    }
}
