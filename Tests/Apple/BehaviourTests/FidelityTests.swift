import Foundation
import TestSupport
import Testing

/// Each row of `docs/fidelity.md` names existing tests, and each tested behavior has a row.
@Suite struct `The table of SwiftUI's behavior` {
    /// The test reads the table in `docs/fidelity.md` once, because reading it also scans all tests.
    private static let table = Result { try FidelityTable() }

    @Test func `gives each behavior a source that the page explains`() throws {
        let table = try Self.table.get()
        #expect(table.rows.count > 250)
        for row in table.rows {
            #expect(
                row.source.starts(
                    with:
                        #/Apple|compatibility test|public Foundation tests|measured|reports|published|reimplementation|ours|Swift/#
                ), "\(row.behaviour): \(row.source)")
        }
    }

    @Test func `names existing tests`() throws {
        let table = try Self.table.get()
        for row in table.rows where row.test != "–" {
            #expect(!row.tests.isEmpty, "\(row.behaviour)")
            for test in row.tests { #expect(table.allTests.contains(test), "\(test), of: \(row.behaviour)") }
        }
    }

    @Test(arguments: Gallery.names) func `has a row for every tested behavior`(name: String) throws {
        #expect(try Self.table.get().text.contains("`\(name)`"))
    }
}

private struct FidelityTable {
    struct Row {
        let behaviour: String
        let source: String
        let test: String

        /// The tests that the row names, in backquotes.
        var tests: [String] {
            test.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        }
    }

    let text: String
    let rows: [Row]

    /// The tests that a row of the table may name: files and folders in `Tests`, suites, and `make check`.
    let allTests: Set<String>

    init() throws {
        let top = Checkout.root
        text = try String(contentsOf: top.appending(path: "docs/fidelity.md"), encoding: .utf8)
        rows = text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| "), cells.count == 3, cells[0] != "behavior" else { return nil }
            return Row(behaviour: cells[0], source: cells[1], test: cells[2])
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: top.appending(path: "Tests").path)
        let sources = files.filter { $0.hasSuffix(".swift") }.map { top.appending(path: "Tests/\($0)") }
        var names = Set(sources.map { $0.deletingPathExtension().lastPathComponent })
        names.formUnion(sources.map { $0.deletingLastPathComponent().lastPathComponent } + ["make check"])
        let suite = #/@Suite\s*(?:\("([^"]+)"\))?\s*struct `?([^`{:]+?)`?\s*[{:]/#
        for source in sources {
            for match in try String(contentsOf: source, encoding: .utf8).matches(of: suite) {
                names.insert(String(match.output.1 ?? match.output.2))
            }
        }
        allTests = names
    }
}
