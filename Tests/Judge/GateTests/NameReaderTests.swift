import Gate
import Testing
import Wire

/// The names that an answer's files use but do not declare. If a name too many is listed, the learner only waits
/// longer. If a name is missing from the list, the compiler still reports the name.
@Suite struct `The names that a source uses` {
    private func used(_ texts: String...) -> [String] {
        let sources = texts.enumerated().map { Source(name: "\($0).swift", bytes: Array($1.utf8)) }
        return Gate.names(in: sources).uses.map(\.name)
    }

    @Test func `include members, key paths and names in a call's arguments`() {
        let source = """
            struct Row: View {
                let item: Item
                var body: some View {
                    Text(item.price, format: .currency(code: "EUR")).font(.headline)
                    List(items, id: \\.serial) { $0 } footer: { Text(verbatim: title) }
                }
            }
            """
        #expect(
            used(source) == [
                "Text", "price", "format", "currency", "code", "font", "headline", "List", "items", "id",
                "serial", "footer", "verbatim", "title",
            ])
    }

    @Test func `exclude branches for other systems`() {
        let source = """
            #if os(macOS)
            let size = NSScreen.main.frame
            #elseif DEBUG
            #endif
            let name = $text
            """
        #expect(used(source) == ["$text"])
    }

    @Test func `exclude declarations of any file`() {
        #expect(
            used(
                "func show(_ row: Row) { row.price; row.open(at: 1); pair.first; row.other }",
                "struct Row { var price = 1; func open(at place: Int) {} }; let pair = (first: 1, 2); enum A { case other }"
            )
                == [])
    }

    @Test func `have the place of their first use`() {
        let uses = Gate.names(in: [
            Source(name: "A.swift", bytes: Array("let a = 1\nlet b = a.left.left".utf8))
        ]).uses
        #expect(uses == [.init(name: "left", file: "A.swift", line: 2, column: 11, isMember: true)])
    }

    @Test func `are empty if a type has dynamic member lookup`() {
        let open = "@dynamicMemberLookup struct A { subscript(dynamicMember name: String) -> Int { 1 } }"
        #expect(used(open, "let a = A().anything") == [])
    }
}
