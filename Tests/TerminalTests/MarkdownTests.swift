import FoundationEssentials
import Testing

@testable import Terminal

@Suite struct MarkdownTests {
    static let styles: [(String, TerminalStyle)] = [
        ("plain-80", .plain(width: 80)),
        ("plain-40", .plain(width: 40)),
        ("unicode-80", TerminalStyle(width: 80)),
        ("colour-80", TerminalStyle(width: 80, hasColour: true)),
        ("colour-40", TerminalStyle(width: 40, hasColour: true)),
    ]

    static var tour: String {
        get throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "Snapshots/tour.md")
            return try String(contentsOf: file, encoding: .utf8)
        }
    }

    @Test(arguments: styles)
    func `a page with everything in it looks as it was approved`(name: String, style: TerminalStyle) throws {
        try Snapshot.check(MarkdownRenderer(style: style).render(try Self.tour), "tour-\(name)")
    }

    @Test(arguments: styles)
    func `no line but an address is wider than the terminal`(name: String, style: TerminalStyle) throws {
        let lines = MarkdownRenderer(style: style).lines(of: try Self.tour)
            .filter { !$0.plain.hasPrefix("[") }
        for line in lines { #expect(line.columns <= style.width, "\(line.plain)") }
    }

    @Test(arguments: styles)
    func `no line ends in a space`(name: String, style: TerminalStyle) throws {
        for line in MarkdownRenderer(style: style).lines(of: try Self.tour) {
            #expect(line.plain.last != " ", "\(line.plain)")
        }
    }

    private func plain(_ markdown: String) -> String {
        MarkdownRenderer(style: .plain(width: 30)).render(markdown)
    }

    @Test func `code that is too long goes on below itself, further in`() {
        #expect(
            plain("~~~\n  let name = try await Directory.name()\n~~~")
                == "      let name = try await\n          Directory.name()\n")
    }

    @Test func `a row of a table says nothing of what is empty, be it a cell or a heading`() {
        #expect(
            plain("| N | You | |\n|---|---|---|\n| 1 | | read |\n| 2 | passed | |")
                == "N: 1\nread\n\nN: 2\nYou: passed\n")
    }

    @Test func `nothing in a text can move the cursor`() {
        #expect(plain("a\u{1B}[2Jb\u{7}c") == "a[2Jbc\n")
    }

    @Test func `an author's comment is not shown`() {
        #expect(plain("a\n\n<!-- todo -->\n\nb") == "a\n\nb\n")
    }

    @Test func `an address used twice has one number`() {
        #expect(
            plain("[a](https://x.example) [b](https://x.example)") == "a [1] b [1]\n\n[1] https://x.example\n"
        )
    }

    @Test func `nothing is nothing`() {
        #expect(plain("") == "")
    }

    @Test func `a page from an unfinished block quote to a deep list does not trap`() {
        for text in ["> ", "-", "1.", "```", "|a|\n|-|", String(repeating: "> ", count: 60) + "x"] {
            _ = plain(text)
        }
    }
}
