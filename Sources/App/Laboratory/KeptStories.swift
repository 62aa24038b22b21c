import CommandOutput
import Essentials
import Exploration
import Scenario
import Study
import Text

/// The stories that show an app's faults, and the faults that the developer accepts. Both are files in the
/// app's folder.
///
///     .course/stories/wrong-screen-1.scenario     a story, with the fault in its comments
///     .course/stories/baseline                    the accepted faults, one a line
package struct KeptStories {
    struct Kept {
        let file: URL
        let scenario: Scenario
        let fault: FaultMark
        let seed: RunSeed
        /// The value that `--root` had when the story was found.
        let rootName: String?
    }

    /// The error for a folder or file of stories that cannot be read or written.
    package struct Fault: Error, CustomStringConvertible { package let description: String }

    static let place = ".course/stories"
    private let folder: URL
    private var baseline: URL { folder.appending(path: "baseline") }

    init(in folder: OwnFolder) { self.folder = folder.stories }

    // MARK: - Reading

    /// Reads all kept stories, sorted by name.
    func all() throws -> [Kept] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contents(of: folder)
            .filter { $0.pathExtension == "scenario" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map(Self.read)
    }

    private static func read(_ file: URL) throws -> Kept {
        let name = "\(place)/\(file.lastPathComponent)"
        let text = try String(contentsOf: file, encoding: .utf8)
        func comment(_ key: String) -> String? {
            text.split(separator: "\n").first { $0.hasPrefix("# \(key): ") }
                .map { String($0.dropFirst(key.count + 4)) }
        }
        guard let fault = comment("fault").map(FaultMark.init), fault.code != nil else {
            throw Fault(
                description:
                    "\(name) has no line `# fault: CODE …` that names its fault. Explore again, or remove the file."
            )
        }
        let scenario: Scenario
        do throws(ScenarioError) {
            scenario = try Scenario(parsing: text, name: file.lastPathComponent, file: name)
        } catch {
            throw Fault(description: "\(error)")
        }
        return Kept(
            file: file, scenario: scenario, fault: fault,
            seed: RunSeed(comment("seed").flatMap(UInt64.init) ?? 1), rootName: comment("root"))
    }

    /// The faults that the developer accepts, as listed in the file `baseline`.
    var accepted: Set<FaultMark> {
        let text = (try? String(contentsOf: baseline, encoding: .utf8)) ?? ""
        return Set(
            text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { FaultMark(String($0)) })
    }

    // MARK: - Writing

    /// Writes the story of each fault into the app's folder. A newer story replaces the older story of the
    /// same fault.
    package func keep(_ report: ExplorationReport, rootName: String?, seed: UInt64) throws {
        let known = (try? all()) ?? []
        for discovery in report.faults.map(\.main) {
            let fault = FaultMark(discovery)
            let file =
                known.first { $0.fault == fault }?.file
                ?? URL(filePath: SavedStories.freeName(discovery.finding.code.rawValue, in: folder.path))
            let root = rootName.map { "# root: \($0)\n" } ?? ""
            try write(
                SavedStories.heading(discovery.finding.sentence)
                    + "# fault: \(fault.text)\n# seed: \(seed)\n\(root)\(discovery.scenario)", to: file)
        }
    }

    /// Accepts the faults of the current report and of all kept stories, and keeps all earlier accepted
    /// faults.
    /// - Returns: the number of accepted faults.
    package func accept(_ report: ExplorationReport) throws -> Int {
        var all = accepted.union(report.discoveries.map(FaultMark.init))
        all.formUnion(try self.all().map(\.fault))
        let lines = all.map(\.text).sorted()
        try write(
            "# Faults that `course explore` no longer reports. Remove a line to see its fault again.\n"
                + lines.map { $0 + "\n" }.joined(), to: baseline)
        return lines.count
    }

    private func write(_ text: String, to file: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw Fault(
                description:
                    "\(Self.place)/\(file.lastPathComponent) cannot be written: \(FailureReason.words(error))."
            )
        }
    }
}
