import Gate
import Testing
import Wire

/// What an answer's files use and do not declare. One name too many here would let an answer wait for nothing; one too few only
/// leaves a name to the compiler.
@Suite struct `The names that a source uses` {
    private func used(_ texts: String...) -> [String] {
        let sources = texts.enumerated().map { Source(name: "\($0).swift", bytes: Array($1.utf8)) }
        return Gate.names(in: sources).uses.map(\.name)
    }

    @Test func `are those after a dot, in a key path and of a call's arguments`() {
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

    @Test func `leave out what another system may have`() {
        let source = """
            #if os(macOS)
            let size = NSScreen.main.frame
            #elseif DEBUG
            #endif
            let name = $text
            """
        #expect(used(source) == ["$text"])
    }

    @Test func `leave out what any of the files declares`() {
        #expect(
            used(
                "func show(_ row: Row) { row.price; row.open(at: 1); pair.first; row.other }",
                "struct Row { var price = 1; func open(at place: Int) {} }; let pair = (first: 1, 2); enum A { case other }"
            )
                == [])
    }

    @Test func `are told where they occur first`() {
        let uses = Gate.names(in: [
            Source(name: "A.swift", bytes: Array("let a = 1\nlet b = a.left.left".utf8))
        ]).uses
        #expect(uses == [.init(name: "left", file: "A.swift", line: 2, column: 11, isMember: true)])
    }

    @Test func `are none where a type looks members up by a text`() {
        let open = "@dynamicMemberLookup struct A { subscript(dynamicMember name: String) -> Int { 1 } }"
        #expect(used(open, "let a = A().anything") == [])
    }
}
