import Testing

@testable import Terminal

@Suite struct TerminalStyleTests {
    @Test(arguments: [
        (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
        (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "dumb"], false), ([:], false),
    ])
    func `colour is a terminal's unless somebody says no`(environment: [String: String], expected: Bool) {
        #expect(TerminalStyle.allowsColour(environment) == expected)
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), ([:], false),
        (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
    ])
    func `the locale says whether there is more than ASCII`(environment: [String: String], expected: Bool) {
        #expect(TerminalStyle.isUnicode(environment) == expected)
    }

    @Test func `what is no terminal is as wide as COLUMNS says, or 80`() {
        // Descriptor -1 is nothing at all.
        func width(_ columns: String?) -> Int {
            TerminalStyle.detect(environment: columns.map { ["COLUMNS": $0] } ?? [:], descriptor: -1).width
        }
        #expect(width(nil) == 80)
        #expect(width("40") == 40)
        #expect(width("no") == 80)
        #expect(width("-5") == 80)
        #expect(width("3") == TerminalStyle.narrowest)
    }

    @Test func `plain means no colour and nothing but ASCII`() {
        let style = TerminalStyle.detect(environment: ["LANG": "C.UTF-8"], descriptor: -1, isPlain: true)
        #expect(style == .plain())
    }
}
