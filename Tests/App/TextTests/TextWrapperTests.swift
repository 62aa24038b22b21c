import Testing
import Text

@Suite struct `Wrapped text` {
    private func wrap(_ text: String, _ width: Int) -> [String] { TextWrapper(width: width).wrap(text) }

    @Test func `breaks at spaces, and anywhere between wide characters`() {
        #expect(wrap("one two three", 8) == ["one two", "three"])
        #expect(wrap("東京東京", 5) == ["東京", "東京"])
        #expect(wrap("abcdefghij", 4) == ["abcd", "efgh", "ij"])
        #expect(wrap("one abcdefghij two", 4) == ["one", "abcd", "efgh", "ij", "two"])
        #expect(wrap("a\nb", 10) == ["a", "b"])
        #expect(wrap("no\u{A0}break here", 9) == ["no\u{A0}break", "here"])
        #expect(wrap("東", 1) == ["東"])
        #expect(wrap("❤️ ❤️ ❤️", 5) == ["❤️ ❤️", "❤️"])
    }

    @Test func `keeps spaces within a line and drops them at its end`() {
        #expect(wrap("  a  b   c", 6) == ["  a  b", "c"])
        #expect(wrap("    abcdef", 6) == ["    ab", "cdef"])
        #expect(wrap("", 4) == [""])
        #expect(wrap("a \n\n", 4) == ["a", ""])
    }

    @Test func `has the same lines with and without paint`() {
        let text = "one two 東京 incomprehensibilities ❤️ three"
        let halves = text.split(separator: "hens", maxSplits: 1)
        let painted =
            StyledText(String(halves[0]), .good) + StyledText("hens", .bad) + StyledText(String(halves[1]))
        for width in 1...40 {
            let lines = TextWrapper(width: width).wrap(painted)
            #expect(lines.map(\.plain) == wrap(text, width))
            #expect(lines.map(\.plain).joined().filter { $0 != " " } == text.filter { $0 != " " })
        }
    }

    @Test func `keeps an app's text on one line`() {
        let wrapper = TextWrapper(width: 10)
        let lines = wrapper.flow("one two three incomprehensibilities\n日本語のテキスト")
        #expect(lines == ["one two", "three", "incomprehe", "nsibilitie", "s 日本語の", "テキスト"])
        #expect(wrapper.flow(" \n") == [])
    }

    /// A wrapper with quadratic time would take hours for this text.
    @Test func `drops an indent that is wider than a line`() {
        #expect(wrap("            ab", 10) == ["ab"])
        #expect(wrap("         a", 10) == ["         a"])
    }

    @Test(.timeLimit(.minutes(1))) func `takes time linear in a word's length`() {
        let word = String(repeating: "x", count: 300_000)
        #expect(wrap(word, 80).count == 3_750)
        #expect(TextWrapper(width: 80).flow(word).count == 3_750)
    }
}
