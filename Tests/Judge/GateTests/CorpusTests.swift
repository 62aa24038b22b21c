import Foundation
import Gate
import TestSupport
import Testing

/// The check of the source accepts ordinary Swift code.
@Suite struct `Of the corpus` {
    private static func files(in folder: String, named ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: Checkout.root.appending(path: folder).path)
        return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }.sorted()
            .map { "\(folder)/\($0)" }
    }

    private static var ownFiles: [String] {
        files(in: "Tests/Judge/GateTests/Corpus", named: ".swift")
            // `make check` also compiles each exercise's right and wrong answers.
            + files(in: "Exercises", named: "Starter.swift") + files(in: "Exercises", named: "Solution.swift")
    }

    @Test(arguments: ownFiles) func `each file is accepted`(path: String) throws {
        let bytes = Array(try Data(contentsOf: Checkout.root.appending(path: path)))
        let findings = Gate.read([Source(name: path, bytes: bytes)]).refusals
        #expect(findings == [])
    }

    @Test(
        arguments: files(in: "Lessons", named: ".md").filter { path in
            !["/Questions/", "/Mac/"].contains { path.contains($0) }
        })
    func `each lesson's snippets are accepted`(
        path: String
    ) throws {
        let page = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
        let snippets = Self.snippets(of: page)
        #expect(!snippets.isEmpty)
        for snippet in snippets where !snippet.contains("import Lab") {
            #expect(Gate.read([Source(name: path, bytes: Array(snippet.utf8))]).refusals == [], "\(snippet)")
        }
    }

    /// The contents of a page's Swift code blocks.
    private static func snippets(of page: String) -> [String] {
        var snippets: [String] = []
        var open: [Substring]?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if let lines = open, line.hasPrefix("```") {
                snippets.append(lines.joined(separator: "\n"))
                open = nil
            } else if open != nil {
                open?.append(line)
            } else if line.hasPrefix("```swift") {
                open = []
            }
        }
        return snippets
    }
}
