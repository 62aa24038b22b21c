import TestSupport
import Testing
import Workshop

/// Each file in `Corpus/` covers one area in a common style. All files of the corpus are built together, like
/// one app's files.
@Suite(.completeProof) struct `A corpus of files` {
    @Test func `passes the gate and compiles`() throws {
        let names = Shelf.corpus.names
        #expect(names.count >= 60)
        let result = try Shelf.corpus.build(
            names.map { Shelf.corpus.file($0, saying: try Shelf.corpus.source($0)) })
        guard case .built = result else {
            Issue.record("\(result.complaint)")
            return
        }
    }
}
