import Testing
import Text

@testable import Terminal

@Suite struct `A detected page style` {
    @Test(arguments: [
        (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
        (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "dumb"], false), ([:], false),
    ])
    func `has color at a terminal, unless the environment forbids it`(
        environment: [String: String], expected: Bool
    ) {
        #expect(PageStyle.allowsColor(environment) == expected)
    }

    @Test(arguments: [
        ("xterm-256color", true), ("tmux-256color", true), ("linux", false), ("eterm-color", false),
        ("vt220", false), ("dumb", false),
    ])
    func `has links if the terminal supports them or at least hides their codes`(
        terminal: String, expected: Bool
    ) {
        #expect(PageStyle.showsLinks(["TERM": terminal]) == expected)
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), ([:], false),
        (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
    ])
    func `has Unicode if the locale does`(environment: [String: String], expected: Bool) {
        #expect(PageStyle.isUnicode(environment) == expected)
    }

    @Test func `is as wide as COLUMNS, or 80 columns without a terminal`() {
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

    @Test func `has neither color nor Unicode in plain mode`() {
        let style = PageStyle.detect(environment: ["LANG": "C.UTF-8"], descriptor: -1, isPlain: true)
        #expect(style == .plain())
    }
}
