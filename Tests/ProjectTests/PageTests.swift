import Foundation
import TestSupport
import Testing

/// Tests the pages for people: the facts are true, the words are the project's words, and the pages
/// are short.
@Suite struct `The pages` {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
    }

    /// The pages of `docs/`, without its subfolders.
    private func guides() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Checkout.root.appending(path: "docs").path)
            .filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    }

    /// Counts words as `wc -w` does, but without the bars and dashes of tables.
    private func words(_ text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
    }

    /// The contents of each fenced block of the given kind.
    private func blocks(_ kind: String, in page: String) -> [String] {
        page.components(separatedBy: "\n```\(kind)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    /// The first column of the table in `docs/words.md`.
    private func terms() throws -> [String] {
        let rows = try text("docs/words.md").components(separatedBy: "\n").filter { $0.contains(" | ") }
        return rows.dropFirst().map { String($0[..<($0.range(of: " | ")?.lowerBound ?? $0.endIndex)]) }
    }

    private static let limits = [
        ("README.md", 900), ("CONTRIBUTING.md", 1_500), ("CHANGELOG.md", 2_500), ("docs/words.md", 900),
    ]

    @Test(arguments: limits) func `are short`(page: String, most: Int) throws {
        let count = try words(text(page))
        #expect(count <= most, "\(page) has \(count) words")
    }

    /// The pages that `course check` and tests write.
    private static let generated = ["docs/curriculum.md", "docs/questions.md", "docs/supported.md"]

    @Test func `of docs that people write have at most 30,000 words together`() throws {
        let written = try guides().filter { !Self.generated.contains($0) }
        let count = try written.map { try words(text($0)) }.reduce(0, +)
        #expect(count <= 30_000, "docs/*.md have \(count) words")
    }

    @Test func `name the program's version as the newest release`() throws {
        let version = try text("Sources/App/course/Course.swift")
            .firstMatch(of: #/static let version = "([^"]+)"/#)?.output.1
        let releases = try text("CHANGELOG.md").components(separatedBy: "\n")
            .compactMap { $0.firstMatch(of: #/^## (\d+\.\d+\.\d+) \(/#)?.output.1 }
        #expect(version != nil)
        #expect(version == releases.first)
    }

    @Test func `define each word once, in the order of the alphabet`() throws {
        let terms = try terms().map { $0.lowercased() }
        #expect(terms.count > 50)
        #expect(terms == terms.sorted())
        #expect(Set(terms).count == terms.count)
    }

    /// Pages about Apple's names have Apple's names as headings.
    @Test func `define the words that they have as headings`() throws {
        let ordinary: Set = [
            "accessibility", "attacks", "commands", "context", "costs", "deadlines", "editors", "examples",
            "files", "frameworks",
            "grammar", "interruptions", "keys", "kubernetes", "limits", "modules", "options", "promises",
            "search",
            "signs", "slurm", "symbols", "time", "trust", "weights", "words",
        ]
        let terms = try Set(terms().map { $0.lowercased() })
        for page in try guides() where !["docs/fidelity.md", "docs/supported.md"].contains(page) {
            for line in try text(page).components(separatedBy: "\n") {
                guard let match = line.firstMatch(of: #/^##+ (\w+)$/#) else { continue }
                let heading = match.output.1.lowercased()
                let singular = heading.hasSuffix("s") ? String(heading.dropLast()) : heading
                #expect(
                    ordinary.contains(heading) || terms.contains(heading) || terms.contains(singular),
                    "\(page): docs/words.md does not define \"\(match.output.1)\"")
            }
        }
    }

    /// The README's first screen shows a run of `PromptTests`, without the last lines of the run.
    @Test func `show a run as the program prints it`() throws {
        let readme = try text("README.md")
        let tests = "Tests/App/PromptTests"
        let starter = try text("\(tests)/Course/Exercises/01-rates/01-two-currencies/Starter.swift")
        #expect(blocks("swift", in: readme).first.map { $0 + "\n" } == starter)
        let printed = try text("\(tests)/Snapshots/failed-80.txt").components(separatedBy: "\n")
        var rest = printed[...]
        for line in try #require(blocks("text", in: readme).first).components(separatedBy: "\n") {
            guard let place = rest.firstIndex(of: line) else {
                Issue.record("failed-80.txt does not have this line after the ones before: \(line)")
                continue
            }
            rest = rest[(place + 1)...]
        }
    }

    @Test func `name each word for make, and all that a change has to pass`() throws {
        let readme = try text("README.md")
        for line in try text("Makefile").components(separatedBy: "\n") {
            guard let match = line.firstMatch(of: #/^([a-z]+):.*## /#) else { continue }
            let command = match.output.1 == "help" ? "make" : "make \(match.output.1)"
            #expect(readme.contains("`\(command)`"))
        }
        for line in try text(".ci/run").components(separatedBy: "\n") where line.hasPrefix("make ") {
            #expect(readme.contains("`\(line)`"))
            #expect(try text("CONTRIBUTING.md").contains("`\(line)`"))
        }
    }

    @Test func `name the version of Swift that the scripts name`() throws {
        let tested = try text("scripts/toolchain").firstMatch(of: #/tested with (\d+\.\d+\.\d+)/#)?.output.1
        let readme = try text("README.md").firstMatch(of: #/tested with Swift (\d+\.\d+\.\d+)/#)?.output.1
        #expect(tested != nil)
        #expect(tested == readme)
    }
}
