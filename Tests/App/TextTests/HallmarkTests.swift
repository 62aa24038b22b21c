import Testing
import Text

@Suite struct `A hallmark` {
    @Test func `lets only marked sequences reach the terminal`() {
        let text =
            Hallmark.ours.marking("\u{1B}[32m") + "a\u{1B}[2J\u{9B}31m\r\u{202E}\n\tb"
            + Hallmark.ours.marking("\r")
        #expect(Hallmark.ours.cleared(text) == "\u{1B}[32ma?[2J?31m ?\n\tb\r")
        #expect(Hallmark.none.cleared("\u{1B}[32ma") == "?[32ma")
        #expect(Hallmark.none.marking("\u{1B}[32m") == "\u{1B}[32m")
    }

    @Test func `cannot be forged without its key`() {
        let guesses = ["\u{10}", "\u{10}\u{1B}[31m", "\u{10}aaaaaaaaaaaaaaaaaaaaaaaaaa\u{1B}[31m"]
        for guess in guesses {
            let shown = Hallmark.ours.cleared(guess)
            #expect(!shown.unicodeScalars.contains { $0.value < 0x20 }, "\(shown)")
        }
    }

    @Test func `marks the page's own links and no others`() {
        var style = PageStyle(hasColor: true)
        style.hallmark = .ours
        let address = "https://a.example"
        let text = StyledText("a", .plain.linked(to: address))
        #expect(Hallmark.ours.cleared(text.rendered(for: style)) == "a")
        style.hasLinks = true
        let link = "\u{1B}]8;;\(address)\u{1B}\\a\u{1B}]8;;\u{1B}\\"
        #expect(Hallmark.ours.cleared(text.rendered(for: style)) == link)
        #expect(Hallmark.ours.cleared(link) == "?]8;;\(address)?\\a?]8;;?\\")
        style.hasColor = false
        #expect(text.rendered(for: style) == "a")
    }

    @Test(arguments: ["file:///etc/passwd", "javascript:x", "https://a.example/\u{1B}[2J", "https://a b", ""])
    func `keeps other addresses from becoming links`(address: String) {
        #expect(Paint.strong.linked(to: address) == .strong)
    }

    @Test func `marks the output of a colored style`() {
        var style = PageStyle(hasColor: true)
        style.hallmark = .ours
        let painted = style.paint("good\u{1B}[2J", .good)
        #expect(painted.contains("good\u{1B}[2J"))
        #expect(Hallmark.ours.cleared(painted) == "\u{1B}[32mgood?[2J\u{1B}[0m")
    }
}
