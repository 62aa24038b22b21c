import Classroom
import Foundation

/// What of a class is under way on a cluster: `slurm/run.json` in the folder of results.
///
/// It is on disk as soon as jobs are submitted, so that the same command goes on watching from any shell.
struct ClusterRun: Codable, Hashable {
    /// A fingerprint of the class and its answers, and the options of the command. A different plan starts a new run.
    var plan: String
    var shards: Int
    /// The submitted job arrays, oldest first. The merge job waits for the last one.
    var arrays: [Int]
    var merge: Int?
    /// How often failed shards were submitted again.
    var retries = 0

    var jobs: [Int] { arrays + (merge.map { [$0] } ?? []) }

    /// The folders and files of a run.
    struct Place {
        let results: ResultsFolder

        var folder: String { results.path(of: "slurm") }
        var shards: String { results.path(of: "shards") }
        /// Made by the merge job when it has merged.
        var merged: String { "\(folder)/merged" }
        func log(_ task: String) -> String { "\(folder)/\(task).log" }
        func shard(_ number: Int) -> String { "\(shards)/\(number)" }
        func isGraded(_ number: Int) -> Bool {
            FileManager.default.fileExists(atPath: "\(shard(number))/\(ResultsJSON.fileName)")
        }

        /// The journals that shards have left, of this run and of earlier ones.
        var shardFolders: [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: shards)) ?? []
            return names.compactMap { Int($0) }.sorted().map(shard)
        }

        /// Takes all of it away.
        func remove() {
            for path in [shards, folder] { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    static func kept(in place: Place) -> ClusterRun? {
        guard let bytes = FileManager.default.contents(atPath: "\(place.folder)/run.json") else { return nil }
        return try? JSONDecoder().decode(ClusterRun.self, from: bytes)
    }

    func keep(in place: Place) throws {
        try place.results.write(Array(try JSONEncoder().encode(self)), as: "slurm/run.json")
    }
}
