import Gate
import Testing

/// A learner's own app in the lab may use more of Swift than an answer may.
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
        ("let value: NSValue = point", "unsafe"), ("let f = FileHandle.standardInput", "files"),
        ("let c = NSClassFromString(\"Row\")", "host"), ("import Glibc", "import"),
    ])
    func `may use what an answer may not, because it earns no points`(source: String, rule: String) {
        #expect(refusals(source, isOwnApp: true).isEmpty)
        #expect(refusals(source, isOwnApp: false) == [rule])
    }

    @Test func `still has to be text that can be parsed`() {
        #expect(refusals("let a = \u{0}", isOwnApp: true) == ["unreadable-source"])
    }
}
