import Testing
import Text

@testable import Terminal

@Suite struct `A detected page style` {
    @Test(arguments: [
        (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
        (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "dumb"], false), ([:], false),
    ])
    func `has color at a terminal, unless the environment refuses it`(
        environment: [String: String], expected: Bool
    ) {
        #expect(PageStyle.allowsColor(environment) == expected)
    }

    @Test(arguments: [
        ("xterm-256color", true), ("tmux-256color", true), ("linux", false), ("eterm-color", false),
        ("vt220", false), ("dumb", false),
    ])
    func `has links if the terminal has, or at least does not print them`(terminal: String, expected: Bool) {
        #expect(PageStyle.showsLinks(["TERM": terminal]) == expected)
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), ([:], false),
        (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
    ])
    func `has Unicode if the locale has`(environment: [String: String], expected: Bool) {
        #expect(PageStyle.isUnicode(environment) == expected)
    }

    @Test func `is as wide as COLUMNS says, or 80, where there is no terminal`() {
        // Descriptor -1 is never open.
        func width(_ columns: String?) -> Int {
            PageStyle.detect(environment: columns.map { ["COLUMNS": $0] } ?? [:], descriptor: -1).width
        }
        #expect(width(nil) == 80)
        #expect(width("40") == 40)
        #expect(width("no") == 80)
        #expect(width("-5") == 80)
        #expect(width("3") == PageStyle.narrowest)
    }

    @Test func `has neither color nor Unicode if it is plain`() {
        let style = PageStyle.detect(environment: ["LANG": "C.UTF-8"], descriptor: -1, isPlain: true)
        #expect(style == .plain())
    }
}
