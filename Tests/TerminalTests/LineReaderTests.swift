import FoundationEssentials
import Testing

@testable import Terminal

@Suite struct LineReaderTests {
    @Test func `a script is read to its end, and its transcript reads like a session`() {
        var transcript = ""
        let reader = ScriptedLineReader(["open 6.1", "quit"]) { transcript += $0 }
        while reader.readLine(prompt: StyledText("6.1", .bold) + " >") != nil {}
        #expect(transcript == "6.1 > open 6.1\n6.1 > quit\n")
    }

    @Test func `without a terminal there is no line editor`() {
        // Under a test runner at a terminal there may be one.
        guard TerminalStyle.detect(environment: ["TERM": "xterm"]).hasColour == false else { return }
        #expect(EditLineReader(program: "course", style: .plain()) == nil)
    }

    @Test func `a colour in the prompt is marked as taking no room`() {
        let prompt = StyledText("6.1", Paint(.cyan)) + StyledText(" >", .dim)
        let style = TerminalStyle(hasColour: true)
        #expect(
            EditLineReader.bytes(of: prompt, for: style)
                == "\u{1}\u{1B}[36m\u{1}6.1\u{1}\u{1B}[0m\u{1B}[2m\u{1} >\u{1}\u{1B}[0m\u{1} ")
        #expect(EditLineReader.bytes(of: "é >", for: .plain()) == "? > ")
        #expect(ASCIIText("\"…\" → größe 東").text == "\".\" > gr??e ??")
    }

    @Test func `history is there in the next run, from both terminals`() throws {
        try withFile { path in
            try HistoryFile(path: path).append("open 6.1")
            try HistoryFile(path: path).append("größe 東京")
            #expect(try HistoryFile(path: path).load() == ["open 6.1", "größe 東京"])
        }
    }

    @Test func `history that has grown is cut back to its newest lines`() throws {
        try withFile { path in
            let history = HistoryFile(path: path, limit: 2)
            for number in 1...5 { try history.append("line \(number)") }
            #expect(try history.load() == ["line 4", "line 5"])
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "line 4\nline 5\n")
        }
    }

    @Test func `a line that a full disk cut short leaves the next one whole`() throws {
        try withFile { path in
            let history = HistoryFile(path: path)
            try history.append("verify")
            try Data("verify\nope".utf8).write(to: URL(filePath: path))
            try history.append("hint")
            #expect(try history.load() == ["verify", "ope", "hint"])
        }
    }

    @Test func `nothing is lost while one terminal cuts the history back and others append`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let path = folder.appending(path: "history").path
        await withTaskGroup { group in
            for terminal in 1...4 {
                group.addTask {
                    let history = HistoryFile(path: path, limit: 40)
                    for number in 1...50 {
                        do {
                            try history.append("\(terminal) \(number)")
                            _ = try history.load()
                        } catch {
                            Issue.record(error)
                        }
                    }
                }
            }
        }
        // The newest of each are there, in their order.
        let newest = try HistoryFile(path: path, limit: 40).load()
        #expect(newest.count == 40)
        for terminal in 1...4 {
            let numbers = newest.filter { $0.hasPrefix("\(terminal) ") }.compactMap { Int($0.dropFirst(2)) }
            #expect(numbers == Array((51 - numbers.count)..<51))
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: [
        ("show\r\nwait 1s\r\n", "show\nwait 1s"), ("a\rb", "a\nb"), ("  x\ty", "  x\ty"), ("\n\n", ""),
        ("a\u{1B}[2Jb\u{7}", "a[2Jb"), ("größe\u{2028}東京", "größe\n東京"),
    ])
    func `what is pasted is its lines, and nothing that moves the cursor`(pasted: String, text: String) {
        #expect(PastedText(pasted).text == text)
    }

    @Test func `history that cannot be written is a sentence`() {
        let error = #expect(throws: HistoryFile.Failure.self) {
            try HistoryFile(path: "/dev/null/course/history").append("open")
        }
        #expect(
            error?.description == "Cannot write the history file /dev/null/course/history: its folder cannot "
                + "be made. Typing works as before; lines of this run will not be there in the next.")
    }

    private func withFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try body(folder.appending(path: "data/history").path)
        try FileManager.default.removeItem(at: folder)
    }
}
