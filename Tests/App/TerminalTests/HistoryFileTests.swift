import FoundationEssentials
import Testing

@testable import Terminal

@Suite struct `A history file` {
    @Test func `gives the next run the lines of every terminal`() throws {
        try withFile { path in
            try HistoryFile(path: path).append("open 6.1")
            try HistoryFile(path: path).append("größe 東京")
            #expect(try HistoryFile(path: path).load() == ["open 6.1", "größe 東京"])
        }
    }

    @Test func `is cut to its newest lines once it is long`() throws {
        try withFile { path in
            let history = HistoryFile(path: path, limit: 2)
            for number in 1...5 { try history.append("line \(number)") }
            #expect(try history.load() == ["line 4", "line 5"])
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "line 4\nline 5\n")
        }
    }

    @Test func `keeps the next line whole after a full disk cut one short`() throws {
        try withFile { path in
            let history = HistoryFile(path: path)
            try history.append("verify")
            try Data("verify\nope".utf8).write(to: URL(filePath: path))
            try history.append("hint")
            #expect(try history.load() == ["verify", "ope", "hint"])
        }
    }

    @Test func `loses nothing if one terminal cuts it while others append`() async throws {
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
        // The history keeps the newest lines of each terminal, in the order of typing.
        let newest = try HistoryFile(path: path, limit: 40).load()
        #expect(newest.count == 40)
        for terminal in 1...4 {
            let numbers = newest.filter { $0.hasPrefix("\(terminal) ") }.compactMap { Int($0.dropFirst(2)) }
            #expect(numbers == Array((51 - numbers.count)..<51))
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `reports in a sentence that it is not writable`() {
        let error = #expect(throws: HistoryFile.Failure.self) {
            try HistoryFile(path: "/dev/null/course/history").append("open")
        }
        #expect(
            error?.description
                == "The course cannot write the history file /dev/null/course/history: the course cannot "
                + "create its folder. You can type as usual, but the next session will not remember these lines."
        )
    }

    private func withFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try body(folder.appending(path: "data/history").path)
        try FileManager.default.removeItem(at: folder)
    }
}
