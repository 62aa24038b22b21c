import Testing

@testable import Curriculum

@Suite struct `Source text by lines` {
    @Test(arguments: ["", "a", "a\n", "a\nb", "a\r\nb\r\n", "\n\n", "a\r", "größe\n東京\n", "a\nb\r\nc"])
    func `is identical once its lines are joined again`(text: String) throws {
        #expect(try SourceLines(Array(text.utf8)).bytes == Array(text.utf8))
    }

    @Test(arguments: [
        ("a\nb\nc\n", 2, "x", "a\nx\nc\n"), ("a\r\nb\r\n", 2, "x", "a\r\nx\r\n"), ("a\nb", 2, "x", "a\nx"),
        ("a\nb\n", 3, "x", "a\nb\nx\n"), ("a\nb", 3, "x", "a\nb\nx\n"), ("", 1, "x", "x\n"),
        ("a\r\n", 2, "x", "a\r\nx\r\n"), ("a\nb\n", 1, "x\ny\nz", "x\ny\nz\nb\n"),
        ("a\r\nb", 2, "x\ny", "a\r\nx\r\ny"),
        ("a\n", 2, "x\ny", "a\nx\ny\n"), ("a\nb\n", 2, "", "a\n\n"),
    ])
    func `changes one line and no other byte`(text: String, line: Int, new: String, expected: String) throws {
        var lines = try SourceLines(Array(text.utf8))
        lines[line] = new
        #expect(String(decoding: lines.bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("a\nb\nc\n", 2, "a\nc\n"), ("a\r\nb\r\n", 1, "b\r\n"), ("a\nb", 2, "a\n"), ("a", 1, ""),
    ])
    func `loses a removed line and nothing else`(text: String, line: Int, expected: String) throws {
        var lines = try SourceLines(Array(text.utf8))
        lines.remove(line)
        #expect(String(decoding: lines.bytes, as: UTF8.self) == expected)
    }

    @Test func `keeps bytes that are not text`() {
        #expect(throws: SourceLines.Unreadable.self) { try SourceLines([0x61, 0xFF, 0x0A]) }
    }
}
