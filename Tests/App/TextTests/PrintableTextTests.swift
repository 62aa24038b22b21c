import Testing
import Text

@Suite struct `Printable text` {
    @Test(arguments: [
        ("\u{1B}[2J\u{1B}]0;x\u{7}", "?[2J?]0;x?"), ("a\u{202E}b\u{9B}31mc", "a?b?31mc"),
        ("one\ntwo\tthree", "one two three"), ("naïve 👩‍🚀 日本", "naïve 👩‍🚀 日本"), ("a\u{E0041}", "a?"),
    ])
    func `cannot steer the terminal`(said: String, shown: String) {
        #expect(said.printable == shown)
        #expect(TextWrapper(width: 60).flow(said) == [shown])
        #expect(said.clipped(to: 60, ellipsis: "~") == shown)
        #expect(Paragraph.lines(said, PageStyle()) == [shown])
        #expect(Paragraph.lines(said, "", PageStyle()).allSatisfy { !$0.contains("\u{1B}") })
    }

    @Test func `keeps every emoji`() throws {
        for (points, _) in try UnicodeData.fields(of: "emoji-test.txt") {
            let text = UnicodeData.text(points)
            #expect(text.printable == text, "\(points)")
            #expect(text.withoutControls() == text, "\(points)")
        }
    }

    @Test func `without controls drops all but the permitted ones`() {
        #expect("a\u{1B}[2Jb\u{202E}\tc\n".withoutControls(keeping: ["\t", "\n"]) == "a[2Jb\tc\n")
    }
}
