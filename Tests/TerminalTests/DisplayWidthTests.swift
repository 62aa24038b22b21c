import Testing

@testable import Terminal

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("Swift", 5), ("Köln", 4), ("Ko\u{308}ln", 4), ("東京", 4), ("한국", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("✓", 1),
        ("─│•", 3), ("a\u{200B}b", 2), ("ย้ำ", 2), ("\u{1B}", 0),
    ])
    func `text is as wide as a terminal draws it`(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test func `lines break at spaces, and anywhere between wide characters`() {
        func wrap(_ text: String, _ width: Int) -> [String] {
            TextWrapper(width: width).wrap(StyledText(text)).map(\.plain)
        }
        #expect(wrap("one two three", 8) == ["one two", "three"])
        #expect(wrap("東京東京", 5) == ["東京", "東京"])
        #expect(wrap("abcdefghij", 4) == ["abcd", "efgh", "ij"])
        #expect(wrap("a\nb", 10) == ["a", "b"])
        #expect(wrap("no\u{A0}break here", 9) == ["no\u{A0}break", "here"])
        #expect(wrap("", 4) == [""])
        #expect(wrap("東", 1) == ["東"])
    }
}
