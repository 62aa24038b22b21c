import TestSupport
import Testing
import Workshop

/// Ordinary shipped files in `Ordinary/` compile unchanged. Each file in `Unknown/` uses a name that the
/// course lacks, and the compiler reports the name.
@Suite(.completeProof) struct `A file for Apple's SwiftUI` {
    @Test(arguments: Shelf.ordinary.names) func `passes the gate and compiles if it is ordinary`(
        name: String
    ) throws {
        let result = try Shelf.ordinary.build(name)
        guard case .built = result else {
            Issue.record("\(result.complaint)")
            return
        }
    }

    /// The file's first line is the compiler's error, word for word.
    @Test(arguments: Shelf.unknown.names) func `does not compile if it needs a missing lifecycle`(
        name: String
    ) throws {
        let result = try Shelf.unknown.build(name)
        let expected = try Shelf.unknown.source(name).prefix { $0 != "\n" }.dropFirst("// ".count)
        #expect(result.complaint.contains(expected), "\(result.complaint)")
    }
}
