import Gate
import Testing

/// The gate permits a learner's app in the lab more than an answer.
@Suite struct `A learner's own app` {
    private func refusals(_ text: String, isOwnApp: Bool) -> [String] {
        let source = [Source(name: "A.swift", bytes: Array(text.utf8))]
        return Gate.read(source, alsoAllowed: ["Lab"], isOwnApp: isOwnApp).refusals.map(\.rule)
    }

    @Test(arguments: [
        ("let f = FileManager.default.fileExists(atPath: \"a\")", "files"),
        ("let isDemo = CommandLine.arguments.contains(\"--demo\")", "host"),
        ("let place = ProcessInfo.processInfo.arguments.firstIndex(of: \"--demo\")", "process"),
        ("let loud = buffer.floatChannelData?[0][9]", "unsafe"),
        ("let bytes = list.mBuffers.mData", "unsafe"),
        ("exit(0)", "process"),
    ])
    func `may use files and arguments, and may exit`(source: String, rule: String) {
        #expect(refusals(source, isOwnApp: true).isEmpty)
        #expect(refusals(source, isOwnApp: false) == [rule])
    }

    @Test(arguments: [
        "let f = FileHandle.standardInput", "let f = fopen(\"a\", \"r\")", "import Glibc", "abort()",
        "atexit { }",
        "let c = NSClassFromString(\"Lab.Stage\")", "let p = Process()", "sleep(1)",
    ])
    func `may use nothing else that an answer may not`(source: String) {
        #expect(refusals(source, isOwnApp: true).count == 1)
    }
}
