import Testing
import Text

@Suite struct `Fitted text` {
    @Test func `is cut by columns, and a sign shows the cut`() {
        #expect("incomprehensible".clipped(to: 8, ellipsis: "…") == "incompr…")
        #expect("東京東京".clipped(to: 6, ellipsis: "~") == "東京~")
        #expect("❤️❤️❤️".clipped(to: 4, ellipsis: "~") == "❤️~")
        #expect("fits".clipped(to: 4, ellipsis: "…") == "fits")
        #expect("東京".clipped(to: 1, ellipsis: "…") == "東…", "the text keeps one character")
    }

    @Test func `is padded by columns`() {
        #expect("❤️".padded(to: 4) == "❤️  ")
        #expect("東京".padded(to: 3) == "東京")
        #expect("❤️".rightAligned(to: 4) == "  ❤️")
    }

    @Test func `fills lines with whole items`() {
        #expect(["a b", "c", "❤️"].filled(separator: "  ", width: 6) == ["a b  c", "❤️"])
        #expect([String]().filled(separator: " ", width: 4) == [])
        #expect(["much too wide", "a"].filled(separator: " ", width: 4) == ["much too wide", "a"])
    }

    @Test func `indents continued lines below the text's start`() {
        let style = PageStyle(width: 20)
        #expect(Paragraph.lines("  one two three four five", style) == ["  one two three", "    four five"])
        #expect(
            Paragraph.lines("0 ms  ", "one two three four", style) == ["0 ms  one two three", "      four"])
        #expect(Paragraph.lines("one two three four", indent: 4, style) == ["    one two three", "    four"])
    }
}
