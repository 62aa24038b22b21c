import FoundationEssentials
import TestSupport
import Testing
import Text

@testable import Terminal

@Suite struct `A Markdown page` {
    static let styles: [(String, PageStyle)] = [
        ("plain-80", .plain(width: 80)),
        ("plain-40", .plain(width: 40)),
        ("unicode-80", PageStyle(width: 80)),
        ("colour-80", PageStyle(width: 80, hasColor: true)),
        ("colour-40", PageStyle(width: 40, hasColor: true)),
    ]

    static var tour: String {
        get throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "Snapshots/tour.md")
            return try String(contentsOf: file, encoding: .utf8)
        }
    }

    @Test(arguments: styles)
    func `with every element matches its snapshot`(name: String, style: PageStyle) throws {
        try expectSnapshot(MarkdownRenderer(style: style).render(try Self.tour), "tour-\(name).txt")
    }

    @Test(arguments: styles)
    func `is no wider than the terminal, except for addresses`(name: String, style: PageStyle) throws {
        let lines = MarkdownRenderer(style: style).lines(of: try Self.tour)
            .filter { !$0.plain.hasPrefix("[") }
        for line in lines { #expect(line.columns <= style.width, "\(line.plain)") }
    }

    @Test(arguments: styles)
    func `has no line that ends with a space`(name: String, style: PageStyle) throws {
        for line in MarkdownRenderer(style: style).lines(of: try Self.tour) {
            #expect(line.plain.last != " ", "\(line.plain)")
        }
    }

    private func plain(_ markdown: String) -> String {
        MarkdownRenderer(style: .plain(width: 30)).render(markdown)
    }

    @Test func `wraps a long code line and indents the rest`() {
        #expect(
            plain("~~~\n  let name = try await Directory.name()\n~~~")
                == "      let name = try await\n          Directory.name()\n")
    }

    @Test func `omits empty cells and headings when it prints a table row by row`() {
        #expect(
            plain("| N | You | |\n|---|---|---|\n| 1 | | read |\n| 2 | passed | |")
                == "N: 1\nread\n\nN: 2\nYou: passed\n")
    }

    @Test func `cannot move the cursor or change the text direction`() {
        #expect(plain("a\u{1B}[2Jb\u{7}\u{202E}c") == "a[2Jbc\n")
    }

    @Test func `hides the author's comments`() {
        #expect(plain("a\n\n<!-- todo -->\n\nb") == "a\n\nb\n")
    }

    @Test func `numbers an address once, however often it appears`() {
        #expect(
            plain("[a](https://x.example) [b](https://x.example)") == "a [1] b [1]\n\n[1] https://x.example\n"
        )
    }

    @Test func `is empty without text`() {
        #expect(plain("") == "")
    }

    @Test func `accepts unfinished and deeply nested blocks`() {
        for text in ["> ", "-", "1.", "```", "|a|\n|-|", String(repeating: "> ", count: 60) + "x"] {
            _ = plain(text)
        }
    }
}
