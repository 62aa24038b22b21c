import Foundation
import TestSupport
import Testing
import Workshop

/// Files as people ship them, each in `Ordinary/`, compile unchanged. Each file in `Unknown/` uses a name that the
/// course does not have, and the compiler says so.
@Suite struct `A file for Apple's SwiftUI` {
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

    /// The first line of such a file is the place and the message of the error.
    @Test(arguments: Shelf.misspelled.names) func `gets the error of a wrong name deep in a long form`(
        name: String
    ) throws {
        let result = try Shelf.misspelled.build(name)
        let expected = try Shelf.misspelled.source(name).prefix { $0 != "\n" }.dropFirst("// ".count)
        let place = expected.prefix { $0 != " " }
        let message = expected.dropFirst(place.count + 1)
        let lines = result.complaint.split(separator: "\n")
        #expect(
            lines.contains { $0.hasPrefix(place) && $0.contains(message) }, "\(result.complaint)")
        #expect(!result.complaint.contains("in reasonable time"), "\(result.complaint)")
    }
}

/// A folder of answers, one a file.
private struct Shelf {
    let folder: URL

    static let ordinary = Shelf(named: "Ordinary")
    static let unknown = Shelf(named: "Unknown")
    static let misspelled = Shelf(named: "Misspelled")

    private static let workshop = Result { try Workshop.underTest() }

    private init(named name: String) {
        folder = Checkout.root.appending(path: "Tests/BehaviourTests/\(name)")
    }

    /// Read off the folder: another file is another test.
    var names: [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }.sorted()
        } catch {
            return ["\(error)"]
        }
    }

    func source(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    func build(_ name: String) throws -> BuildResult {
        let file = Answer.File(name: name, bytes: Array(try source(name).utf8), author: .learner)
        return try Self.workshop.get().build(Answer(files: [file], root: "EmptyView()"))
    }
}

extension BuildResult {
    /// Why nothing was built, a reason a line.
    fileprivate var complaint: String {
        switch self {
        case .built: "nothing to complain about"
        case .refused(let findings): findings.map { "\($0)" }.joined(separator: "\n")
        case .rejected(let diagnostics):
            diagnostics.map { "\($0.line ?? 0): \($0.message)" }.joined(separator: "\n")
        case .exceeded(let limit, let phase): "\(phase) exceeded \(limit)"
        }
    }
}
