import Testing

@testable import Terminal

@Suite struct `Words to choose from` {
    @Test func `share one line if they fit`() {
        #expect(WordColumns(["read", "reset"], width: 20).lines == ["read  reset"])
    }

    @Test func `form columns if they do not, within the terminal's width`() {
        #expect(
            WordColumns(["edit", "explain", "export", "exercises"], width: 22).lines == [
                "edit       export",
                "explain    exercises",
            ])
        let words = (1...60).map { "word-\($0)" }
        for width in [20, 40, 80] {
            let lines = WordColumns(words, width: width).lines
            #expect(lines.allSatisfy { $0.count < width })
            #expect(Set(lines.flatMap { $0.split(separator: " ") }).count == 60)
        }
    }

    @Test func `form one column in a narrow window`() {
        #expect(
            WordColumns(["a-long-word", "another-word"], width: 20).lines == ["a-long-word", "another-word"])
    }
}
