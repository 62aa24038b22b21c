import Grading
import Referee
import Terminal
import TestSupport
import Testing
import Text
import VirtualTime

@testable import Reporting

/// Text, reports and Markdown pages each lay out columns, and must agree on a character's width.
@Suite struct `Every layer` {
    private let words = ["❤️", "❤", "☝🏽", "1️⃣", "🇩🇪", "👩‍👩‍👧", "東京", "Ko\u{308}ln", "한국"]

    @Test func `gives a character the same width`() throws {
        let waste = Waste()
        for word in words {
            let columns = DisplayWidth.columns(of: word)
            let bars = ParBars([.init(word, 1), .init("longest", 1)], style: PageStyle()).lines
            #expect(Set(bars.map(DisplayWidth.columns)).count == 1, "\(word) in bars")
            let rows = ["longest", word].map {
                AttemptTable.Row(name: $0, points: 1, requests: 1, par: 1, waste: waste)
            }
            let table = AttemptTable(rows).lines.dropFirst()
            #expect(Set(table.map(DisplayWidth.columns)).count == 1, "\(word) in a table of attempts")
            let page = MarkdownRenderer(style: PageStyle()).lines(
                of: "|\(word)|b|\n|---|---|\n|c|d|\n|longest|d|")
            let bar = page.compactMap { line in
                line.plain.firstIndex { "│┼".contains($0) }.map {
                    DisplayWidth.columns(of: line.plain[..<$0])
                }
            }
            #expect(bar.count == 4)
            #expect(Set(bar).subtracting([7, 8]).isEmpty, "\(word) in a table of a page")
            var story = try Run("show\nsettle", end: 100)
            story.view("Host/\(word)", from: 0, to: 50)
            let line = try #require(Timeline(story.trace).lines(PageStyle()).first { $0.hasPrefix(word) })
            let gap = line.dropFirst(word.count).prefix { $0 == " " }.count
            #expect(gap >= 2)
            let start = try #require(line.firstIndex(of: "╞"))
            #expect(DisplayWidth.columns(of: line[..<start]) == columns + gap, "\(word) in a timeline")
        }
    }

    @Test func `wraps and cuts a text at the same column`() {
        for word in words {
            let columns = DisplayWidth.columns(of: word)
            let text = Array(repeating: word, count: 20).joined(separator: " ")
            let fitting = (20 + 1) / (columns + 1)
            let line = Array(repeating: word, count: fitting).joined(separator: " ")
            #expect(Paragraph.flow(text, PageStyle(width: 20)).first == line)
            #expect(MarkdownRenderer(style: PageStyle(width: 20)).lines(of: text).first?.plain == line)
            #expect(SourceListing(text).lines(for: PageStyle(width: 20)).allSatisfy { $0.columns <= 20 })
            #expect(DisplayWidth.columns(of: text.clipped(to: 20, ellipsis: "…")) <= 20)
        }
    }
}
