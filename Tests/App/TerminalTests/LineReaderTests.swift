import Testing
import Text

@testable import Terminal

@Suite struct `A line reader` {
    @Test func `reads a script to its end and prints a transcript that looks like a session`() {
        var transcript = ""
        let reader = ScriptedLineReader(["open 6.1", "quit"]) { transcript += $0 }
        while reader.readLine(prompt: StyledText("6.1", .strong) + " >") != nil {}
        #expect(transcript == "6.1 > open 6.1\n6.1 > quit\n")
    }

    @Test func `offers no line editing without a terminal`() {
        // The test runner itself may have a terminal.
        guard PageStyle.detect(environment: ["TERM": "xterm"]).hasColor == false else { return }
        #expect(EditLineReader(program: "course", style: .plain()) == nil)
    }

    @Test func `measures a prompt's colors as zero columns wide`() {
        let prompt = StyledText("6.1", Paint(.cyan)) + StyledText(" >", .quiet)
        let style = PageStyle(hasColor: true)
        #expect(
            EditLineReader.bytes(of: prompt, for: style)
                == "\u{1}\u{1B}[36m\u{1}6.1\u{1}\u{1B}[0m\u{1B}[2m\u{1} >\u{1}\u{1B}[0m\u{1} ")
        #expect(EditLineReader.bytes(of: "é >", for: .plain()) == "? > ")
    }

    @Test(arguments: [
        ("show\r\nwait 1s\r\n", "show\nwait 1s"), ("a\rb", "a\nb"), ("  x\ty", "  x\ty"), ("\n\n", ""),
        ("a\u{1B}[2Jb\u{7}", "a[2Jb"), ("größe\u{2028}東京", "größe\n東京"),
    ])
    func `reads pasted lines, without characters that move the cursor`(pasted: String, text: String) {
        #expect(PastedText(pasted).text == text)
    }
}
