import Exploration
import Foundation

/// The stories that an exploration found, as files that the lab and an exercise can play.
struct SavedStories {
    /// As the learner wrote the folder, in the report's order.
    let names: [String]

    /// Writes them. A file of that name is not replaced: the next free number is taken.
    init(_ report: ExplorationReport, in folder: String) throws {
        var names: [String] = []
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for discovery in report.discoveries {
            let name = Self.freeName(discovery.finding.code.rawValue, in: folder)
            let text = "# \(discovery.finding.sentence)\n\(discovery.scenario)"
            try Data(text.utf8).write(to: URL(filePath: name), options: .withoutOverwriting)
            names.append(name)
        }
        self.names = names
    }

    private static func freeName(_ code: String, in folder: String) -> String {
        var number = 1
        while FileManager.default.fileExists(atPath: "\(folder)/\(code)-\(number).scenario") { number += 1 }
        return "\(folder)/\(code)-\(number).scenario"
    }
}
