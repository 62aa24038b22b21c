import Gate
import Testing

/// What the gate lets an app of the learner's do in the lab, and no answer.
@Suite struct `An own app` {
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
    func `has files and arguments, and may end`(source: String, rule: String) {
        #expect(refusals(source, isOwnApp: true).isEmpty)
        #expect(refusals(source, isOwnApp: false) == [rule])
    }

    @Test(arguments: [
        "let f = FileHandle.standardInput", "let f = fopen(\"a\", \"r\")", "import Glibc", "abort()",
        "atexit { }",
        "let c = NSClassFromString(\"Lab.Stage\")", "let p = Process()", "sleep(1)",
    ])
    func `has nothing else that an answer has not`(source: String) {
        #expect(refusals(source, isOwnApp: true).count == 1)
    }
}
