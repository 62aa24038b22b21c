import Testing
import Text

@Suite struct `A page style` {
    @Test func `limits the width of running text below that of a page`() {
        #expect(PageStyle(width: 3).width == PageStyle.narrowest)
        #expect(PageStyle(width: 200).textWidth == PageStyle.widestText)
        #expect(PageStyle(width: 40).textWidth == 40)
    }

    @Test func `replaces missing characters by ASCII of the same width`() {
        let text = "\"…\" → größe 東 ❤️"
        #expect(PageStyle.plain().spelled(text) == "\".\" > gr??e ?? ??")
        #expect(PageStyle().spelled(text) == text)
        #expect(PageStyle.plain().glyph("✓", "ok") == "ok")
        #expect(PageStyle().glyph("✓", "ok") == "✓")
    }
}
