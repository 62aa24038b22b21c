import Foundation
import Testing

@testable import URLLoading

@Suite struct `A response body` {
    private let bytes = URLSession.AsyncBytes(Data("one\n\ntwo\r\nthree".utf8))

    @Test func `can be read by lines, without empty lines`() async throws {
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["one", "two", "three"])
    }

    @Test func `can be read by bytes`() async throws {
        var count = 0
        for try await byte in bytes where byte == UInt8(ascii: "\n") { count += 1 }
        #expect(count == 3)
    }

    @Test func `is not read further by a cancelled task`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for try await _ in bytes.lines {}
        }
        await #expect(throws: URLError.self) { try await task.value }
    }
}
