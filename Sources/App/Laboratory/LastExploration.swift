import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Exploration
import LabSession
import Scenario
import Study
import Text
import VirtualTime

/// The faults that `course explore` reported last, for `course play`.
///
/// One file beside the learner's progress contains the faults of the last explorations, newest first. The file's paths are
/// absolute, so `play` works in any folder.
package struct LastExploration: Codable {
    private struct Fault: Codable {
        let scenario: String
        let seed: UInt64
        let remarks: [Remark]
    }
    private struct Remark: Codable {
        let at: VirtualInstant
        let line: Int?
        let request: Int?
        let sentence: String
    }
    /// The words after `course explore`.
    private let words: [String]
    private let rootName: String?
    private let world: String?
    private let faults: [Fault]

    private static var file: URL {
        ProgressStore.dataFolder(environment: ProcessInfo.processInfo.environment)
            .appending(path: "explorations.json")
    }

    /// The file keeps the last ten explorations. A new exploration of the same source files replaces the old one.
    private static let most = 10

    package init(
        _ report: ExplorationReport, of words: [String], rootName: String?, world: String?, seed: UInt64
    ) {
        self.words = words.map(Self.absolute)
        self.rootName = rootName
        self.world = world.map(Self.absolute)
        faults = report.faults.map { fault in
            Fault(
                scenario: "\(fault.main.scenario)", seed: seed,
                remarks: ([fault.main] + fault.others).filter {
                    $0.scenario.steps == fault.main.scenario.steps
                }
                .map { discovery in
                    let remark = Story.Remark(discovery.finding)
                    return Remark(
                        at: remark.at, line: remark.line, request: remark.request,
                        sentence: remark.sentence)
                })
        }
    }

    private static func absolute(_ word: String) -> String {
        FileManager.default.fileExists(atPath: word) ? URL(filePath: word).standardizedFileURL.path : word
    }

    private static var all: [LastExploration] {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([LastExploration].self, from: $0) }
            ?? []
    }

    /// Puts the new exploration before all other explorations. If writing fails, `course play` cannot replay the faults
    /// of the new exploration.
    package func keep() {
        let others = Self.all.filter { $0.words != words || $0.rootName != rootName }
        do {
            try FileManager.default.createDirectory(
                at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(([self] + others).prefix(Self.most).map(\.self)).write(
                to: Self.file, options: .atomic)
        } catch {
            Output.complain("`course play` cannot replay these faults: \(FailureReason.words(error)).")
        }
    }

    /// Reads the last exploration of the app in the current folder, or else of any app.
    package static func read() throws -> LastExploration {
        let all = all
        let here = FileManager.default.currentDirectoryPath + "/"
        guard let last = all.first(where: { $0.words.contains { here.hasPrefix("\($0)/") } }) ?? all.first
        else {
            throw UsageError("you have explored no app yet", suggestion: "explore FILE")
        }
        return last
    }

    /// Returns a fault as a story that Return runs line by line, with the seed that the story needs.
    func fault(_ number: Int) throws -> (story: Story, seed: RunSeed) {
        guard faults.indices.contains(number - 1) else {
            let found =
                switch faults.count {
                case 0: "no fault"
                case 1: "only fault 1"
                default: "only the faults 1 to \(faults.count)"
                }
            throw UsageError("the last exploration found \(found)")
        }
        let fault = faults[number - 1]
        // If a fixture file of `--world` no longer exists, the story's route fails with an error at run time.
        let scenario = try Scenario(parsing: fault.scenario, name: "fault \(number)")
        let story = Story(
            name: scenario.name, steps: scenario.steps,
            remarks: fault.remarks.map {
                Story.Remark(at: $0.at, line: $0.line, request: $0.request, sentence: $0.sentence)
            })
        return (story, RunSeed(fault.seed))
    }

    /// Runs a fault's story in the lab.
    /// - Parameter isWhole: true to run all lines of the story without waiting for Return.
    package func play(
        _ number: Int, in workspace: Workspace, isWhole: Bool, isJSON: Bool, style: PageStyle
    ) throws -> ExitStatus {
        let (story, seed) = try fault(number)
        return try LabVisit(
            files: words, workspace: workspace, rootName: rootName,
            script: isWhole ? LabScript(returns: story.steps.count, besides: world) : nil,
            seed: seed, sdk: nil, isJSON: isJSON, style: style
        ).play(story, besides: world)
    }
}
