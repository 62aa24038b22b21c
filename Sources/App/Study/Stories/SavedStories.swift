import Exploration
import Foundation
import Manners

/// The stories that an exploration found, as files that the lab and an exercise can play.
package struct SavedStories {
    /// As the learner wrote the folder, in the report's order.
    let names: [String]

    /// Makes the folder, so that a wrong name is told before any story is played.
    package static func prepare(_ folder: String) throws(ReportFile.Failure) {
        do {
            try FileManager.default.createDirectory(
                at: HomePath.file(folder), withIntermediateDirectories: true)
        } catch {
            throw failure(folder, error)
        }
    }

    /// Writes them. A file of that name is not replaced: the next free number is taken.
    package init(_ report: ExplorationReport, in folder: String) throws(ReportFile.Failure) {
        var names: [String] = []
        for discovery in report.discoveries {
            let name = Self.freeName(discovery.finding.code.rawValue, in: folder)
            let seed = discovery.namedUnder.map {
                "# The network named what it touches: play it with --seed \($0).\n"
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

    /// The first sentence, which becomes the scenario's title, and then the rest.
    private static func heading(_ words: String) -> String {
        guard let end = words.firstRange(of: ". ") else { return "# \(words)\n" }
        return "# \(words[..<end.lowerBound]).\n# \(words[end.upperBound...])\n"
    }

    private static func failure(_ path: String, _ error: any Error) -> ReportFile.Failure {
        ReportFile.Failure(
            description:
                "\(path) cannot be written: \(WriteFailure.reason(error)).\nName a folder of yours with --save."
        )
    }

    private static func freeName(_ code: String, in folder: String) -> String {
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var number = 1
        var name: String { "\(folder)/\(code)-\(number).scenario" }
        while FileManager.default.fileExists(atPath: HomePath.file(name).path) { number += 1 }
        return name
    }
}
