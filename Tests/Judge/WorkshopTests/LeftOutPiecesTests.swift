import Testing
import Wire

@testable import Workshop

@Suite struct `Pieces that the course leaves out` {
    private func cut(_ kind: SourceCut.Kind, _ name: String, _ line: Int, _ reason: String) -> SourceCut {
        var cut = SourceCut(kind, file: "API.swift", line: line, name: name, start: 0, end: 1)
        cut.reason = reason
        return cut
    }

    @Test func `are counted in the line of the piece that they need`() {
        let pieces = LeftOutPieces([
            cut(.declaration, "RestManager", 3, "type 'URLSessionConfiguration' has no member 'af'"),
            cut(.body, "load()", 20, "cannot find 'RestManager' in scope"),
            cut(.declaration, "service", 30, "cannot find type 'RestManager' in scope"),
            cut(.statement, "service.start", 40, "cannot find 'service' in scope"),
            cut(.modifier, ".glow", 50, "value of type 'Text' has no member 'glow'"),
        ])
        #expect(
            pieces.lines == [
                "Your app runs, but 5 pieces do not compile with the course:",
                "  API.swift:3 the course leaves out RestManager: type 'URLSessionConfiguration' has no member 'af', and 3 pieces need it",
                "  API.swift:50 .glow does nothing: value of type 'Text' has no member 'glow'",
            ])
    }

    @Test func `are all listed, if each needs the other`() {
        let pieces = LeftOutPieces([
            cut(.declaration, "A", 1, "cannot find type 'B' in scope"),
            cut(.declaration, "B", 2, "cannot find type 'A' in scope"),
        ])
        #expect(pieces.lines.count == 3)
    }
}
