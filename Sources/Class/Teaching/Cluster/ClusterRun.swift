import Classroom
import Essentials

/// The jobs that grade a class on a cluster, stored as `slurm/run.json` in the folder of results.
///
/// `slurm/run.json` is written when the jobs are submitted, so that a repeated command in any shell can watch the jobs.
struct ClusterRun: Codable, Hashable {
    /// The fingerprint of the answers and conditions, and the options. Two runs with the same `plan` give the same
    /// results.
    var plan: String
    var shards: Int
    var arrays: [Int]
    /// The number of the job that merges the results after the last job array has ended.
    var merge: Int?
    var retries = 0

    var jobs: [Int] { arrays + (merge.map { [$0] } ?? []) }

    struct Place {
        let results: ResultsFolder

        var folder: String { results.path(of: "slurm") }
        var shards: String { results.path(of: "shards") }
        /// The empty file that the merge job's script creates after it succeeds.
        var merged: String { "\(folder)/merged" }
        func log(_ task: String) -> String { "\(folder)/\(task).log" }
        func shard(_ number: Int) -> String { "\(shards)/\(number)" }
        func isGraded(_ number: Int) -> Bool {
            FileManager.default.fileExists(atPath: "\(shard(number))/\(ResultsJSON.fileName)")
        }

        /// The shards' folders, of this run and of earlier runs.
        var shardFolders: [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: shards)) ?? []
            return names.compactMap { Int($0) }.sorted().map(shard)
        }

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
