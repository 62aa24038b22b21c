import Testing

@testable import AppProject

@Suite struct `A project file` {
    @Test func `holds tables, lists and texts, with comments between them`() throws {
        let list = try PropertyList(
            parsing: """
                // !$*UTF8*$!
                {
                    archiveVersion = 1;
                    classes = { };
                    A1 /* My "File" */ = {isa = PBXFileReference; path = "My File.swift"; };
                    files = ( A1 /* in Sources */, "two words", );
                    empty = ();
                }
                """)
        #expect(list.text("archiveVersion") == "1")
        #expect(list["classes"] == .table([:]))
        #expect(list["A1"]?.text("path") == "My File.swift")
        #expect(list.texts("files") == ["A1", "two words"])
        #expect(list["empty"] == .list([]))
    }

    @Test func `has escapes in quoted texts`() throws {
        let list = try PropertyList(parsing: #"{ a = "line\n\"quoted\" \\ \U00e9"; "b-c" = '1'; }"#)
        #expect(list.text("a") == "line\n\"quoted\" \\ é")
        #expect(list.text("b-c") == "1")
    }

    @Test(arguments: [
        ("{ a = 1;\n  b = 2\n}", "line 3: \";\" is missing after the value of \"b\""),
        ("{ a = 1;\n<<<<<<< HEAD\n}", "line 2: \"<\" is not expected here"),
        ("{ a = \"never closed; }", "line 1: a quoted text has no closing quote"),
        ("{ a = (1 2); }", "line 1: \",\" or \")\" is missing in a list"),
        ("{ a", "line 1: \"=\" is missing after \"a\""),
        ("{ a = 1; } more", "line 1: text follows after the end of the list"),
        ("/* no end", "line 1: a comment has no closing */"),
        ("", "line 1: the file ends too early"),
    ])
    func `that is broken is refused with the line`(source: String, fault: String) {
        let found = #expect(throws: PropertyList.Fault.self) { try PropertyList(parsing: source) }
        #expect(found?.description == fault)
    }

    @Test func `has a limit on its nesting`() {
        let source = String(repeating: "(", count: 100_000)
        #expect(throws: PropertyList.Fault.self) { try PropertyList(parsing: source) }
    }
}
