import Testing
import Text

@Suite struct `Styled text` {
    private let text =
        StyledText("one ", .good) + StyledText("two", .good) + " " + StyledText("three", .strong)

    @Test func `joins neighbors of one paint`() {
        #expect(text.spans.map(\.text) == ["one two", " ", "three"])
        #expect(text.plain == "one two three")
        #expect(text.columns == 13)
    }

    @Test func `has escape sequences if the style has color`() {
        #expect(
            text.rendered(for: PageStyle(hasColor: true))
                == "\u{1B}[32mone two\u{1B}[0m \u{1B}[1mthree\u{1B}[0m")
        #expect(text.rendered(for: PageStyle()) == "one two three")
        #expect(PageStyle(hasColor: true).paint("❤️", .quiet) == "\u{1B}[2m❤️\u{1B}[0m")
        #expect(PageStyle(hasColor: true).paint("", .bad).isEmpty)
    }

    @Test func `is cut after a nearby space`() {
        #expect(text.cut(into: 10).map(\.plain) == ["one two ", "three"])
        #expect(text.cut(into: 8, then: 3).map(\.plain) == ["one two ", "thr", "ee"])
        #expect(StyledText().cut(into: 4).count == 1)
    }

    @Test func `has a line for each newline`() {
        #expect(
            StyledText("a\n\nb", .bad).lines == [StyledText("a", .bad), StyledText(), StyledText("b", .bad)])
    }

    @Test func `lets the inner color win where paints overlap`() {
        #expect(Paint.good.over(Paint(.red, isBold: true)) == Paint(.green, isBold: true))
    }
}
