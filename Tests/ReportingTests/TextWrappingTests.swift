import Testing

@testable import Reporting

@Suite("Breaking text into lines")
struct TextWrappingTests {
    @Test func `no line is wider than asked`() {
        let lines = TextWrapping.wrap("one two three incomprehensibilities 日本語のテキスト", width: 10)
        #expect(lines == ["one two", "three", "incomprehe", "nsibilitie", "s", "日本語のテ", "キスト"])
    }
}
