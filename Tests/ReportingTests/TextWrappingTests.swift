import Testing

@testable import Reporting

@Suite("Breaking text into lines")
struct TextWrappingTests {
    @Test(arguments: [
        ("\u{1B}[2J\u{1B}]0;x\u{7}", "?[2J?]0;x?"), ("a\u{202E}b\u{9B}31mc", "a?b?31mc"),
        ("one\ntwo\tthree", "one two three"),
        ("naïve 👩‍🚀 日本", "naïve 👩‍🚀 日本"),
    ])
    func `what an app says cannot steer the terminal`(said: String, shown: String) {
        #expect(TextWrapping.wrap(said, width: 60) == [shown])
        #expect(TextWrapping.clip(said, width: 60, ellipsis: "~") == shown)
    }

    @Test func `no line is wider than asked`() {
        let lines = TextWrapping.wrap("one two three incomprehensibilities 日本語のテキスト", width: 10)
        #expect(lines == ["one two", "three", "incomprehe", "nsibilitie", "s", "日本語のテ", "キスト"])
    }
}
