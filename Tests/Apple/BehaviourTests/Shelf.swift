import Foundation
import TestSupport
import Workshop

/// A folder of answers, one per file.
struct Shelf {
    let folder: URL

    static let ordinary = Shelf(named: "Ordinary")
    static let corpus = Shelf(named: "Corpus")
    static let unknown = Shelf(named: "Unknown")

    private static let workshop = Result { try Workshop.underTest() }

    init(named name: String) {
        folder = Checkout.root.appending(path: "Tests/Apple/BehaviourTests/\(name)")
    }

    /// The names come from the folder's files, so a new file is a new test.
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
        try build(name, saying: try source(name))
    }

    func build(_ name: String, saying text: String) throws -> BuildResult {
        try build([file(name, saying: text)])
    }

    /// Looks up the names in the folder's files, as after a slow build, and returns a diagnostic for each undeclared
    /// name.
    func undeclaredNames() throws -> [Diagnostic] {
        let files = try names.map { file($0, saying: try source($0)) }
        return try Self.workshop.get().undeclaredNames(in: Answer(files: files, root: "EmptyView()"))
    }

    func build(_ files: [Answer.File]) throws -> BuildResult {
        try Self.workshop.get().build(Answer(files: files, root: "EmptyView()"))
    }

    func file(_ name: String, saying text: String) -> Answer.File {
        Answer.File(name: name, bytes: Array(text.utf8), author: .learner)
    }
}

extension BuildResult {
    /// The reasons why the build failed, one in each line.
    var complaint: String {
        switch self {
        case .built: "nothing to complain about"
        case .refused(let findings): findings.map { "\($0)" }.joined(separator: "\n")
        case .rejected(let diagnostics):
            diagnostics.map { "\($0.line ?? 0): \($0.message)" }.joined(separator: "\n")
        case .exceeded(let limit, let phase): "\(phase) exceeded \(limit)"
        }
    }
}
