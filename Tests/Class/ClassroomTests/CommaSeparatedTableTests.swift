import Testing

@testable import Classroom

@Suite struct `In a comma-separated table` {
    private func written(_ cell: String) -> String { CommaSeparatedTable([cell, "1"]).text }

    @Test(arguments: [
        ("anna", "anna"),
        ("Mayr, Anna", "\"Mayr, Anna\""),
        ("the \"x\"", "\"the \"\"x\"\"\""),
        ("two\nlines", "\"two\nlines\""),
        ("", ""),
    ])
    func `cells are quoted if necessary`(cell: String, quoted: String) {
        #expect(written(cell) == "\(quoted),1\r\n")
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@x", "\tx", "  =x", "=\u{301}x", "＝x"])
    func `no cell is a formula`(cell: String) {
        #expect(written(cell) == "\"'\(cell)\",1\r\n")
    }
}
