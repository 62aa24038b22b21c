import TestSupport
import Testing
import Workshop

/// Files as people ship them, each in `Ordinary/`, compile unchanged. Each file in `Unknown/` uses a name that the
/// course does not have, and the compiler says so.
@Suite(.completeProof) struct `A file for Apple's SwiftUI` {
    @Test(arguments: Shelf.ordinary.names) func `passes the gate and compiles, if it is an ordinary one`(
        name: String
    ) throws {
        let result = try Shelf.ordinary.build(name)
        guard case .built = result else {
            Issue.record("\(result.complaint)")
            return
        }
    }

    /// The first line of such a file is the compiler's error, word for word.
    @Test(arguments: Shelf.unknown.names) func `does not compile if it needs a lifecycle that is not here`(
        name: String
    ) throws {
        let result = try Shelf.unknown.build(name)
        let expected = try Shelf.unknown.source(name).prefix { $0 != "\n" }.dropFirst("// ".count)
        #expect(result.complaint.contains(expected), "\(result.complaint)")
    }
}
