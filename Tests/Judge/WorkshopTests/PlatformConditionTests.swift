import Testing

@testable import Workshop

@Suite struct `A platform condition` {
    private func decided(_ text: String, ofOwnApp: Bool = false) -> String {
        String(decoding: PlatformConditions.decided(in: Array(text.utf8), ofOwnApp: ofOwnApp), as: UTF8.self)
    }

    @Test(arguments: [
        ("#if os(iOS)", "#if true   "),
        ("    #if os(macOS) || os(iOS)", "    #if false     || true   "),
        ("#elseif !os(watchOS)", "#elseif !false      "),
        ("#if(os(tvOS))", "#if(false   )"), ("#if os(Linux)", "#if os(Linux)"),
    ])
    func `is evaluated for a phone, and every column stays`(line: String, expected: String) {
        #expect(
            decided("let a = 1\n\(line)\nlet b = 2\n#endif") == "let a = 1\n\(expected)\nlet b = 2\n#endif")
        #expect(line.count == expected.count)
    }

    @Test func `on another system is false in a learner's own app, and stays in an answer for the gate`() {
        #expect(decided("#if os(Linux)", ofOwnApp: true) == "#if false    ")
        #expect(decided("#if os(Linux)") == "#if os(Linux)")
    }

    @Test(arguments: [
        "photos(iOS)", "// #if os(iOS)", "let text = \"os(iOS)\"", "#if DEBUG",
        "if os(iOS) {}",
    ])
    func `is evaluated only in conditions`(text: String) {
        #expect(decided(text) == text)
    }

    @Test func `changes nothing in a file without one, whatever its bytes are`() {
        let bytes: [UInt8] = [0xFF, 0x0A] + Array("os(iOS)".utf8)
        #expect(PlatformConditions.decided(in: bytes) == bytes)
    }
}
