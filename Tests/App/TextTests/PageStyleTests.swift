import Testing
import Text

@Suite struct `A page style` {
    @Test func `is wide enough for a page, and not too wide for running text`() {
        #expect(PageStyle(width: 3).width == PageStyle.narrowest)
        #expect(PageStyle(width: 200).textWidth == PageStyle.widestText)
        #expect(PageStyle(width: 40).textWidth == 40)
    }

    @Test func `spells in ASCII what it cannot show, as wide as it was`() {
        let text = "\"…\" → größe 東 ❤️"
        #expect(PageStyle.plain().spelled(text) == "\".\" > gr??e ?? ??")
        #expect(PageStyle().spelled(text) == text)
        #expect(PageStyle.plain().glyph("✓", "ok") == "ok")
        #expect(PageStyle().glyph("✓", "ok") == "✓")
    }
}
