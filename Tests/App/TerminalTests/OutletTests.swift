import Foundation
import TestSupport
import Testing

/// All output of the course reaches a terminal through `Outlet`.
@Suite struct `An outlet` {
    /// The modules that run in the learner's program. An answer's process writes into a pipe instead of to a
    /// terminal.
    private static let modules = [
        "course", "Teaching", "Laboratory", "Study", "CommandOutput", "Terminal", "CommandLine", "Session",
        "LabSession", "Classroom", "Proof", "Demonstration",
        "Verification",
        "Reporting", "Grading", "Referee", "Curriculum", "Scenario", "Text", "Workshop",
    ]

    @Test func `writes every byte`() throws {
        let writing =
            #/(?:^|[^.\w])(?:print|debugPrint|dump|puts|fputs|putchar|NSLog|vprintf|printf)\(|FileHandle\.standard(?:Output|Error)|\bwrite\(\s*(?:1|2|STDOUT_FILENO|STDERR_FILENO)\b|\bSwift\.print\(/#
        for module in Self.modules {
            let folder = Checkout.folder(of: module)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift")
            }
            #expect(!files.isEmpty, "\(module)")
            // Files in `Findings/` contain quoted Swift code, and the quoted code may call `print`.
            for file in files where !file.hasPrefix("Findings/") && file != "Outlet.swift" {
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                // Most files call no function that prints, and Swift's regular expressions are slow.
                guard
                    text.range(
                        of: #"(?:[pP]rint|dump|puts|putchar|NSLog|printf|write)\(|FileHandle\.standard"#,
                        options: .regularExpression) != nil
                else { continue }
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                    .enumerated()
                {
                    let code = line.replacing(#/"(?:\\.|[^"\n])*"/#, with: "").replacing(#/\/\/.*/#, with: "")
                        .replacing(#/\b(?:func|case) print\(/#, with: "")
                    guard code.contains(writing) else { continue }
                    Issue.record("\(module)/\(file):\(number + 1) writes without Outlet: \(line)")
                }
            }
        }
    }
}
