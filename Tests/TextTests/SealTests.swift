import Testing
import Text

@Suite struct `A seal` {
    @Test func `lets through what was sealed, and nothing else that a terminal would obey`() {
        let text =
            Seal.ours.sealing("\u{1B}[32m") + "a\u{1B}[2J\u{9B}31m\r\u{202E}\n\tb" + Seal.ours.sealing("\r")
        #expect(Seal.ours.opened(text) == "\u{1B}[32ma?[2J?31m ?\n\tb\r")
        #expect(Seal.none.opened("\u{1B}[32ma") == "?[32ma")
        #expect(Seal.none.sealing("\u{1B}[32m") == "\u{1B}[32m")
    }

    @Test func `cannot be written by one who does not know it`() {
        let guesses = ["\u{10}", "\u{10}\u{1B}[31m", "\u{10}aaaaaaaaaaaaaaaaaaaaaaaaaa\u{1B}[31m"]
        for guess in guesses {
            let shown = Seal.ours.opened(guess)
            #expect(!shown.unicodeScalars.contains { $0.value < 0x20 }, "\(shown)")
        }
    }

    @Test func `is on what a colored style renders`() {
        var style = PageStyle(hasColor: true)
        style.seal = .ours
        let painted = style.paint("good\u{1B}[2J", .good)
        #expect(painted.contains("good\u{1B}[2J"))
        #expect(Seal.ours.opened(painted) == "\u{1B}[32mgood?[2J\u{1B}[0m")
    }
}
