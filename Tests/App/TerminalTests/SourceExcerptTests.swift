import Terminal
import Testing
import Text

@Suite struct `An excerpt of source` {
    private func lines(_ line: String, column: Int, width: Int = 40) -> [String] {
        SourceExcerpt(line, column: column).lines(PageStyle(width: width))
    }

    @Test func `marks the compiler's column`() {
        #expect(lines("    let a = b", column: 13) == ["let a = b", "        ^"])
        #expect(lines("\tlet a = b", column: 10) == ["let a = b", "        ^"])
        #expect(lines("", column: 1) == ["", "^"])
    }

    @Test func `converts the compiler's bytes to columns`() {
        #expect(lines("let 東京 = x", column: 14) == ["let 東京 = x", "           ^"])
        #expect(lines("let ❤️ = größe", column: 14) == ["let ❤️ = größe", "         ^"])
    }

    @Test(arguments: [20, 40]) func `keeps the marked column of a long line visible`(width: Int) {
        let line = String(repeating: "東京 ", count: 40) + "x" + String(repeating: " y", count: 40)
        let shown = lines(line, column: 281, width: width)
        #expect(shown.allSatisfy { DisplayWidth.columns(of: $0) <= width })
        #expect(shown[0].contains("x"))
    }
}
