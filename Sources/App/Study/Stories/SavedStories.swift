import CommandOutput
import Essentials
import Exploration

/// Saves the stories of an exploration as scenario files.
package struct SavedStories {
    /// The paths of the files, with the folder as the learner typed it, in the order of the report's discoveries.
    let names: [String]

    /// Creates the folder before any story runs, so that a wrong path causes an error at once.
    package static func prepare(_ folder: String) throws(ReportFile.Failure) {
        do {
            try FileManager.default.createDirectory(
                at: HomePath.file(folder), withIntermediateDirectories: true)
        } catch {
            throw failure(folder, error)
        }
    }

    /// Each file takes the next free number, so existing files stay.
    package init(_ report: ExplorationReport, in folder: String) throws(ReportFile.Failure) {
        var names: [String] = []
        for discovery in report.faults.map(\.main) {
            let name = Self.freeName(discovery.finding.code.rawValue, in: folder)
            let seed = discovery.namedUnder.map {
                "# Its labels come from the simulated network: run it with --seed \($0).\n"
            }
            let text = Self.heading(discovery.finding.sentence) + (seed ?? "") + "\(discovery.scenario)"
            do {
                try Data(text.utf8).write(to: HomePath.file(name), options: .withoutOverwriting)
            } catch {
                throw Self.failure(name, error)
            }
            names.append(name)
        }
        self.names = names
    }

    /// Writes a text as comment lines. The first sentence has its own line, because it becomes the scenario's title.
    package static func heading(_ words: String) -> String {
        guard let end = words.firstRange(of: ". ") else { return "# \(words)\n" }
        return "# \(words[..<end.lowerBound]).\n# \(words[end.upperBound...])\n"
    }

    private static func failure(_ path: String, _ error: any Error) -> ReportFile.Failure {
        ReportFile.Failure(
            description:
                "\(path) cannot be written: \(FailureReason.words(error)).\nWith --save, name a folder that you can write to."
        )
    }

    /// The path of a new file for a finding's code, with the next free number.
    package static func freeName(_ code: String, in folder: String) -> String {
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var number = 1
        var name: String { "\(folder)/\(code)-\(number).scenario" }
        while FileManager.default.fileExists(atPath: HomePath.file(name).path) { number += 1 }
        return name
    }
}
